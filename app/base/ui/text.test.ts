import { expect, test } from "vitest";
import { commonText } from "./text.ts";

test.each([
	[0, "دقيقة", "a minute"],
	[1, "دقيقة", "a minute"],
	[2, "دقيقتين", "2 minutes"],
	[3, "3 دقائق", "3 minutes"],
	[15, "15 دقيقة", "15 minutes"],
	[60, "ساعة", "an hour"],
	[61, "ساعتين", "2 hours"],
	[720, "12 ساعة", "12 hours"],
	[1440, "24 ساعة", "24 hours"],
])("a wait of %s minutes is said as people say it", (minutes, ar, en) => {
	expect(commonText("ar").tooManyTries(minutes)).toBe(`محاولات كثيرة. أعد المحاولة بعد ${ar}.`);
	expect(commonText("en").tooManyTries(minutes)).toBe(`Too many attempts. Try again in ${en}.`);
});
