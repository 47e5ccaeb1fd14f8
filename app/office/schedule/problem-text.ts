import { defineText } from "../../base/locale/text.ts";

/** The conditions that a tie of a schedule does not keep. */
export const planProblemText = defineText({
	"closed-day": { ar: "يوم بلا مباريات", en: "A day without matches" },
	"hall-closed": { ar: "الصالة مغلقة", en: "The venue is closed" },
	"hall-full": { ar: "لا مكان في الصالة في هذا الوقت", en: "The venue has no room at this time" },
	"squad-twice": {
		ar: (squad: string) => `مباراة أخرى لـ${squad} في اليوم نفسه`,
		en: (squad: string) => `${squad} plays twice on this day`,
	},
	"club-together": {
		ar: (squad: string) => `فريق آخر من نادي ${squad} على أرضه في الصالة واليوم نفسيهما`,
		en: (squad: string) => `Another team of ${squad}'s club is at home in this venue on this day`,
	},
	"derby-late": { ar: "فريقا نادٍ واحد يلتقيان متأخرين", en: "Two teams of one club meet late" },
	"last-apart": { ar: "ليست مع بقية الجولة الأخيرة", en: "Not at the time of the last round" },
	break: { ar: (squad: string) => `كسر تناوب ${squad}`, en: (squad: string) => `Break of ${squad}` },
	wish: { ar: (squad: string) => `رغبة ${squad} لم تتحقق`, en: (squad: string) => `Against a wish of ${squad}` },
	"home-day": {
		ar: (squad: string) => `ليس يوم ${squad} على أرضه`,
		en: (squad: string) => `Not the home day of ${squad}`,
	},
	"home-time": {
		ar: (squad: string) => `ليس وقت ${squad} على أرضه`,
		en: (squad: string) => `Not the home time of ${squad}`,
	},
});
