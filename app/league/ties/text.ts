import { defineText, plural } from "../../base/locale/text.ts";

const ties = { one: "مباراة واحدة", two: "مباراتان", few: "# مباريات", many: "# مباراة", other: "# مباراة" };

export const tiesText = defineText({
	title: { ar: "المباريات", en: "Matches" },
	description: {
		ar: (season: string) => `مواعيد مباريات كرة الطاولة ونتائجها في موسم ${season}.`,
		en: (season: string) => `Table tennis fixtures and results of the season ${season}.`,
	},
	lead: {
		ar: (season: string) => `كل مباريات موسم ${season}`,
		en: (season: string) => `All matches of the ${season} season`,
	},
	scheduled: { ar: "مجدولة", en: "Scheduled" },
	completed: { ar: "منتهية", en: "Completed" },
	cancelled: { ar: "ملغاة", en: "Cancelled" },
	unplayed: { ar: "بلا نتيجة", en: "No result" },
	final: { ar: "النتيجة النهائية", en: "Final" },
	details: { ar: "تفاصيل المباراة", en: "Match details" },
	versus: { ar: "×", en: "vs" },
	club: { ar: "النادي", en: "Club" },
	allClubs: { ar: "كل الأندية", en: "All clubs" },
	status: { ar: "الحالة", en: "Status" },
	allStatuses: { ar: "كل الحالات", en: "All statuses" },
	seasons: { ar: "المواسم", en: "Seasons" },
	season: { ar: "الموسم", en: "Season" },
	showSeason: { ar: "اعرض", en: "Show" },
	apply: { ar: "تصفية", en: "Filter" },
	empty: { ar: "لا توجد مباريات مسجلة", en: "No matches recorded" },
	noneMatch: { ar: "لا توجد مباريات تطابق بحثك", en: "No matches found with these filters" },
	reset: { ar: "اعرض كل المباريات", en: "Show all matches" },
	calendar: { ar: "أضف المواعيد إلى تقويمك", en: "Add the fixtures to your calendar" },
	past: { ar: "النتائج", en: "Results" },
	now: { ar: "الآن", en: "Now" },
	upcoming: { ar: "القادمة", en: "Upcoming" },
	later: {
		ar: (count: number) => `مواعيد لاحقة: ${plural("ar", count, ties)}`,
		en: (count: number) => `Show ${plural("en", count, { one: "# later match", other: "# later matches" })}`,
	},
	earlier: {
		ar: (count: number) => `نتائج أقدم: ${plural("ar", count, ties)}`,
		en: (count: number) => `Show ${plural("en", count, { one: "# earlier result", other: "# earlier results" })}`,
	},
});
