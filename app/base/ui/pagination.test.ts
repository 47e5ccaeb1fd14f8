import { expect, test } from "vitest";
import { pagesShown } from "./pagination.tsx";

test.each([
	[1, 1, [1]],
	[1, 2, [1, 2]],
	[1, 9, [1, 2, "gap", 9]],
	[5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
	[3, 9, [1, 2, 3, 4, "gap", 9]],
	[9, 9, [1, "gap", 8, 9]],
])("page %i of %i shows %j", (page, pages, shown) => {
	expect(pagesShown(page, pages)).toEqual(shown);
});
