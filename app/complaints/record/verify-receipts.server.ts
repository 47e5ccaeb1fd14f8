import { createHash } from "node:crypto";
import type { Problem } from "../../audit/chain/problem.ts";
import type { ComparedCase } from "./compare-case.server.ts";
import { isSignedBy, type Keys, type Values, valuesOf } from "./signed-values.server.ts";

const TABLE = "complaint_receipts";

/**
 * The receipts of a case: their signatures, their statements, and the words that the case shows today. `keys` are the
 * public ones.
 */
export function receiptProblems({ rows, records }: ComparedCase, reference: string, keys: Keys): Problem[] {
	const row = rows.find(({ table }) => table === "complaints");
	// A draft with records is a case whose status was changed: it is named there.
	if (!row || (records.length === 0 && row.cells.status === '"draft"')) return [];
	const problem = (where: string, what: Problem["what"], why: string): Problem => ({
		case: reference,
		where,
		what,
		text: `${reference}: ${where}: ${why}`,
	});
	const receipts = rows.filter(({ table }) => table === TABLE).map(({ cells }) => valuesOf(cells));
	if (receipts.length === 0) return [problem(TABLE, "missing", "a submitted case has no receipt")];
	const found: Problem[] = [];
	for (const receipt of receipts) {
		if (!isSigned(receipt, keys))
			found.push(problem(`${TABLE}.signature`, "changed", "the signature does not fit what the receipt says"));
		if (receipt.statement && sha256(receipt.statement) !== signedFact(receipt, "statement_sha256"))
			found.push(problem(`${TABLE}.statement`, "changed", "the statement is not the one that was signed"));
	}
	const statement = receipts.find(isOfSubmission)?.statement;
	const shown = valuesOf(row.cells);
	if (statement)
		// Officers may choose another type of dispute; the receipt keeps the first.
		for (const [name, value] of Object.entries(factsIn(statement)))
			if (name !== "dispute_type" && (shown[name] ?? null) !== value)
				found.push(problem(`complaints.${name}`, "changed", "the case does not say what its receipt says"));
	return found;
}

const isOfSubmission = ({ act }: Values) => act === undefined || act === "submission";

function factsIn(text: string): Record<string, unknown> {
	try {
		return JSON.parse(text) ?? {};
	} catch {
		return {};
	}
}
const signedFact = ({ body = "" }: Values, name: string) => factsIn(body)[name];
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const isSigned = ({ receipt_key, jws_header, body, signature }: Values, keys: Keys): boolean =>
	isSignedBy(keys, { kid: receipt_key, header: jws_header, body, signature });
