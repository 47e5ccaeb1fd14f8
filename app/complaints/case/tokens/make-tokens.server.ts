import { sql } from "kysely";
import { asSystem } from "../../../access/case-access.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { JobKind } from "../../../base/jobs/job-kind.ts";
import { linkLabels, searchedLabels } from "./labels.ts";
import { peopleOfCases } from "./people-of-case.server.ts";
import { tokensMadeWith, tokensOf } from "./token.server.ts";

/** Cases of one transaction. */
const SLICE = 200;
/**
 * Cases without a row, written while triggers were off or before there were tokens, are looked for once in each
 * process.
 */
let isComplete = false;

/** Every minute: makes the tokens of cases that have none, or whose key or form is not the one of now. */
export const makeTokensJob: JobKind<object> = {
	name: "make-case-tokens",
	cron: "* * * * *",
	async run() {
		await makeTokens({ missing: !isComplete });
		isComplete = true;
	},
};

/**
 * Makes what is to be made, in slices, and tells of how many cases. `missing` looks for cases without a row as well.
 * Rows that another transaction holds are left to it, or to the next run.
 */
export async function makeTokens({ missing = false } = {}): Promise<number> {
	if (missing) await addMissingRows();
	let made = 0;
	for (;;) {
		const slice = await asSystem(async () => {
			const ids = await nextSlice();
			await write(ids);
			return ids.length;
		});
		made += slice;
		if (slice === 0) return made;
	}
}

const addMissingRows = () =>
	asSystem(async () => {
		await sql`insert into case_tokens (complaint_id) select id from complaints c where status <> 'draft'
			and not exists (select from case_tokens t where t.complaint_id = c.id) on conflict do nothing`.execute(db());
	});

/** Makes the tokens of a case, in the transaction that submits it. */
export const makeTokensOf = (complaintId: string) => asSystem(() => write([complaintId]));

/** The same of all cases of a complainant whose profile is changed. */
export const makeTokensOfPerson = (person: string) =>
	asSystem(async () => {
		const cases = await db()
			.selectFrom("complaints")
			.select("id")
			.where("user_id", "=", person)
			.where("status", "<>", "draft")
			.execute();
		await write(cases.map(({ id }) => id));
	});

async function nextSlice(): Promise<string[]> {
	const now = tokensMadeWith();
	const due = (condition: ReturnType<typeof sql<boolean>>) =>
		db()
			.selectFrom("case_tokens")
			.select("complaint_id")
			.where(condition)
			.limit(SLICE)
			.forUpdate()
			.skipLocked()
			.execute();
	// Each by the index on its own: the planner reads the whole table for "distinct from".
	for (const condition of [
		sql<boolean>`made_with is null`,
		sql<boolean>`made_with < ${now}`,
		sql<boolean>`made_with > ${now}`,
	]) {
		const rows = await due(condition);
		if (rows.length > 0) return rows.map(({ complaint_id }) => complaint_id);
	}
	return [];
}

async function write(ids: string[]) {
	if (ids.length === 0) return;
	const made = (await peopleOfCases(ids)).map((people) => ({
		id: people.id,
		tokens: tokensOf(searchedLabels(people)),
		links: tokensOf(Object.values(linkLabels(people)).flat()),
	}));
	await sql`
		insert into case_tokens (complaint_id, tokens, links, made_with)
		select m.id, m.tokens, m.links, ${tokensMadeWith()}
		from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m (id uuid, tokens bigint[], links bigint[])
		on conflict (complaint_id) do update
			set tokens = excluded.tokens, links = excluded.links, made_with = excluded.made_with`.execute(db());
}
