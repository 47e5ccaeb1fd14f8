import type { League } from "./league-by-name.server.ts";
import { seasonOf } from "./read-group.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * The problems of rows in the columns of their edition and stage: each stays as it is, or as the first row of the file
 * that makes it says.
 */
export function frameOfRows({ depthOf, stageKind }: Pick<League, "depthOf" | "stageKind">) {
	const first = new Map<string, unknown>();
	/** Whether something else was said, or is so already. */
	const isOther = (key: string, said: unknown, known: unknown) => {
		if (said === undefined) return false;
		const present = known ?? first.get(key) ?? said;
		first.set(key, present);
		return present !== said;
	};
	return (competition: number | string, values: Values, known?: { competition_id: number }) => {
		const season = seasonOf(String(values.season));
		const edition = known && { ...known, season };
		const stage = values.stage === undefined ? undefined : Number(values.stage);
		const of = `${competition}|${season}`;
		const problems = {
			...(isOther(of, values.depth, edition && depthOf(edition)) && { depth: "otherDepth" }),
			...(isOther(`${of}|${stage}`, values.stage_kind, edition && stageKind(edition, stage)) && {
				stage_kind: "otherStageKind",
			}),
		};
		return Object.keys(problems).length > 0 ? problems : undefined;
	};
}
