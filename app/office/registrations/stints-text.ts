import { defineText } from "../../base/locale/text.ts";

/** Clubs of a player by days, as staff keep them. */
export const stintsText = defineText({
	open: { ar: "أندية اللاعب", en: "Clubs by days" },
	of: { ar: (player: string) => `أندية ${player}`, en: (player: string) => `Clubs of ${player}` },
	lead: {
		ar: "النادي الذي يضم اللاعب اليوم هو ناديه في كل صفحات الموقع، والمباريات السابقة تبقى باسم نادي يومها.",
		en: "The club of today is the player's club on every page of the site; earlier matches keep the club of their day.",
	},
	none: { ar: "لا أندية مسجلة لهذا اللاعب.", en: "No club is recorded for this player." },
	add: { ar: "أضف فترة مع نادٍ", en: "Add a stint" },
	edit: { ar: "تعديل فترة مع نادٍ", en: "Edit a stint" },
	club_id: { ar: "النادي", en: "Club" },
	kind: { ar: "النوع", en: "Kind" },
	own: { ar: "مسجل في النادي", en: "Registered with the club" },
	loan: { ar: "معار إلى النادي", en: "On loan to the club" },
	from_on: { ar: "من يوم", en: "From" },
	fromHint: { ar: "اتركه فارغًا إن كان غير معروف.", en: "Leave it empty when it is not known." },
	until_on: { ar: "إلى يوم", en: "Until" },
	untilHint: { ar: "آخر يوم مع النادي. اتركه فارغًا ما دام معه.", en: "The last day. Leave it empty while it goes on." },
	choose: { ar: "اختر ناديًا", en: "Choose a club" },
	days: {
		ar: (from: string, until: string) =>
			from && until ? `${from} – ${until}` : from ? `منذ ${from}` : until ? `حتى ${until}` : "منذ بداية غير مسجلة",
		en: (from: string, until: string) =>
			from && until ? `${from} – ${until}` : from ? `Since ${from}` : until ? `Until ${until}` : "Since an unknown day",
	},
	today: { ar: "اليوم", en: "Today" },
	deleted: {
		ar: "إن كان نادي اليوم يصبح اللاعب بلا نادٍ. المباريات والأوراق السابقة لا تتغير.",
		en: "If it is the club of today, the player is then without a club. Earlier matches and sheets stay as they are.",
	},
});
