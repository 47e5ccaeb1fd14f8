import { z } from "zod";
import { outcomes, phases, sides, statusOfPhase } from "../../league/tie.ts";
import { tieForm } from "../../league/ties/editing/tie-form.ts";

type Fields = Record<string, unknown>;

/**
 * The fields of a file's tie with those that follow from the others: the status from the phase, a walkover from who was
 * absent, and the side with the lower score as the one that lost a walkover or an award.
 */
export function withInferred(fields: Fields): Fields {
	const phase = phases.find((each) => each === fields.phase);
	const isPlain = fields.phase === "scheduled";
	const outcome = fields.outcome || (fields.absent ? "walkover" : undefined);
	const isGiven = outcome === "walkover" || outcome === "awarded";
	return {
		...fields,
		phase: isPlain ? "" : fields.phase,
		status: fields.status || (phase ? statusOfPhase(phase) : isPlain ? "scheduled" : ""),
		outcome: outcome ?? "",
		absent: fields.absent || (isGiven ? lowerSide(fields) : undefined) || "",
	};
}

function lowerSide({ home_score, away_score }: Fields) {
	const margin = Number(home_score || Number.NaN) - Number(away_score || Number.NaN);
	return margin < 0 ? "home" : margin > 0 ? "away" : undefined;
}

/** A tie as its form reads it, with a phase that fits its status. */
export const importedTie = tieForm
	.superRefine(({ phase, status }, { addIssue }) => {
		if (phase && statusOfPhase(phase) !== status)
			addIssue({ code: "custom", path: ["phase"], message: "phaseOfStatus" });
	})
	.transform(({ outcome, absent, ...tie }) => ({
		...tie,
		...(outcome && { outcome, absent: absent ?? null }),
		home_squad: tie.home_squad ?? "A",
		away_squad: tie.away_squad ?? "A",
	}));

/** How a tie that was read ended. */
export const tieEnd = z.object({
	home_score: z.number().nullable(),
	outcome: z.enum(outcomes).optional(),
	absent: z.enum(sides).nullish(),
});
