import { defineText } from "../../../base/locale/text.ts";

/** Problems of the rules of a group. */
export const groupProblems = defineText({
	zoneEndsFirst: { ar: "اختر مركزًا لا يسبق الأول", en: "Choose a place that is not above the first one" },
	zonesMeet: { ar: "كل مركز في منطقة واحدة فقط", en: "A place can be in one zone only" },
	tooManyZones: { ar: "للمجموعة 15 منطقة على الأكثر", en: "A group has 15 zones at most" },
	notInZone: { ar: "اكتب بلا أقواس ولا خط فاصل", en: "Enter it without brackets and bars" },
	notChecks: {
		ar: "اكتب شروطًا مثل licence roster higher:3، أو none",
		en: "Enter checks such as licence roster higher:3, or none",
	},
	notZones: {
		ar: "اكتب المناطق مثل 1-2:promoted 11-12:relegated، بلا تداخل. الأنواع promoted وplay_off وrelegated",
		en: "Enter zones such as 1-2:promoted 11-12:relegated that do not overlap. Kinds are promoted, play_off, relegated",
	},
});
