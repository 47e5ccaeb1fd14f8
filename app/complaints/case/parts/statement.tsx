import type { ComponentProps } from "react";
import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { sides } from "../complaint.ts";
import { complaintText } from "../complaint-text.ts";
import { representedIn } from "../represented/represented.ts";
import { caseText } from "../text.ts";
import { Fact } from "./fact.tsx";

type Values = { [name: string]: unknown };
const textOf = (values: Values, name: string) => (values[name] ? String(values[name]) : "");

/** The statement of a complaint: type, date, place, words and parties. Only what was given appears. */
export function Statement({ values }: { values: Values }) {
	const locale = useLocale();
	const t = complaintText(locale);
	const type = textOf(values, "dispute_type");
	const day = textOf(values, "incident_date");
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
	const represented = representedIn(locale, textOf(values, "represented_name"), textOf(values, "represented_as"));
	const extra = (["incident_location_ar", "detailed_description_ar"] as const).filter((name) => values[name]);
	const involved = sides.filter((side) => partyFields.some((name) => values[`${side}_party_${name}`]));
	return (
		<div className="space-y-6">
			<dl className="grid gap-5 sm:grid-cols-2">
				<Fact label={t.dispute_type}>{type && textNamed(caseText(locale), type)}</Fact>
				<Known label={t.incident_date}>{isDay ? formatDate(locale, day) : day}</Known>
				<Known label={t.representedFor}>{represented}</Known>
				{textOf(values, "match_id") && (
					<Fact label={t.match}>
						<a href={pathIn(locale, "/match/:id", { id: textOf(values, "match_id") })} className="link">
							{t.openMatch}
						</a>
					</Fact>
				)}
				<Known label={t.incident_location}>{textOf(values, "incident_location")}</Known>
				<Fact label={t.detailed_description} long wide>
					{textOf(values, "detailed_description")}
				</Fact>
				{extra.map((name) => (
					<Fact key={name} label={t[name]} long wide>
						{textOf(values, name)}
					</Fact>
				))}
			</dl>
			{involved.length > 0 && (
				<section>
					<h3 className="mb-3 text-lg font-semibold">{t.parties}</h3>
					<div className="grid gap-6 sm:grid-cols-2">
						{involved.map((side) => (
							<dl key={side} className="space-y-3 border-s-4 border-line ps-4">
								<Fact label={t[`${side}Party`]}>{textOf(values, `${side}_party_full_name`)}</Fact>
								<Known label={t.party_phone} ltr>
									{textOf(values, `${side}_party_phone`)}
								</Known>
								<Known label={t.party_organization}>{textOf(values, `${side}_party_organization`)}</Known>
							</dl>
						))}
					</div>
				</section>
			)}
		</div>
	);
}

const partyFields = ["full_name", "phone", "organization"] as const;

/** A fact that need not be given, where it was. */
const Known = (props: ComponentProps<typeof Fact>) => (props.children ? <Fact {...props} /> : null);
