import { defineText } from "../../base/locale/text.ts";

/** Problems of the settings' forms. */
export const settingsProblems = defineText({
	closedTooLong: {
		ar: "لا تزيد أيام الإجازة المتصلة على 30 يومًا. تحقق من التاريخ والسنة",
		en: "At most 30 days without a break are holidays. Check the day and the year",
	},
});
