import { defineText } from "../locale/text.ts";

export const mapText = defineText({
	consent: {
		ar: "تُعرض الخريطة من OpenStreetMap، ولا يُرسل متصفحك إليه شيئًا قبل أن تعرضها.",
		en: "The map comes from OpenStreetMap. Nothing is sent there until you show the map.",
	},
	show: { ar: "اعرض الخريطة", en: "Show the map" },
	hide: { ar: "أخفِ الخريطة", en: "Hide the map" },
	directions: { ar: "الطريق إلى هنا", en: "Directions" },
	copyright: { ar: "© المساهمون في OpenStreetMap", en: "© OpenStreetMap contributors" },
});
