import { formatDate } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { licencesText } from "../../../people/registrations/licences/text.ts";

type Facts = {
	season: string;
	category_name: string;
	category_name_ar: string;
	number: string | null;
	valid_from: string | null;
	valid_until: string | null;
};

/** A licence in one line: its category, its number and its days. */
export function licenceFacts(locale: Locale, { number, valid_from, valid_until, ...category }: Facts): string {
	const t = licencesText(locale);
	const days = [valid_from, valid_until].map((day) => (day ? formatDate(locale, day) : "…"));
	const valid = valid_from || valid_until ? days.join(" – ") : t.wholeSeason;
	return [pick(locale, category, "category_name"), number ?? t.noNumber, valid].join(" · ");
}
