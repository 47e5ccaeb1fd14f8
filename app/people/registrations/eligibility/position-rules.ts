/** Who may be named at a position of a format: players of a class, by its code, or those born in a year or later. */
export type PositionRule = { position: string } & ({ class: string } | { bornFrom: number });

/** The rules of a text such as `1:u15 A:2011+`; undefined for a text that is none. A position has one of each. */
export function readPositionRules(text: string): PositionRule[] | undefined {
	const rules: PositionRule[] = [];
	for (const word of text.trim().split(/\s+/).filter(Boolean)) {
		const [, position = "", born, code] =
			/^([A-CE-Z]|[1-9]):(?:((?:19|20)\d{2})\+|([a-z0-9]+(?:-[a-z0-9]+)*))$/.exec(word) ?? [];
		if (position === "") return undefined;
		rules.push(born === undefined ? { position, class: code ?? "" } : { position, bornFrom: Number(born) });
	}
	const keys = rules.map((rule) => `${rule.position} ${"class" in rule}`);
	return new Set(keys).size === keys.length ? rules : undefined;
}

export const writePositionRules = (rules: readonly PositionRule[]) =>
	rules
		.map((rule) => `${rule.position}:${"class" in rule ? rule.class : `${rule.bornFrom}+`}`)
		.toSorted()
		.join(" ");
