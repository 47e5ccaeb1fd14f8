import type { NamedTie } from "../ties.server.ts";
import { asText, controls } from "./round-form.ts";

export type RoundTie = NamedTie & { version: number };

/** Who missed a tie, as its control says it: an award and an abandoned tie are entered on their own page. */
export const missedOf = ({ outcome, absent }: RoundTie) =>
	outcome === "played" ? "" : outcome === "walkover" ? (absent ?? "other") : "other";

/** The values of the form's controls, as the ties have them. */
export const formValuesOf = (ties: RoundTie[]): Record<string, string> =>
	Object.fromEntries(
		ties.flatMap((tie) => {
			const of = controls(tie.id);
			const { home_score, away_score } = tie;
			return [
				[of.version, String(tie.version)],
				[of.was, asText(home_score, away_score, missedOf(tie))],
				[of.home_score, String(home_score ?? "")],
				[of.away_score, String(away_score ?? "")],
				[of.missed, missedOf(tie)],
			];
		}),
	);
