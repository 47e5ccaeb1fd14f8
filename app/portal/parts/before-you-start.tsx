import type { ReactNode } from "react";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale, useText } from "../../base/ui/use-locale.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { beforeText } from "../before-text.ts";

type HeadingLevel = "h2" | "h3";

/**
 * Who may complain, about what, what is needed, the periods, who decides, and what happens to the data
 * (docs/rules/complaints.md#deadlines).
 */
export function BeforeYouStart({ heading }: { heading: HeadingLevel }) {
	const locale = useLocale();
	const t = beforeText(locale);
	const { officers_may_resolve } = useSettings();
	const texts = [
		{ title: t.who, text: t.whoText },
		{ title: t.what, text: t.whatText },
		{ title: t.need, text: t.needText },
		{ title: t.decides, text: officers_may_resolve === "yes" ? t.decidesTextBoth : t.decidesText },
		{ title: t.appeal, text: t.appealText },
	];
	return (
		<div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
			<Times heading={heading} />
			{texts.map(({ title, text }) => (
				<Point key={title} heading={heading} title={title}>
					<p>{text}</p>
				</Point>
			))}
			<Point heading={heading} title={t.data}>
				<p>{t.dataText}</p>
				<p>
					<a href={pathIn(locale, "/complaints/my-data")} className="link inline-block py-2">
						{t.dataLink}
					</a>
				</p>
			</Point>
		</div>
	);
}

function Times({ heading }: { heading: HeadingLevel }) {
	const t = useText(beforeText);
	const { first_answer_days, decision_days, answer_days, appeal_days, appeal_decision_days } = useSettings();
	const rows = [
		{ label: t.firstAnswer, time: t.within(first_answer_days) },
		{ label: t.decision, time: t.within(decision_days) },
		{ label: t.yourAnswer, time: t.within(answer_days) },
		{ label: t.appealWindow, time: t.withinDays(appeal_days) },
		{ label: t.appealDecision, time: t.within(appeal_decision_days) },
	];
	return (
		<Point heading={heading} title={t.times}>
			<dl className="divide-y divide-line">
				{rows.map(({ label, time }) => (
					<div key={label} className="flex flex-wrap justify-between gap-x-4 py-1.5">
						<dt>{label}</dt>
						<dd className="font-semibold">{time}</dd>
					</div>
				))}
			</dl>
			<p className="mt-2 text-sm text-soft">{t.timesNote}</p>
		</Point>
	);
}

function Point({ heading: Heading, title, children }: { heading: HeadingLevel; title: string; children: ReactNode }) {
	return (
		<section className="border-s-4 border-ball ps-4">
			<Heading className="text-lg">{title}</Heading>
			{children}
		</section>
	);
}
