import { createHash } from "node:crypto";
import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import type { Problem } from "./problem.ts";

type Row = { id: number; chain: string; seq: number; previous: string; hash: string; text: string };
type Head = { epoch: number; day: string; chain: string; seq: number; hash: string };

/** The problems of the log, which name the row, and the rewrites with date and reason. */
export type Verdict = { rows: number; chains: number; days: number; rewrites: string[]; problems: Problem[] };

/** The chain name of a day's digest in the table of heads. */
const DAY = "day";
const BATCH = 5000;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The digest of a day: of the heads that moved, and of the day before. */
const digestOf = (heads: readonly Pick<Head, "chain" | "seq" | "hash">[], before: string) =>
	sha256([before, ...heads.map(({ chain, seq, hash }) => `${chain} ${seq} ${hash}`).sort()].join("\n"));

/**
 * Reads the audit log from its first row to its last and recomputes every hash, without the database's help. Found are
 * rows that were changed, taken out, put in another order, or cut off at the end; of each chain the first bad row is
 * named.
 */
export async function verifyLog(): Promise<Verdict> {
	const problems: Problem[] = [];
	const ends = new Map<string, { seq: number; hash: string }>();
	const broken = new Set<string>();
	let rows = 0;
	for await (const row of allRows()) {
		rows += 1;
		if (broken.has(row.chain)) continue;
		const last = ends.get(row.chain) ?? { seq: 0, hash: "" };
		const problem = problemOf(row, last);
		if (problem) {
			broken.add(row.chain);
			problems.push(problem);
		}
		ends.set(row.chain, { seq: row.seq, hash: row.hash });
	}
	const whole = (chain: string) => !broken.has(chain);
	const known = await db().selectFrom("audit_chains").selectAll().orderBy("chain").execute();
	for (const { chain, seq, hash } of known.filter((each) => whole(each.chain))) {
		const end = ends.get(chain);
		if ((end?.seq ?? 0) < seq)
			problems.push(inLog(chain, "missing", `row ${(end?.seq ?? 0) + 1} of ${seq} is missing at the end`));
		else if (end?.hash !== hash)
			problems.push(inLog(chain, "changed", `row ${end?.seq} is not the last one that was written`));
		else continue;
		broken.add(chain);
	}
	const knownChains = new Set(known.map(({ chain }) => chain));
	for (const [chain, { seq }] of ends)
		if (whole(chain) && !knownChains.has(chain))
			problems.push(inLog(chain, "added", `nothing is known of its end, row ${seq}`));
	const rewrites = await verifyRewrites(problems);
	const days = await verifyDays(problems, whole);
	return { rows, chains: ends.size, days, rewrites, problems };
}

function problemOf(row: Row, last: { seq: number; hash: string }): Problem | undefined {
	const name = `row ${row.seq} (id ${row.id})`;
	if (row.seq !== last.seq + 1) return inLog(row.chain, "missing", `row ${last.seq + 1} is missing`);
	if (sha256(row.text) !== row.hash) return inLog(row.chain, "changed", `${name} was changed`);
	return row.previous === last.hash
		? undefined
		: inLog(row.chain, "changed", `${name} does not follow the row before it`);
}

const inLog = (chain: string, what: Problem["what"], words: string): Problem => ({
	case: chain,
	where: "audit_log",
	what,
	text: `${chain}: ${words}`,
});
const inSite = (where: string, what: Problem["what"], text: string): Problem => ({ case: "site", where, what, text });

/** Every row in the order of its chain, a batch at a time. */
async function* allRows(): AsyncGenerator<Row> {
	let after = { chain: "", seq: 0 };
	while (true) {
		const { rows } = await sql<Row>`
			select id, chain, seq, coalesce(previous, '') as previous, coalesce(hash, '') as hash,
				array_to_string(array[chain, seq::text, id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
					actor_key, actor, action, subject, details::text, previous], chr(31), '') as text
			from audit_log where (chain, seq) > (${after.chain}, ${after.seq}) order by chain, seq limit ${BATCH}`.execute(
			db(),
		);
		yield* rows;
		const last = rows.at(-1);
		if (!last || rows.length < BATCH) return;
		after = last;
	}
}

type ChainRewrite = { epoch?: number; digest?: string; rows?: number; damaged?: number };

/**
 * The rewrites of the log by migrations: each is stated by a row of the log itself, with the digest of where every
 * chain ended before, so that an earlier log, in a backup, can be compared with it.
 */
async function verifyRewrites(problems: Problem[]): Promise<string[]> {
	const rewrites = await db().selectFrom("audit_rewrites").selectAll().orderBy("epoch").execute();
	const heads = await db().selectFrom("audit_former_heads").selectAll().execute();
	const stated = await db()
		.selectFrom("audit_log")
		.select("details")
		.where("chain", "=", "site")
		.where("action", "=", "audit.rewritten")
		.where("actor", "=", "system")
		.execute();
	const statements = stated.map(({ details }): ChainRewrite => details);
	for (const { epoch, damaged } of statements) {
		if (!rewrites.some((each) => each.epoch === epoch))
			problems.push(inSite("audit_rewrites", "missing", `rewrite ${epoch}: what it states is missing`));
		if (damaged) {
			const words = `rewrite ${epoch}: ${damaged} rows were not what had been written, before it`;
			problems.push(inSite("audit_rewrites", "changed", words));
		}
	}
	return rewrites.map(({ epoch, at, reason, rows, digest }) => {
		const of = heads.filter((head) => head.epoch === epoch);
		const isStated = statements.some((each) => each.epoch === epoch && each.digest === digest && each.rows === rows);
		if (!isStated) problems.push(inSite("audit_rewrites", "added", `rewrite ${epoch}: the log does not state it`));
		if (formerDigest(of) !== digest || of.reduce((sum, { seq }) => sum + seq, 0) !== rows) {
			const words = `rewrite ${epoch}: the former ends of its chains were changed`;
			problems.push(inSite("audit_former_heads", "changed", words));
		}
		return (
			`Rewritten on ${at.toISOString().slice(0, 10)}: ` +
			`${reason} The ${rows} rows before it had the digest ${digest}.`
		);
	});
}

const formerDigest = (heads: readonly { chain: string; seq: number; hash: string }[]) =>
	sha256(
		heads
			.map(({ chain, seq, hash }) => `${chain} ${seq} ${hash}`)
			.sort()
			.join("\n"),
	);

/** How often the log was rewritten: heads and seals speak of the hashes of one epoch. */
const currentEpoch = sql<number>`(select coalesce(max(epoch), 0) from audit_rewrites)`;

/** Checks that every sealed head is still in its chain, at its place. */
async function verifyDays(problems: Problem[], whole: (chain: string) => boolean): Promise<number> {
	const { rows: lost } = await sql<Head>`
		select h.* from audit_heads h left join audit_log l on l.chain = h.chain and l.seq = h.seq
		where h.chain <> ${DAY} and h.epoch = ${currentEpoch} and l.hash is distinct from h.hash
		order by h.day, h.chain`.execute(db());
	for (const { day, chain, seq } of lost)
		if (whole(chain)) problems.push(inLog(chain, "changed", `row ${seq} is not the one that was sealed on ${day}`));
	const heads = await db().selectFrom("audit_heads").selectAll().orderBy("day").orderBy("epoch").execute();
	const days = heads.filter(({ chain }) => chain === DAY);
	let before = "";
	for (const { epoch, day, hash } of days) {
		const moved = heads.filter((head) => head.day === day && head.epoch === epoch && head.chain !== DAY);
		if (digestOf(moved, before) !== hash)
			problems.push(inSite("audit_heads", "changed", `the seal of ${day} was changed`));
		before = hash;
	}
	return days.length;
}

/** A sealed day as it is said outside the database. `number` counts the days. */
type Seal = { day: string; epoch: number; number: number; digest: string };

/**
 * Seals a day: stores the head of every chain that grew since the last seal, and a digest of it all, which `signed`
 * makes fit to be kept outside the database. Undefined when the day was sealed before.
 */
export async function sealDay(day: string, signed: (seal: Seal) => Promise<string>): Promise<string | undefined> {
	const last = await db()
		.selectFrom("audit_heads")
		.selectAll()
		.where("chain", "=", DAY)
		.orderBy("day", "desc")
		.executeTakeFirst();
	if (last && last.day >= day) return undefined;
	const { rows: moved } = await sql<Head>`
		insert into audit_heads (epoch, day, chain, seq, hash)
		select ${currentEpoch}, ${day}::date, chain, seq, hash from audit_chains c where seq > 0
			and not exists (select from audit_heads h where h.epoch = ${currentEpoch} and h.chain = c.chain and h.seq = c.seq)
		returning epoch, day, chain, seq, hash`.execute(db());
	const digest = digestOf(moved, last?.hash ?? "");
	const number = (last?.seq ?? 0) + 1;
	const { rows } = await sql<{ epoch: number }>`select ${currentEpoch} as epoch`.execute(db());
	const jws = await signed({ day, epoch: rows[0]?.epoch ?? 0, number, digest });
	await db()
		.insertInto("audit_heads")
		.values({ epoch: currentEpoch, day, chain: DAY, seq: number, hash: digest, jws })
		.execute();
	return jws;
}

/** Every sealed day, the newest first. */
export const storedSeals = () =>
	db()
		.selectFrom("audit_heads")
		.select(["day", "epoch", "seq as number", "hash", "jws"])
		.where("chain", "=", DAY)
		.orderBy("day", "desc")
		.orderBy("epoch", "desc")
		.execute();

/** The newest day with a signed list. */
export async function newestSeal() {
	for (const { jws, ...seal } of await storedSeals()) if (jws !== null) return { ...seal, jws };
	return undefined;
}

/** Where the chain of the site ends now; undefined while it has no row. */
export const siteHead = () =>
	db()
		.selectFrom("audit_chains")
		.select(["seq", "hash", currentEpoch.as("epoch")])
		.where("chain", "=", "site")
		.where("seq", ">", 0)
		.executeTakeFirst();
