import { defineText, plural } from "../../base/locale/text.ts";

const teams = {
	zero: "لا يتغير مركز أي فريق",
	one: "يتغير مركز فريق واحد",
	two: "يتغير مركز فريقين",
	few: "يتغير مركز # فرق",
	many: "يتغير مركز # فريقًا",
	other: "يتغير مركز # فريق",
};

/** The tables of a season as changed criteria would make them. */
export const previewText = defineText({
	title: { ar: "الجدول بهذه المعايير", en: "The table under these criteria" },
	show: { ar: "عاين الجدول بها", en: "Preview the table" },
	note: {
		ar: "هذه معاينة لجداول هذا الموسم، ولم يُحفظ شيء. أغلق الصفحة لتعود إلى النموذج.",
		en: "This is a preview of this season's tables. Nothing is saved. Close this page to return to the form.",
	},
	wrong: {
		ar: "في النموذج خطأ، فلا معاينة. عد إليه واضغط «حفظ» لترى موضعه.",
		en: "The form has a mistake, so there is no preview. Press Save in it to see where.",
	},
	nothing: {
		ar: "تُفتح المعاينة من نموذج المعايير.",
		en: "The preview opens from the form of the criteria.",
	},
	noGroup: {
		ar: "لا تستعمل هذه المعايير أي مجموعة لم تنته بعد في هذا الموسم.",
		en: "No group that goes on uses these criteria this season.",
	},
	noTies: { ar: "لم تُلعب مباراة بعد.", en: "No match has been played yet." },
	moved: {
		ar: (count: number) => plural("ar", count, teams),
		en: (count: number) =>
			plural("en", count, {
				zero: "No team changes place",
				one: "# team changes place",
				other: "# teams change place",
			}),
	},
	team: { ar: "الفريق", en: "Team" },
	place: { ar: "المركز", en: "Place" },
	placeNow: { ar: "المركز الآن", en: "Place now" },
	points: { ar: "النقاط", en: "Points" },
	pointsNow: { ar: "النقاط الآن", en: "Points now" },
	up: { ar: "صعد", en: "Up" },
	down: { ar: "نزل", en: "Down" },
});
