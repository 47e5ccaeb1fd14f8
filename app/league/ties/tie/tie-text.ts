import { defineText } from "../../../base/locale/text.ts";

/** The page of one tie. */
export const tieText = defineText({
	description: {
		ar: (home: string, away: string, competition: string) =>
			`مباراة ${home} و${away} في ${competition}: الموعد والمكان والنتيجة واللقاءات السابقة.`,
		en: (home: string, away: string, competition: string) =>
			`${home} against ${away} in the ${competition}: date, venue, result and previous meetings.`,
	},
	facts: { ar: "عن المباراة", en: "About the match" },
	competition: { ar: "المسابقة", en: "Competition" },
	round: { ar: "الجولة", en: "Round" },
	when: { ar: "الموعد", en: "Date" },
	where: { ar: "المكان", en: "Venue" },
	reason: { ar: "السبب", en: "Reason" },
	firstPlanned: {
		ar: (day: string) => `كانت مقررة في ${day}`,
		en: (day: string) => `First planned for ${day}`,
	},
	dates: { ar: "مواعيد سابقة", en: "Earlier dates" },
	movedOn: {
		ar: (from: string, on: string) => `${from}، وتغيّر في ${on}`,
		en: (from: string, on: string) => `${from}, changed on ${on}`,
	},
	allMeetings: { ar: "كل لقاءات الناديين", en: "All meetings of the two clubs" },
	openedFirst: {
		ar: (club: string, other: string, moment: string) =>
			`فتح ${club} ورقة المباراة، ومعها تشكيلة ${other}، في ${moment}، ولم يكن قد سلّم تشكيلته.`,
		en: (club: string, other: string, moment: string) =>
			`${club} opened the match sheet, and with it the line-up of ${other}, on ${moment}, without having handed in its own.`,
	},
	meetings: { ar: "اللقاءات السابقة", en: "Previous meetings" },
	noMeetings: { ar: "لا لقاء سابقًا بين الفريقين في السجل.", en: "No earlier meeting of the two is on record." },
	winsOf: { ar: (club: string) => `فوز ${club}`, en: (club: string) => `${club} won` },
	draws: { ar: "تعادل", en: "Drawn" },
	calendar: { ar: "أضف المباراة إلى تقويمك", en: "Add the match to your calendar" },
	venueCalendar: { ar: "تقويم مباريات هذه الصالة", en: "Calendar of this venue" },
	table: { ar: "جدول الترتيب", en: "Table" },
	allTies: { ar: "كل المباريات", en: "All matches" },
	notFound: { ar: "المباراة غير موجودة", en: "Match not found" },
	notFoundText: {
		ar: "لا توجد مباراة بهذا الرقم، أو لم تُعلن بعد.",
		en: "There is no match with this number, or it has not been announced yet.",
	},
});
