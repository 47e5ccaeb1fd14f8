import { expect, test } from "vitest";
import { pressedKey } from "./pressed-key.ts";

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test.each([
	{ why: "a letter on a Latin layout", pressed: { key: "j", code: "KeyJ" }, is: "j" },
	{ why: "the letter, not its place, on a Latin layout", pressed: { key: "a", code: "KeyQ" }, is: "a" },
	{ why: "caps lock", pressed: { key: "X", code: "KeyX" }, is: "x" },
	{ why: "the place on an Arabic layout", pressed: { key: "ت", code: "KeyJ" }, is: "j" },
	{ why: "the place of the slash on an Arabic layout", pressed: { key: "ظ", code: "Slash" }, is: "/" },
	{ why: "the Arabic question mark", pressed: { key: "؟", code: "Slash", shiftKey: true }, is: "?" },
	{ why: "a question mark elsewhere on the keyboard", pressed: { key: "?", code: "Minus", shiftKey: true }, is: "?" },
	{ why: "another key in the place of the slash", pressed: { key: "-", code: "Slash" }, is: undefined },
	{ why: "a capital letter", pressed: { key: "J", code: "KeyJ", shiftKey: true }, is: undefined },
	{ why: "a combination of the browser", pressed: { key: "a", code: "KeyA", ctrlKey: true }, is: undefined },
	{ why: "a key with a name", pressed: { key: "Enter", code: "Enter" }, is: undefined },
])("$why: $is", ({ pressed, is }) => {
	expect(pressedKey({ ...none, ...pressed })).toBe(is);
});
