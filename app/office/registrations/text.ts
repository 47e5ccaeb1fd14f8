import { defineText } from "../../base/locale/text.ts";

/** Registrations of players for a season, as staff approve them. */
export const registrationsText = defineText({
	title: { ar: "قيد اللاعبين", en: "Registrations" },
	lead: {
		ar: "رخص الموسم وقوائم الفرق والانتقالات التي تنتظر قرارًا.",
		en: "Licences of the season, players of rosters and transfers that wait for a decision.",
	},
	files: { ar: "ملفات CSV وJSON", en: "CSV and JSON files" },
});
