import { machineText } from "./machine-text.ts";

/** Parameters that are people's own words, or an address to go on to. */
const AS_TYPED: readonly string[] = ["q", "who", "next"];

/**
 * The query of an address as its readers compare it: every value but people's own words is read as the fields of forms
 * are (docs/rules/records.md#fields-that-programs-read). A query that is plain is left as it is.
 * @example plainQuery("season=٢٠٢٥/٢٠٢٦") === "season=2025%2F2026"
 */
export function plainQuery(query: string): string {
	const given = [...new URLSearchParams(query)];
	const plain = given.map(([name, value]) => [name, AS_TYPED.includes(name) ? value : machineText(value)]);
	return plain.every(([, value], at) => value === given[at]?.[1]) ? query : String(new URLSearchParams(plain));
}
