import { defineText } from "../base/locale/text.ts";

/** The areas of the administration by their names. */
export const areaText = defineText({
	areas: { ar: "أقسام الإدارة", en: "Areas of the administration" },
	today: { ar: "اليوم", en: "Today" },
	play: { ar: "المنافسات", en: "Play" },
	people: { ar: "الأندية واللاعبون", en: "Clubs and players" },
	site: { ar: "الموقع", en: "Site" },
	system: { ar: "النظام", en: "System" },
});
