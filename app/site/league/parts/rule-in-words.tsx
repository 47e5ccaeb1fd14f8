import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RuleSet } from "../../../league/ranking/rule-set.ts";
import { wholeCriterion } from "../../../league/ranking/rules/rule-words.ts";
import { rulesPageText } from "../rules-text.ts";

/** The points for each way in which a tie ends. */
export function RulePoints({ rule: { pointsFrom, points, bonus } }: { rule: RuleSet }) {
	const t = rulesPageText(useLocale());
	const { win, draw, loss, walkoverWin = win, walkoverLoss, bothAbsent = 0 } = points;
	const byTie = [
		{ way: t.win, count: win },
		{ way: t.draw, count: draw },
		{ way: t.loss, count: loss },
		...(walkoverWin === win ? [] : [{ way: t.walkoverWin, count: walkoverWin }]),
		...(walkoverLoss === loss ? [] : [{ way: t.walkoverLoss, count: walkoverLoss }]),
		...(bothAbsent === 0 ? [] : [{ way: t.bothAbsent, count: bothAbsent }]),
	];
	const ways = [
		...(pointsFrom === "rubbers" ? [{ way: t.rubber, count: 1 }] : byTie),
		...(bonus?.win ? [{ way: t.bonusWin(bonus.win.margin), count: bonus.win.points }] : []),
		...(bonus?.loss ? [{ way: t.bonusLoss(bonus.loss.margin), count: bonus.loss.points }] : []),
	];
	return (
		<dl className="card divide-y divide-line">
			{ways.map(({ way, count }) => (
				<div key={way} className="flex justify-between gap-4 px-4 py-2.5">
					<dt>{way}</dt>
					<dd className="font-bold digits">{count}</dd>
				</div>
			))}
		</dl>
	);
}

/** The comparisons in their order, and what a comparison means where that is not plain. */
export function RuleSteps({ rule: { criteria, levelToTheEnd } }: { rule: RuleSet }) {
	const locale = useLocale();
	const t = rulesPageText(locale);
	const last = { name: t.byName, lot: t.byLot, "play-off": t.byPlayOff, "shared place": t.byShare }[levelToTheEnd];
	const notes = [
		criteria.some(({ as }) => as === "difference") && t.difference,
		criteria.some(({ as }) => as === "ratio") && t.ratio,
		criteria.some(({ over }) => over === "level") && t.restart,
	];
	return (
		<>
			<p>{t.orderLead}</p>
			<ol className="mt-2 list-decimal space-y-1 ps-6">
				{criteria.map((criterion) => (
					<li key={JSON.stringify(criterion)}>{wholeCriterion(locale, criterion)}</li>
				))}
				<li>{last}</li>
			</ol>
			{notes.map(
				(note) =>
					note && (
						<p key={note} className="mt-2">
							{note}
						</p>
					),
			)}
		</>
	);
}
