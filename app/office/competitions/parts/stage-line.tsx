import { useLocale } from "../../../base/ui/use-locale.ts";
import { chosenKinds, isChosen, type StageKind } from "../../../league/competitions/stage.ts";
import type { stagesOf } from "../../../league/competitions/stages.server.ts";
import { stagesText } from "../../../league/competitions/text.ts";

type Props = {
	stage: Awaited<ReturnType<typeof stagesOf>>[number];
	/** Counts from 1. */
	nth: number;
	last: number;
};

/** A stage with its kind and its place, each a form of its own. */
export function StageLine({ stage, nth, last }: Props) {
	const t = stagesText(useLocale());
	const name = t.stage(nth);
	const groups = stage.groups ?? 0;
	return (
		<li className="space-y-3 p-4">
			<p>
				<span className="font-semibold">{name}</span> <span className="text-soft">{t.count(groups)}</span>
			</p>
			<form method="post" className="flex flex-wrap items-end gap-2">
				<input type="hidden" name="stage" value={stage.id} />
				<KindSelect label={`${t.kind}: ${name}`} kind={stage.kind} />
				<button type="submit" name="intent" value="change" className="button-quiet" aria-label={`${t.save}: ${name}`}>
					{t.save}
				</button>
				{nth > 1 && (
					<button type="submit" name="intent" value="up" className="button-quiet" aria-label={`${t.up}: ${name}`}>
						{t.up}
					</button>
				)}
				{nth < last && (
					<button type="submit" name="intent" value="down" className="button-quiet" aria-label={`${t.down}: ${name}`}>
						{t.down}
					</button>
				)}
				{last > 1 && groups === 0 && (
					<button
						type="submit"
						name="intent"
						value="delete"
						className="button-quiet text-loss"
						aria-label={`${t.delete}: ${name}`}
					>
						{t.delete}
					</button>
				)}
			</form>
			{last > 1 && groups > 0 && <p className="text-sm text-soft">{t.used}</p>}
		</li>
	);
}

/** The kinds that may be chosen, and the stage's own where it is none of them. */
export function KindSelect({ label, kind }: { label: string; kind?: StageKind }) {
	const t = stagesText(useLocale());
	const kinds = kind && !isChosen(kind) ? [...chosenKinds, kind] : chosenKinds;
	return (
		<select name="kind" aria-label={label} defaultValue={kind} className="control w-auto">
			{kinds.map((value) => (
				<option key={value} value={value}>
					{t[value]}
				</option>
			))}
		</select>
	);
}
