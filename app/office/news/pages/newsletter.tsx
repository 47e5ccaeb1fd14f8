import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Empty, Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { newsletterStats } from "../../../news/newsletter/newsletter-stats.server.ts";
import { Bars } from "../../../records/list/parts/bars.tsx";
import { TableHead } from "../../../records/list/parts/list-tools.tsx";
import { recordsText } from "../../../records/text.ts";
import { readersPerMonth } from "../../overview.server.ts";
import { manageNewsletterText } from "../newsletter-text.ts";
import type { Route } from "./+types/newsletter";

export const middleware = [requires("newsletter.manage")];
export const handle = { js: true };

export const loader = async ({ context }: Route.LoaderArgs) => ({
	...(await newsletterStats(actorOf(context))),
	months: await readersPerMonth(new Date()),
});

export default function Newsletter({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageNewsletterText(locale);
	const { counts, issues, bounces, months } = loaderData;
	const figures = [
		{ value: counts.ar, label: t.arabic },
		{ value: counts.en, label: t.english },
		{ value: counts.pending, label: t.pending },
		{ value: counts.left, label: t.left },
	];
	return (
		<div className="space-y-10">
			<section aria-labelledby="readers">
				<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
					<h2 id="readers" className="text-xl">
						{t.readers}
					</h2>
					<a href={pathIn(locale, "/admin/export/:list.csv", { list: "subscribers" })} className="button-quiet">
						{recordsText(locale).exportCsv}
					</a>
				</div>
				<div className="grid gap-4 lg:grid-cols-2">
					<dl className="grid grid-cols-2 gap-4">
						{figures.map(({ value, label }) => (
							<div key={label} className="card flex flex-col-reverse p-5">
								<dt className="text-soft">{label}</dt>
								<dd className="text-2xl font-bold text-brand">{value}</dd>
							</div>
						))}
					</dl>
					<Bars title={t.growth} months={months} />
				</div>
			</section>
			<section aria-labelledby="history">
				<h2 id="history" className="mb-4 text-xl">
					{t.history}
				</h2>
				{issues.length === 0 ? <Empty title={t.none} text={t.noneText} /> : <History issues={issues} />}
			</section>
			<section aria-labelledby="bounces">
				<h2 id="bounces" className="mb-4 text-xl">
					{t.bounces}
				</h2>
				{bounces.length === 0 ? (
					<p className="text-soft">{t.noBounces}</p>
				) : (
					<ul className="card divide-y divide-line">
						{bounces.map((mail) => (
							<li key={mail.id} className="p-4">
								<p className="font-semibold">
									<Ltr>{mail.recipient}</Ltr>
								</p>
								<p className="text-sm text-soft">
									<span dir="auto">{mail.subject}</span> · <Moment at={mail.created_at} />
								</p>
								<p dir="ltr" className="text-start text-sm">
									{mail.last_error}
								</p>
							</li>
						))}
					</ul>
				)}
			</section>
		</div>
	);
}

function History({ issues }: Pick<Route.ComponentProps["loaderData"], "issues">) {
	const t = manageNewsletterText(useLocale());
	const heads = [t.article, t.language, t.sentAt, t.recipients, t.delivered, t.waiting, t.bounced];
	return (
		<section className="card scroll-cue" tabIndex={0} aria-label={t.history}>
			<table className="w-full">
				<TableHead labels={heads} />
				<tbody className="divide-y divide-line">
					{issues.map((issue) => (
						<tr key={issue.id}>
							<td className="px-4 py-2 font-semibold" dir="auto">
								{issue.title}
							</td>
							<td className="px-4 py-2">{issue.language === "ar" ? t.arabic : t.english}</td>
							<td className="px-4 py-2">
								<Moment at={issue.sent_at} />
							</td>
							<td className="px-4 py-2">{issue.recipients}</td>
							<td className="px-4 py-2">{issue.delivered}</td>
							<td className="px-4 py-2">{issue.waiting}</td>
							<td className="px-4 py-2">{issue.bounced}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
