import { createHash } from "node:crypto";
import type { Problem } from "../../audit/chain/problem.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { decisionParts, wordsOfDecision } from "../case/decision-parts.ts";
import type { ComparedCase } from "./compare-case.server.ts";
import { isSignedBy, type Keys, type Values, valuesOf } from "./signed-values.server.ts";

const TABLE = "complaint_decisions";

/**
 * The decisions of a case, compared with the statements that were signed when they were made. Those of before
 * `firstSigned`, an id, have none. The words of an erased case, and words that were removed at their time, are no
 * longer those that were signed: they are not compared.
 */
export function decisionProblems(
	{ rows }: ComparedCase,
	reference: string,
	{ keys, firstSigned }: { keys: Keys; firstSigned: number },
): Problem[] {
	const isErased = rows.some(({ table, cells }) => table === "complaints" && cells.erased_at !== undefined);
	const files = new Map(
		rows.flatMap(({ table, key, cells }) =>
			table === "complaint_attachments" ? [[key, valuesOf(cells).sha256] as const] : [],
		),
	);
	const decisions = rows.filter(({ table }) => table === TABLE).map(({ cells }) => valuesOf(cells));
	return decisions
		.filter(({ jws, id }) => jws || Number(id) >= firstSigned)
		.flatMap((decision) => differing(decision, { keys, files, reference, isCut: isErased || decision.body === "" }))
		.map((name) => ({
			case: reference,
			where: `${TABLE}.${name}`,
			what: "changed",
			text: `${reference}: ${TABLE}.${name}: the decision ${
				name === "jws" ? "is not signed by this site" : "does not say what was signed"
			}`,
		}));
}

type Context = {
	keys: Keys;
	files: ReadonlyMap<string, string | undefined>;
	reference: string;
	isCut: boolean;
};

/** The columns that do not say what was signed; `jws` where nothing that was signed can be read. */
function differing(decision: Values, { keys, files, reference, isCut }: Context): string[] {
	const signed = signedBody(decision.jws, keys);
	if (!signed) return ["jws"];
	const { outcome = "", on_appeal, decided_at, decided_by, document_id, appeal_until } = decision;
	const day = appeal_until ? riyadhDay(new Date(appeal_until)) : null;
	const parts = Object.fromEntries(decisionParts.map((part) => [part, decision[part]]));
	const words = { outcome, body: decision.body ?? "", reasons: decision.reasons ?? null, ...parts };
	const fits = {
		complaint_id: signed.kind === "decision" && signed.case_reference === reference,
		outcome: signed.outcome === outcome,
		on_appeal: String(signed.on_appeal) === on_appeal,
		decided_at: Date.parse(String(signed.decided_at)) === Date.parse(decided_at ?? ""),
		decided_by: signed.decided_by === decided_by,
		appeal_until: signed.last_day_to_appeal === day,
		document_id: (signed.document_sha256 ?? undefined) === (document_id && files.get(document_id)),
		body: isCut || signed.content_sha256 === createHash("sha256").update(wordsOfDecision(words)).digest("hex"),
	};
	return Object.entries(fits).flatMap(([name, fit]) => (fit ? [] : [name]));
}

/** The body of a compact JWS; undefined unless one of the keys signed it. */
function signedBody(jws: string | undefined, keys: Keys): Record<string, unknown> | undefined {
	const [header, encoded = "", signature] = jws?.split(".") ?? [];
	const text = (part: string) => Buffer.from(part, "base64url").toString();
	try {
		const { kid } = JSON.parse(text(header ?? ""));
		const body = text(encoded);
		return isSignedBy(keys, { kid, header, body, signature }) ? JSON.parse(body) : undefined;
	} catch {
		return undefined; // no JSON
	}
}
