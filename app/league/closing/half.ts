/**
 * Whether the results of a squad that leaves count where its edition keeps half a season: they do when at least half of
 * its ties were played (docs/rules/league.md#competitions).
 */
export const resultsByRule = ({ played, all }: { played: number; all: number }): "keep" | "expunge" =>
	played > 0 && played * 2 >= all ? "keep" : "expunge";
