import { pathIn } from "../../../base/locale/path.ts";
import { CheckField, Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale, useText } from "../../../base/ui/use-locale.ts";
import { recordsText } from "../../../records/text.ts";
import { chosenKinds, groups, type Kind, ruleOf } from "../../../settings/retention/kinds.ts";
import type { Count } from "../kinds/due-rows.server.ts";
import { kindText } from "../kinds/kind-text.ts";
import { reasonText } from "../kinds/reason-text.ts";
import type { RetentionState } from "../retention-form.ts";
import { retentionText } from "../text.ts";

type Row = { kind: Kind; days: number; count: Count };
type Props = { kinds: Row[]; version: number; state?: RetentionState };

/** The kinds with their reasons, times and counts; owners change the days that are theirs to choose. */
export function PeriodsForm({ kinds, version, state }: Props) {
	const locale = useLocale();
	const t = retentionText(locale);
	const names = kindText(locale);
	const again = recordsText(locale);
	const days = Object.fromEntries(kinds.map((row) => [row.kind, String(row.days)]));
	const values = { version: String(version), ...days, ...state?.values };
	const labels = {
		...Object.fromEntries(chosenKinds.map((kind) => [kind, names[kind]])),
		confirm_shorter: t.shorterTitle,
	};
	return (
		<form method="post" action={pathIn(locale, "/admin/retention")} noValidate className="space-y-8">
			<input type="hidden" name="intent" value="days" />
			<input type="hidden" name="version" defaultValue={values.version} key={values.version} />
			<ErrorSummary
				form="days"
				state={state}
				labels={labels}
				title={t.notSaved}
				failed={{ title: again.failed, text: again.failedText }}
			/>
			{state?.conflict && (
				<p role="alert" className="rounded-xl border-2 border-loss bg-loss-tint p-4 font-semibold">
					{t.conflict}
				</p>
			)}
			{state?.shorter && (
				<fieldset className="card space-y-2 border-s-4 border-loss p-5">
					<legend className="sr-only">{t.shorterTitle}</legend>
					<ul className="list-disc ps-5">
						{state.shorter.map(({ kind, due }) => (
							<li key={kind}>{t.shorter(names[kind], due.toLocaleString("en"))}</li>
						))}
					</ul>
					<CheckField form="days" name="confirm_shorter" label={t.confirmShorter} state={state} />
				</fieldset>
			)}
			<div className="card divide-y divide-line">
				{groups.map((group) => (
					<KindGroup
						key={group}
						group={group}
						rows={kinds.filter(({ kind }) => ruleOf(kind).group === group)}
						state={{ problems: state?.problems ?? {}, values }}
					/>
				))}
			</div>
			<button type="submit" className="button">
				{t.save}
			</button>
		</form>
	);
}

type FieldState = { problems: Record<string, string>; values: Record<string, string> };

/** The kinds of a group behind a line that sums them up; open where something is wrong. */
function KindGroup({ group, rows, state }: { group: (typeof groups)[number]; rows: Row[]; state: FieldState }) {
	const t = useText(retentionText);
	const sum = (of: (count: Count) => number | undefined) => rows.reduce((all, { count }) => all + (of(count) ?? 0), 0);
	const [stored, due] = [sum(({ all }) => all), sum((count) => count.due)];
	return (
		<details open={rows.some(({ kind }) => state.problems[kind]) || undefined}>
			<summary className="cursor-pointer px-5 py-4">
				<h3 className="me-4 inline text-lg">{t[group]}</h3>
				<span className="me-4 text-sm text-soft">{t.now(stored.toLocaleString("en"))}</span>
				{due > 0 && <span className="text-sm font-semibold">{t.due(due.toLocaleString("en"))}</span>}
			</summary>
			<ul className="divide-y divide-line border-t border-line">
				{rows.map((row) => (
					<KindRow key={row.kind} {...row} state={state} />
				))}
			</ul>
		</details>
	);
}

function KindRow({ kind, count, state }: Row & { state: FieldState }) {
	const t = useText(retentionText);
	const names = useText(kindText);
	const reasons = useText(reasonText);
	const rule = ruleOf(kind);
	return (
		<li className="grid gap-x-8 gap-y-3 p-5 md:grid-cols-[1fr_14rem]">
			<div>
				<p id={`kind-${kind}`} className="font-semibold">
					{names[kind]}
				</p>
				<p className="text-soft">
					{reasons[kind]} {t[rule.end]}
				</p>
				<p className="mt-1 flex flex-wrap gap-x-6 text-sm">
					<span>{t.now(count.all.toLocaleString("en"))}</span>
					<span className={count.due ? "font-semibold" : undefined}>
						{count.due === undefined ? t.dueTonight : t.due(count.due.toLocaleString("en"))}
					</span>
				</p>
			</div>
			{rule.least === undefined ? (
				<p>
					<span className="block text-sm text-soft">{t.fixed}</span>
					<span className="font-semibold">
						{rule.days === undefined ? t.hours(rule.hours) : rule.days === 0 ? t.atEnd : t.days(rule.days)}
					</span>
				</p>
			) : (
				<fieldset aria-labelledby={`kind-${kind}`}>
					<Field
						form="days"
						name={kind}
						label={t.keptFor}
						hint={t.range(rule.least, rule.most)}
						state={state}
						dir="ltr"
						numeric
						maxLength={5}
					/>
				</fieldset>
			)}
		</li>
	);
}
