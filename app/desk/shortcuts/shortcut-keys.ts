/**
 * Single keys of the desk. They are those of the letters where a keyboard types Latin, else those of the same places.
 */
export const shortcuts = ["j", "k", "x", "e", "a", "/", "?"] as const;
export type Shortcut = (typeof shortcuts)[number];

type KeyPress = {
	key: string;
	code: string;
	shiftKey: boolean;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
};

const byPlace: Record<string, Shortcut> = { KeyJ: "j", KeyK: "k", KeyX: "x", KeyE: "e", KeyA: "a", Slash: "/" };

/** The shortcut that was pressed, on a Latin or an Arabic layout; undefined for any other key and for combinations. */
export function shortcutOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): Shortcut | undefined {
	if (ctrlKey || metaKey || altKey || key.length !== 1) return undefined;
	if (key === "/" || key === "?") return key;
	const isAscii = key.charCodeAt(0) < 128;
	const found = isAscii ? shortcuts.find((each) => each === key.toLowerCase()) : byPlace[code];
	if (found === "/" && shiftKey) return "?";
	return shiftKey ? undefined : found;
}
