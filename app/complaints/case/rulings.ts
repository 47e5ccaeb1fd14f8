type Appeal = { appealed_at: Date | null; appeal_grounds: string | null };
/** The columns of a case that its rulings are read from. */
export type RuledCase<D> = Appeal & {
	decisions: readonly D[];
	/** Appeals that a reopening set aside. */
	formerAppeals: readonly Appeal[];
};
export type Ruling<D> = { kind: "decision"; at: Date; decision: D } | { kind: "appeal"; at: Date; grounds: string };

/** Decisions and the grounds of appeals in the order of their time, those of appeals that a reopening set aside too. */
export function rulingsOf<D extends { decided_at: Date }>(item: RuledCase<D>): Ruling<D>[] {
	const decisions = item.decisions.map((decision) => ({
		kind: "decision" as const,
		at: decision.decided_at,
		decision,
	}));
	const appeals = [...item.formerAppeals, item].flatMap(({ appealed_at: at, appeal_grounds: grounds }) =>
		at && grounds ? [{ kind: "appeal" as const, at, grounds }] : [],
	);
	return [...decisions, ...appeals].sort((a, b) => a.at.getTime() - b.at.getTime());
}
