import { expect, test } from "vitest";
import { isCurrent, mainMenu } from "./navigation.ts";

const current = (path: string) => mainMenu.filter(({ page }) => isCurrent(page, path)).map(({ page }) => page);

test.each([
	["/", ["/"]],
	["/news", ["/news"]],
	["/news/3", ["/news"]],
	["/team/7", ["/teams"]],
	["/teams", ["/teams"]],
	["/national/mens", ["/national"]],
	["/newsletter/confirm/1", []],
	["/search", []],
])("on %s the bar marks %j", (path, marked) => {
	expect(current(path)).toEqual(marked);
});
