import { defineText } from "../base/locale/text.ts";

export const leagueText = defineText({
	title: { ar: "جدول الدوري", en: "League Table" },
	description: {
		ar: (season: string) =>
			`ترتيب أندية الدوري الممتاز لكرة الطاولة في موسم ${season}: النقاط والنتائج وآخر خمس مباريات.`,
		en: (season: string) =>
			`Standings of the table tennis Premier League ${season}: points, results and the last five matches.`,
	},
	season: { ar: "الموسم", en: "Season" },
	rank: { ar: "الترتيب", en: "Rank" },
	club: { ar: "النادي", en: "Team" },
	played: { ar: "لعب", en: "Played" },
	won: { ar: "فاز", en: "Won" },
	drawn: { ar: "تعادل", en: "Drawn" },
	lost: { ar: "خسر", en: "Lost" },
	for: { ar: "له", en: "For" },
	against: { ar: "عليه", en: "Against" },
	difference: { ar: "الفارق", en: "Difference" },
	differenceShort: { ar: "±", en: "±" },
	points: { ar: "النقاط", en: "Points" },
	playedShort: { ar: "لعب", en: "P" },
	wonShort: { ar: "ف", en: "W" },
	drawnShort: { ar: "ت", en: "D" },
	lostShort: { ar: "خ", en: "L" },
	pointsShort: { ar: "نقاط", en: "Pts" },
	form: { ar: "آخر 5 مباريات", en: "Last 5" },
	win: { ar: "فوز", en: "Win" },
	draw: { ar: "تعادل", en: "Draw" },
	loss: { ar: "خسارة", en: "Loss" },
	winLetter: { ar: "ف", en: "W" },
	drawLetter: { ar: "ت", en: "D" },
	lossLetter: { ar: "خ", en: "L" },
	topZone: { ar: "المراكز الثلاثة الأولى", en: "Top three places" },
	bottomZone: { ar: "المراكز الثلاثة الأخيرة", en: "Bottom three places" },
	zones: {
		ar: "تبيّن العلامتان المركز في الجدول فقط، ولا تعنيان صعودًا ولا هبوطًا.",
		en: "The marks show places in the table only: they decide neither promotion nor relegation.",
	},
	pointsRule: {
		ar: (points: string) => `النقاط في هذا الموسم: ${points}.`,
		en: (points: string) => `Points this season: ${points}.`,
	},
	columns: {
		ar: "«له» و«عليه» والفارق بالمباريات الفردية.",
		en: "For, against and the difference count rubbers.",
	},
	empty: { ar: "لا توجد مباريات مسجلة في هذا الموسم", en: "No matches recorded in this season" },
	failed: { ar: "تعذّر تحميل بيانات الدوري", en: "Error loading league data" },
	calendar: { ar: "أضف مواعيد الدوري إلى تقويمك", en: "Add the league to your calendar" },
});
