import { formatDate } from "../../../base/locale/format.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { sides } from "../complaint.ts";
import { complaintText } from "../complaint-text.ts";
import { caseText } from "../text.ts";
import { Fact } from "./fact.tsx";

type Values = { [name: string]: unknown };
const textOf = (values: Values, name: string) => (values[name] ? String(values[name]) : "");

/** The statement of a complaint: type, date, place, words and parties. Translations appear where there are any. */
export function Statement({ values, heading: Heading = "h2" }: { values: Values; heading?: "h2" | "h3" }) {
	const locale = useLocale();
	const t = complaintText(locale);
	const type = textOf(values, "dispute_type");
	const day = textOf(values, "incident_date");
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
	const extra = (["incident_location_ar", "detailed_description_ar"] as const).filter((name) => values[name]);
	return (
		<div className="space-y-6">
			<dl className="grid gap-5 sm:grid-cols-2">
				<Fact label={t.dispute_type}>{type && textNamed(caseText(locale), type)}</Fact>
				<Fact label={t.incident_date}>{isDay ? formatDate(locale, day) : day}</Fact>
				<Fact label={t.incident_location}>{textOf(values, "incident_location")}</Fact>
				<Fact label={t.detailed_description} long wide>
					{textOf(values, "detailed_description")}
				</Fact>
				{extra.map((name) => (
					<Fact key={name} label={t[name]} long wide>
						{textOf(values, name)}
					</Fact>
				))}
			</dl>
			<section>
				<Heading className="mb-3 text-lg font-semibold">{t.parties}</Heading>
				<div className="grid gap-6 sm:grid-cols-2">
					{sides.map((side) => (
						<dl key={side} className="space-y-3 border-s-4 border-line ps-4">
							<Fact label={t[`${side}Party`]}>{textOf(values, `${side}_party_full_name`)}</Fact>
							<Fact label={t.party_phone} ltr>
								{textOf(values, `${side}_party_phone`)}
							</Fact>
							<Fact label={t.party_organization}>{textOf(values, `${side}_party_organization`)}</Fact>
						</dl>
					))}
				</div>
			</section>
		</div>
	);
}
