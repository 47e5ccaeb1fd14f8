import { defineText } from "../../../base/locale/text.ts";

/** Problems of the rules of a group. */
export const groupProblems = defineText({
	notPlaces: { ar: "اكتب مراكز مثل 1 أو 11-12", en: "Enter places such as 1 or 11-12" },
	zonesMeet: { ar: "كل مركز في خانة واحدة فقط", en: "A place can be in one field only" },
	notChecks: {
		ar: "اكتب شروطًا مثل licence roster higher:3، أو none",
		en: "Enter checks such as licence roster higher:3, or none",
	},
	notZones: {
		ar: "اكتب المناطق مثل 1-2:promoted 11-12:relegated، بلا تداخل",
		en: "Enter zones such as 1-2:promoted 11-12:relegated that do not overlap",
	},
});
