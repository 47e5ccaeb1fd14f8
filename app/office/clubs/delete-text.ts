import { defineText } from "../../base/locale/text.ts";

/** Why a club is not deleted. */
export const deleteClubText = defineText({
	hasTransfers: {
		ar: "لا يمكن حذف هذا النادي: صدر قرار في انتقال إليه أو منه، والقرار يُحفظ.",
		en: "This club cannot be deleted: a transfer to it or from it was decided, and stays on record.",
	},
});
