import { defineText } from "../../base/locale/text.ts";

/** The national ranking of players. */
export const rankingText = defineText({
	podium: { ar: "الثلاثة الأوائل", en: "Top three" },
	title: { ar: "التصنيف الوطني", en: "National ranking" },
	lead: {
		ar: "ترتيب الاتحاد للرجال وللسيدات، والرقم 1 هو الأفضل.",
		en: "The federation's order of men and of women: 1 is the best.",
	},
	description: {
		ar: "التصنيف الوطني للاعبي كرة الطاولة ولاعباتها، مع أنديتهم.",
		en: "The national ranking of table tennis players, with their clubs.",
	},
	lists: { ar: "قوائم التصنيف", en: "Ranking lists" },
	one: { ar: "التصنيف", en: "Ranking" },
	men: { ar: "الرجال", en: "Men" },
	women: { ar: "السيدات", en: "Women" },
	place: { ar: "التصنيف", en: "Ranking" },
	player: { ar: "اللاعب", en: "Player" },
	club: { ar: "النادي", en: "Club" },
	none: { ar: "لم يُنشر تصنيف بعد", en: "No ranking has been published yet" },
});
