import { expect, test } from "vitest";
import { withdrawalText } from "./withdrawals-text.ts";

test.each([
	[1, 1, "1 of 1 match", "1 من مباراة واحدة"],
	[1, 2, "1 of 2 matches", "1 من مباراتين"],
	[4, 5, "4 of 5 matches", "4 من 5 مباريات"],
	[7, 12, "7 of 12 matches", "7 من 12 مباراة"],
])("what was played, %i of %i, is said in the plural of each language", (played, all, english, arabic) => {
	expect(withdrawalText("en").byRule(played, all, true)).toContain(`played ${english}, so`);
	expect(withdrawalText("ar").byRule(played, all, true)).toContain(`لعب ${arabic}، فتبقى`);
});
