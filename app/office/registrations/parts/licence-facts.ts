import { formatDate } from "../../../base/locale/format.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { licencesText } from "../../../people/registrations/licences/text.ts";

type Facts = {
	season: string;
	category: string;
	number: string | null;
	valid_from: string | null;
	valid_until: string | null;
};

/** A licence in one line: its category, its number and its days. */
export function licenceFacts(locale: Locale, { category, number, valid_from, valid_until }: Facts): string {
	const t = licencesText(locale);
	const days = [valid_from, valid_until].map((day) => (day ? formatDate(locale, day) : "…"));
	const valid = valid_from || valid_until ? days.join(" – ") : t.wholeSeason;
	return [textNamed(t, category) ?? category, number ?? t.noNumber, valid].join(" · ");
}
