import { defineText } from "../../base/locale/text.ts";

/** Tables and ties in pages of other sites, and the page that gives the code for it. */
export const embedText = defineText({
	title: { ar: "الجدول والمباريات في موقعك", en: "Tables and matches on your site" },
	description: {
		ar: "شيفرة جاهزة لعرض جدول مجموعة أو مبارياتها في موقع ناديك، تتحدّث وحدها.",
		en: "Code that shows a group's table or matches on your club's site and keeps itself up to date.",
	},
	lead: {
		ar: "انسخ الشيفرة إلى صفحتك. تُعرض النتائج كما هي هنا، وتتحدّث وحدها، ولا تضع أي ملف ارتباط.",
		en: "Copy the code into your page. It shows the results as they are here, keeps itself up to date and sets no cookie.",
	},
	group: { ar: "المجموعة", en: "Group" },
	show: { ar: "اعرض الشيفرة", en: "Show the code" },
	table: { ar: "جدول الترتيب", en: "Table" },
	matches: { ar: "المباريات", en: "Matches" },
	language: { ar: "بالعربية", en: "In Arabic" },
	english: { ar: "بالإنجليزية", en: "In English" },
	look: { ar: "شاهده وحده", en: "See it on its own" },
	height: {
		ar: "السطر الثاني يجعل الإطار بطول محتواه. من دونه يبقى بالارتفاع المكتوب في السطر الأول.",
		en: "The second line makes the frame as tall as its content. Without it the frame keeps the height of the first line.",
	},
	none: { ar: "لا مجموعات في هذا الموسم بعد.", en: "There are no groups in this season yet." },
	notThere: { ar: "لم تعد هذه المجموعة معروضة.", en: "This group is no longer shown." },
	results: { ar: "آخر النتائج", en: "Latest results" },
	next: { ar: "المباريات القادمة", en: "Upcoming matches" },
	noTies: { ar: "لا مباريات", en: "No matches" },
	noSquads: { ar: "لم تُحدد الفرق المشاركة بعد.", en: "The teams are not known yet." },
	from: { ar: (site: string) => `من موقع ${site}`, en: (site: string) => `From the ${site}` },
});
