import { formatDate } from "../../base/locale/format.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Empty, Ltr, PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { useLocale, useText } from "../../base/ui/use-locale.ts";
import { disputeTypes } from "../../complaints/case/complaint.ts";
import { caseText } from "../../complaints/case/text.ts";
import { LEAST, type PublishedCount } from "../../complaints/transparency/small-counts.ts";
import { publishedYears } from "../../complaints/transparency/transparency.server.ts";
import { portalMeta } from "../page-meta.ts";
import { portalText } from "../text.ts";
import { transparencyText } from "../transparency-text.ts";
import type { Route } from "./+types/transparency";

export const loader = async () => ({ years: await publishedYears(), today: new Date() });

export const meta: Route.MetaFunction = (args) => portalMeta(args, transparencyText, (t) => t.title, true);

/** Public page of yearly totals, without counts that could identify a person. */
export default function Transparency({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = transparencyText(locale);
	const p = portalText(locale);
	const { years, today } = loaderData;
	const crumbs = [useHomeCrumb(), { label: p.title, path: pathIn(locale, "/complaints") }, { label: t.title }];
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.title} lead={t.lead} />
			<div className="wide space-y-10 py-10">
				{years.length === 0 ? (
					<Empty title={t.none} />
				) : (
					years.map((year) => <YearSection key={year.year} year={year} />)
				)}
				<p>
					<a href={pathIn(locale, "/decisions")} className="link">
						{t.decisions}
					</a>
				</p>
				<p className="max-w-prose text-soft">
					{t.small(LEAST)} {t.asOf(formatDate(locale, today))}
				</p>
			</div>
		</>
	);
}

function YearSection({ year }: { year: Route.ComponentProps["loaderData"]["years"][number] }) {
	const t = useText(transparencyText);
	const c = useText(caseText);
	const id = `year-${year.year}`;
	const facts: [string, PublishedCount | string][] = [
		[t.filed, year.filed ?? t.fewerThan(LEAST)],
		[t.resolved, year.outcomes.resolved],
		[t.rejected, year.outcomes.rejected],
		[t.appeals, year.appeals ?? t.fewerThan(LEAST)],
		[t.days, year.days ?? "–"],
	];
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="mb-4 text-2xl">
				<Ltr>{year.year}</Ltr>
			</h2>
			<dl className="mb-6 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-5">
				{facts.map(([label, count]) => (
					<div key={label} className="card flex flex-col-reverse justify-end p-5">
						<dt className="text-soft">{label}</dt>
						<dd className={`font-bold digits ${typeof count === "number" ? "text-3xl" : "text-xl"}`}>
							{count ?? t.hidden}
						</dd>
					</div>
				))}
			</dl>
			<table className="card w-full max-w-2xl">
				<caption className="px-5 pb-3 text-start font-semibold">{t.byType}</caption>
				<tbody className="divide-y divide-line">
					{disputeTypes.map((type) => (
						<tr key={type}>
							<th scope="row" className="px-5 py-2.5 text-start font-normal">
								{c[type]}
							</th>
							<td className="px-5 py-2.5 text-end font-semibold digits">{year.types[type] ?? t.hidden}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
