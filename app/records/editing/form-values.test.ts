import { expect, test } from "vitest";
import { formValues, fromRiyadhLocal, riyadhLocal, shortSeen, wholeSeen } from "./form-values.ts";

test.each([
	{ why: "an instant is shown in Riyadh", text: "2026-11-21T19:30", utc: "2026-11-21T16:30:00.000Z" },
	{ why: "a day begins at midnight there", text: "2026-11-21", utc: "2026-11-20T21:00:00.000Z" },
	{ why: "Arabic digits are digits", text: "٢٠٢٦-١١-٢١T١٩:٣٠", utc: "2026-11-21T16:30:00.000Z" },
])("$why", ({ text, utc }) => {
	expect(fromRiyadhLocal(text)?.toISOString()).toBe(utc);
});

test.each(["", "tomorrow", "2026-13-40T10:00", "2026-11-21 19:30"])("%j is no moment", (text) => {
	expect(fromRiyadhLocal(text)).toBeUndefined();
});

test("a row becomes the texts of its controls", () => {
	const row = { name: "A", logo_url: null, ranking: 3, published: true, at: new Date("2026-01-01T00:00:00Z") };
	expect(formValues(row)).toEqual({ name: "A", logo_url: "", ranking: "3", published: "on", at: "2026-01-01T03:00" });
	expect(riyadhLocal(new Date("2026-01-01T00:00:00Z"))).toBe("2026-01-01T03:00");
});

test("what a form saw is shorter where it shows the same still, and whole again on the server", () => {
	const seen = JSON.stringify({ title: "A", content: "one\ntwo", excerpt: "", published: "on" });
	const typed = { title: "B", content: "one\ntwo", excerpt: "" };
	const short = shortSeen(seen, typed);
	expect(JSON.parse(short)).toEqual({ title: "A", content: null, excerpt: "", published: "on" });
	expect(wholeSeen({ ...typed, content: "one\r\ntwo", seen: short })).toBe(seen);
});
