import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { formatDate, formatMonth } from "../../base/locale/format.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { Status } from "../../complaints/case/complaint.ts";
import { caseText } from "../../complaints/case/text.ts";
import { caseNumbers } from "../../complaints/case-list/case-numbers.server.ts";
import { deskMeta } from "../desk-meta.ts";
import { numbersText } from "../numbers-text.ts";
import { Chart, type Tint } from "../parts/chart.tsx";
import { MonthTable } from "../parts/month-table.tsx";
import { deskText } from "../text.ts";
import type { Route } from "./+types/numbers";

export const middleware = [requires("case.handle")];

export const loader = ({ context }: Route.LoaderArgs) => caseNumbers(actorOf(context), new Date());

export const meta: Route.MetaFunction = (args) => deskMeta(args, deskText, (t) => t.numbers);

/** The colour of a status, as its badge has it. */
const tintOf: Partial<Record<Status, Tint>> = {
	submitted: "ball",
	pending_information: "draw",
	incomplete_evidence: "draw",
	resolved: "win",
	rejected: "loss",
	closed: "soft",
};

export default function Numbers({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = numbersText(locale);
	const c = caseText(locale);
	const { months, types, statuses, open, late, decided, first_answer_hours, decision_days, appeals } = loaderData;
	const { recount } = loaderData;
	const brand = (label: string) => [{ label, tint: "brand" as const }];
	const share = (part: number, all: number) =>
		all === 0
			? { figure: "–", text: t.none }
			: { figure: `${Math.round((part / all) * 100)}%`, text: t.ofAll(part, all) };
	const figures = [
		{ label: t.firstAnswer, figure: first_answer_hours === null ? t.none : t.hours(Math.round(first_answer_hours)) },
		{ label: t.decision, figure: decision_days === null ? t.none : t.days(Math.round(decision_days)) },
		{ label: t.late, ...share(late, decided) },
		{ label: t.overdue, ...share(open.late, open.open) },
		{ label: t.unanswered, ...share(open.unanswered, open.open) },
	];
	return (
		<>
			<h2 className="text-2xl">{t.title}</h2>
			<p className="mb-6 text-soft">{t.lead}</p>
			<dl className="mb-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
				{figures.map(({ label, figure, ...rest }) => (
					<div key={label} className="card flex flex-col-reverse justify-end p-5">
						<dt className="text-soft">{label}</dt>
						<dd className="text-2xl font-bold">
							{figure}
							{"text" in rest && <bdi className="ms-2 text-sm font-normal text-soft">{rest.text}</bdi>}
						</dd>
					</div>
				))}
			</dl>
			{recount && recount.rows > 0 && (
				<p className="-mt-4 mb-8 text-sm text-soft">
					{t.lateHint(formatDate(locale, recount.at), recount.corrected, recount.rows)}
				</p>
			)}
			<div className="grid gap-6 lg:grid-cols-2">
				<Chart
					title={t.byMonth}
					of={t.month}
					series={[...brand(t.filed), { label: t.decided, tint: "ball" }]}
					rows={months.map(({ month, ...each }) => ({
						label: formatMonth(locale, month),
						values: [each.filed, each.decided],
					}))}
					asTable={t.asTable}
					empty={t.emptyMonths}
				/>
				<Chart
					title={t.byType}
					of={t.type}
					series={[{ label: t.count, tint: "ball" }]}
					empty={t.emptyTypes}
					rows={types.map(({ type, months: each }) => ({ label: c[type], values: [each.reduce((a, b) => a + b, 0)] }))}
					asTable={t.asTable}
				/>
				<Chart
					title={t.byStatus}
					of={t.status}
					series={brand(t.count)}
					rows={statuses.map(({ status, count }) => ({ label: c[status], values: [count], tint: tintOf[status] }))}
					empty={t.emptyStatuses}
					asTable={t.asTable}
				/>
				<Chart
					title={t.appeals}
					of={t.appeal}
					series={brand(t.count)}
					rows={[
						{ label: t.appealsFiled, values: [appeals.filed], tint: "draw" },
						{ label: t.appealsChanged, values: [appeals.changed], tint: "loss" },
						{ label: t.appealsUpheld, values: [appeals.kept], tint: "win" },
					]}
					asTable={t.asTable}
				/>
			</div>
			<div className="mt-6 space-y-6">
				<MonthTable
					title={t.typesOverTime}
					of={t.type}
					months={months.map(({ month }) => month)}
					rows={types.map(({ type, months: each }) => ({ label: c[type], values: each }))}
				/>
				<MonthTable
					title={t.statusesOverTime}
					of={t.status}
					months={months.map(({ month }) => month)}
					rows={statuses.map(({ status, months: each }) => ({ label: c[status], values: each }))}
				/>
			</div>
		</>
	);
}
