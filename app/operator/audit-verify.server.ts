import { resolve } from "node:path";
import { sql } from "kysely";
import { asSystem } from "../access/case-access.server.ts";
import { anchorsThatDiffer } from "../audit/chain/anchor-audit-log.server.ts";
import { verifyLog } from "../audit/chain/audit-chain.server.ts";
import type { Problem } from "../audit/chain/problem.ts";
import { db } from "../base/db/client.server.ts";
import { eventsThatDiffer, reasonsThatDiffer } from "../complaints/case/events/verify-events.server.ts";
import { verifyCases } from "../complaints/record/verify-cases.server.ts";
import { verifyFiles } from "../complaints/record/verify-files.server.ts";
import { compareFile, compareNoted } from "../heads/compare-lists.server.ts";
import { handedInThatDiffer } from "../league/sheets/line-ups/verify-handed-in.server.ts";
import { versionsThatDiffer } from "../league/sheets/saving/verify-versions.server.ts";
import type { Command } from "./backup/answer.ts";

/** Sentences for the operator; the JSON lists every problem. */
const MOST_SENTENCES = 100;

export const auditVerify: Command = {
	usage: "audit verify [--files] [--against FILE]",
	help:
		"Computes every hash of the audit log again, compares every column of every submitted case " +
		"with its hashes in the log, and its receipts and decisions with their signatures. " +
		"With --files it reads every stored file as well; --against takes a signed list of heads, " +
		"as a file or a saved mail, and proves that nothing before it was changed or cut off. " +
		"Names case and column of what is not what was written. docs/operations.md says what it cannot find.",
	async run(_, { options, from }) {
		const log = await verifyLog();
		const cases = await verifyCases();
		const stored = options.files === undefined ? undefined : await verifyFiles();
		const noted = await compareNoted();
		const against = options.against === undefined ? undefined : await compareFile(resolve(from, options.against));
		const problems = await withReferences([
			...log.problems,
			...noted.problems,
			...(against?.problems ?? []),
			...(await anchorsThatDiffer()),
			...cases.problems,
			...(await eventsThatDiffer()),
			...(await reasonsThatDiffer()),
			...(await versionsThatDiffer()),
			...(await handedInThatDiffer()),
			...(stored?.problems ?? []),
		]);
		const count = problems.length + cases.more;
		const compared = [
			`${log.rows} rows, ${log.chains} chains, ${log.days} days sealed.`,
			`Compared with it: ${cases.records} rows of ${cases.cases} submitted cases, column by column, ` +
				`and ${cases.receipts} signed receipts and ${cases.decisions} signed decisions.`,
			stored ? `${stored.files} stored files were read.` : "Stored files were not read: --files reads them.",
			...(against?.days ?? []).map(
				(day) => `The signed list of ${day} fits: nothing before it was changed or cut off.`,
			),
		];
		const data = {
			whole: count === 0,
			problems: problems.map(({ case: of, where, what }) => ({ case: of, where, what })),
			compared: {
				log_rows: log.rows,
				chains: log.chains,
				cases: cases.cases,
				records: cases.records,
				receipts: cases.receipts,
				decisions: cases.decisions,
				files: stored?.files ?? null,
				lists: against?.days ?? null,
			},
		};
		if (count === 0) {
			const lines = [`The audit log is whole: ${compared.join("\n")}`, ...log.rewrites, ...(await recordedLater())];
			return { ok: true, text: lines.join("\n"), data };
		}
		const listed = problems.slice(0, MOST_SENTENCES).map(({ text }) => `  ${text}`);
		const rest = count > listed.length ? [`  and ${count - listed.length} more`] : [];
		return {
			ok: false,
			text: ["The audit log and the cases are NOT whole:", ...listed, ...rest].join("\n"),
			data,
		};
	},
};

/** Chains of cases under the reference of their case. */
async function withReferences(problems: Problem[]): Promise<Problem[]> {
	const ids = [...new Set(problems.flatMap((each) => /^case:([0-9a-f-]{36})$/.exec(each.case)?.[1] ?? []))];
	if (ids.length === 0) return problems;
	const rows = await asSystem(() =>
		db().selectFrom("complaints").select(["id", "case_reference"]).where("id", "in", ids).execute(),
	);
	const references = new Map(rows.map(({ id, case_reference }) => [`case:${id}`, case_reference]));
	return problems.map((each) => ({ ...each, case: references.get(each.case) ?? each.case }));
}

/** Cases whose rows were recorded as they were found, by a migration: when, how many, and why. */
async function recordedLater(): Promise<string[]> {
	const { rows } = await sql<{ day: string; because: string; cases: number }>`
		select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, details->>'because' as because,
			count(distinct chain)::int as cases
		from audit_log where details ? 'because' and chain like 'case:%' group by 1, 2 order by 1, 2`.execute(db());
	return rows.map(
		({ day, because, cases }) => `Recorded on ${day} as they were found, rows of ${cases} cases: ${because}`,
	);
}
