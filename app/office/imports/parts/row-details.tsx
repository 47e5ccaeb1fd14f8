import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { type Allowed, allowedBeside } from "../../../imports/columns/allowed.ts";
import { doubtText } from "../../../imports/doubt-text.ts";
import { nameChoice } from "../../../imports/runs/read-answers.ts";
import type { PlannedRow } from "../../../records/imports/plan.ts";
import { importText } from "../../../records/imports/text.ts";
import { isolated } from "../../../records/parts/isolated.ts";

/** The sentence about a name that none has, by its problem. */
const unknownNames: Record<
	string,
	"noSuchGroup" | "noSuchCompetition" | "noSuchVenue" | "noSuchPlayer" | "nobodyCalled" | "namesakes"
> = {
	noPlayer: "nobodyCalled",
	severalPlayers: "namesakes",
	unknownPlayer: "noSuchPlayer",
	unknownGroup: "noSuchGroup",
	unknownCompetition: "noSuchCompetition",
	unknownVenue: "noSuchVenue",
};

/** `nth` is the row, where names are still chosen for it. */
type Props = {
	plan: PlannedRow;
	labels: Record<string, string>;
	/** The values of columns, named where one is none of them. */
	allowed: Record<string, Allowed>;
	nth?: number;
};

/**
 * The problems of a row, its warnings, and the columns that it changes. A name can be chosen in place of one that none
 * has.
 */
export function RowDetails({ plan, labels, allowed, nth }: Props) {
	const inWords = useProblemText();
	const locale = useLocale();
	const [t, questions] = [importText(locale), doubtText(locale)];
	return (
		<>
			{Object.entries(plan.problems ?? {}).map(([column, key]) => {
				const unknown = plan.unknown?.[column];
				const noSuch = t[unknownNames[key] ?? "noSuchClub"];
				const takes = allowedBeside(locale, key, allowed[column]);
				return (
					<span key={column} className="block text-loss">
						{labels[column] ?? column}: {unknown ? noSuch(unknown.given) : inWords(key)}
						{takes && `. ${takes}`}
						{plan.against?.[column] && (
							<>
								{" "}
								(<bdi>{plan.against[column]}</bdi>)
							</>
						)}
						{unknown && unknown.nearest.length > 0 && (
							<span className="flex flex-wrap items-center gap-2 py-1 text-ink">
								{t.didYouMean}
								{unknown.nearest.map((name) => (
									<button
										key={name}
										type="submit"
										name="choose"
										value={nameChoice(unknown.given, name, key === "severalPlayers" ? nth : undefined)}
										className="button-quiet"
									>
										<bdi>{name}</bdi>
									</button>
								))}
							</span>
						)}
					</span>
				);
			})}
			{plan.warnings?.map((warning) => (
				<span key={JSON.stringify(warning)} className="block">
					{{ ...t, ...questions }[warning.key](isolated(warning.name ?? ""))}
					{warning.rule && ` ${inWords(warning.rule)}`}
					{warning.line !== undefined && ` ${t.seeLine(warning.line)}`}
				</span>
			))}
			{Object.entries(plan.chosen ?? {}).map(([given, name]) => (
				<span key={given} className="flex flex-wrap items-center gap-2 py-1">
					{questions.meantPlayer(isolated(name))}
					{nth !== undefined && (
						<button type="submit" name="choose" value={nameChoice(given, given, nth)} className="button-quiet">
							{questions.chooseAnother}
						</button>
					)}
				</span>
			))}
			{plan.changes?.map((column) => labels[column] ?? column).join(t.comma)}
		</>
	);
}
