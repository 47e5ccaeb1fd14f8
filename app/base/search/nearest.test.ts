import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";

const clubs: [string, string][] = ["Al-Waha", "Al-Fanar", "Al-Rimal", "الواحة"].map((name) => [name, name]);

test.each([
	["Al-Wahaa", ["Al-Waha"]],
	["Al Wahha", ["Al-Waha"]],
	["الواحه", ["الواحة"]],
	["Fanor", ["Al-Fanar"]],
	["Something else", []],
	["", []],
])("%j is near %j", (given, near) => {
	expect(nearest(given, clubs)).toEqual(near);
});
