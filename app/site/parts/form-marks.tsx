import { useLocale } from "../../base/ui/use-locale.ts";
import { figuresText } from "../../league/figures/text.ts";

/** The result of a rubber as a letter on its colour; the whole word for those who listen. */
export function ResultMark({ won }: { won: boolean }) {
	const t = figuresText(useLocale());
	return (
		<span
			className={`grid size-6 place-items-center rounded-md text-xs font-bold inset-line ${won ? "bg-win-tint text-win" : "bg-loss-tint text-loss"}`}
		>
			<span aria-hidden="true">{won ? t.winLetter : t.lossLetter}</span>
			<span className="sr-only">{won ? t.win : t.loss}</span>
		</span>
	);
}

/** The last results, the latest first. */
export const FormMarks = ({ form }: { form: boolean[] }) => (
	<ol className="flex flex-wrap gap-1" aria-label={figuresText(useLocale()).form}>
		{form.map((won, nth) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: results in their order, nothing else tells them apart
			<li key={nth}>
				<ResultMark won={won} />
			</li>
		))}
	</ol>
);
