import { defineText } from "../../base/locale/text.ts";

export const nationalTeamsText = defineText({
	title: { ar: "المنتخبات الوطنية", en: "National Teams" },
	lead: {
		ar: "لاعبونا الذين يمثلون بلادنا في آسيا والعالم.",
		en: "Our players who represent the country in Asia and the world.",
	},
	description: {
		ar: "المنتخبات الوطنية لكرة الطاولة: الرجال والسيدات والشباب وذوو الإعاقة.",
		en: "The national table tennis teams: men, women, youth and para.",
	},
	mens: { ar: "الرجال", en: "Men" },
	womens: { ar: "السيدات", en: "Women" },
	youth: { ar: "الشباب", en: "Youth" },
	paralympic: { ar: "ذوو الإعاقة", en: "Para" },
	coach: { ar: "المدرب", en: "Coach" },
	players: { ar: "اللاعبون", en: "Players" },
	rankingNote: {
		ar: "التصنيف الوطني: ترتيب الاتحاد للاعبين، و1 هو الأعلى. من لا تصنيف له يُحسب 999 في المتوسط.",
		en: "National ranking: the federation's order of players, 1 is the best. A player without one counts as 999 in the average.",
	},
	topPlayers: { ar: "الأعلى تصنيفًا", en: "Highest ranked" },
	restOfTeam: { ar: "بقية المنتخب", en: "The rest of the team" },
	totalPlayers: { ar: "عدد أفراد المنتخب", en: "Total players" },
	averageRanking: { ar: "متوسط التصنيف الوطني", en: "Average national ranking" },
	noPlayers: { ar: "لا يوجد لاعبون", en: "No Players" },
	empty: { ar: "لم تُعلن المنتخبات بعد", en: "The national teams have not been announced yet" },
	notAnnounced: { ar: "لم تُعلن قائمة هذا المنتخب بعد", en: "This team has not been announced yet" },
	notAnnouncedText: { ar: "تُنشر القائمة هنا فور اعتمادها.", en: "The squad appears here as soon as it is approved." },
	backToTeams: { ar: "العودة إلى المنتخبات", en: "Back to the national teams" },
	achievements: { ar: "الإنجازات", en: "Achievements" },
	viewTeam: { ar: "تعرّف على المنتخب", en: "Meet the team" },
	ranking: { ar: "التصنيف الوطني", en: "National ranking" },
});
