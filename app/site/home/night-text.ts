import { defineText } from "../../base/locale/text.ts";

/** The home page on the night of a match. */
export const nightText = defineText({
	title: { ar: "مباريات اليوم", en: "Today's matches" },
	playing: { ar: "تُلعب الآن", en: "Being played now" },
	others: { ar: "بقية مباريات اليوم", en: "Also today" },
	saved: {
		ar: "النتائج كما يحفظها الفريقان أثناء اللعب.",
		en: "Scores as the teams save them during play.",
	},
	all: { ar: "كل المباريات", en: "All matches" },
	ifEnded: { ar: "الجدول لو انتهت المباريات الآن", en: "The table if it ended now" },
	notOfficial: {
		ar: "تُحسب المباريات الجارية بنتائجها الآن. ليس هذا الجدول الرسمي.",
		en: "Matches in play count with their present scores. This is not the official table.",
	},
	official: { ar: "الجدول الرسمي", en: "The official table" },
	up: { ar: (place: number) => `صعودًا من المركز ${place}`, en: (place: number) => `up from place ${place}` },
	down: { ar: (place: number) => `نزولًا من المركز ${place}`, en: (place: number) => `down from place ${place}` },
	isPlaying: { ar: "يلعب الآن", en: "playing now" },
});
