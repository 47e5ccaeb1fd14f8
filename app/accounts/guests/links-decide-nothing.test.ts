import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { complainant, filed, inScope, person } from "../../../test/make-case.ts";
import { db, runAsOperator } from "../../base/db/client.server.ts";
import { recuseOther } from "../../complaints/handling/commands/declare-recusal.server.ts";
import { holdCase, liftHold } from "../../complaints/handling/commands/hold-case.server.ts";
import { joinCases } from "../../complaints/handling/commands/join-cases.server.ts";
import { proposeReopening } from "../../complaints/handling/commands/reopening-commands.server.ts";
import { requestErasure } from "../../complaints/privacy/erasure.server.ts";
import { changeOwnStatus, changeStatus } from "../../complaints/transitions/change-status.server.ts";

const text = "Because.";

onEveryEngine((engine) => {
	freshProduct(engine);

	async function people() {
		const filer = await complainant();
		const [head, other, officer] = [await person("head"), await person("head"), await person("officer")];
		return { filer, head, other, officer, ...(await filed(filer)) };
	}
	async function withdrawn() {
		const made = await people();
		await changeOwnStatus(made.filer, made.id, { to: "closed", text });
		return made;
	}
	async function afterAppeal() {
		const made = await people();
		await changeStatus(made.head, made.id, { to: "rejected", text });
		await changeOwnStatus(made.filer, made.id, { to: "appealed", text });
		await changeStatus(made.other, made.id, { to: "rejected", text });
		return made;
	}
	async function proposed() {
		const made = await afterAppeal();
		await proposeReopening(made.other, made.id, { ground: "new_fact", reason: text });
		return made;
	}
	async function decided() {
		const made = await people();
		await changeStatus(made.head, made.id, { to: "resolved", text });
		return made;
	}
	async function published() {
		const made = await decided();
		await runAsOperator(
			`insert into published_decisions (case_reference, title, title_ar, body, body_ar, decided_on)
			 values ($1, 'x', 'x', 'x', 'x', now())`,
			[made.reference],
		);
		return made;
	}
	async function recused() {
		const made = await people();
		await recuseOther(made.other, made.id, made.officer.id, text);
		return made;
	}
	async function held() {
		const made = await people();
		await holdCase(made.other, made.id, text);
		await liftHold(made.other, made.id); // asked for: another one lifts it
		return made;
	}
	async function toErase() {
		const made = await people();
		await requestErasure(made.filer);
		return made;
	}
	async function pair() {
		const made = await people();
		const [first = "", second = ""] = [made.id, (await filed(made.filer)).id].sort();
		return { ...made, first, second };
	}
	async function joined() {
		const made = await pair();
		await joinCases(made.head, made.first, made.second);
		return made;
	}
	type People = Awaited<ReturnType<typeof people>> & { first?: string; second?: string };

	/** Acts of heads, and of officers with a second factor, as bare statements in the scope of a head. */
	const statements: Record<string, { of: () => Promise<People>; run: (made: People) => RawBuilder<unknown> }> = {
		"a decision": {
			of: people,
			run: ({ id, head }) =>
				sql`insert into complaint_decisions (complaint_id, outcome, body, decided_by_id)
					values (${id}, 'rejected', 'x', ${head.id})`,
		},
		"its publication": {
			of: decided,
			run: ({ reference }) =>
				sql`insert into published_decisions (case_reference, title, title_ar, body, body_ar, decided_on)
					values (${reference}, 'x', 'x', 'x', 'x', now())`,
		},
		"other words of a publication": {
			of: published,
			run: ({ reference }) => sql`update published_decisions set body = 'y' where case_reference = ${reference}`,
		},
		"the end of a publication": {
			of: published,
			run: ({ reference }) => sql`delete from published_decisions where case_reference = ${reference}`,
		},
		"a hold": {
			of: people,
			run: ({ id, head }) =>
				sql`insert into case_holds (complaint_id, reason, placed_by_id) values (${id}, 'x', ${head.id})`,
		},
		"the end of a hold": {
			of: held,
			run: ({ id, head }) =>
				sql`update case_holds set lifted_at = now(), lifted_by_id = ${head.id} where complaint_id = ${id}`,
		},
		"the recusal of another": {
			of: people,
			run: ({ id, head, officer }) =>
				sql`insert into case_conflicts (complaint_id, account_id, kind, reason, recused_by_id)
					values (${id}, ${officer.id}, 'ordered', 'x', ${head.id})`,
		},
		"the end of a recusal": {
			of: recused,
			run: ({ id, officer }) =>
				sql`delete from case_conflicts where complaint_id = ${id} and account_id = ${officer.id}`,
		},
		"an agreement to an erasure": {
			of: toErase,
			run: ({ id }) => sql`update complaints set erasure_agreed_at = now() where id = ${id}`,
		},
		"a question for consent": {
			of: withdrawn,
			run: ({ id }) => sql`update complaints set consent_until = now() + interval '3 days' where id = ${id}`,
		},
		"a withdrawn case as the federation's own": {
			of: withdrawn,
			run: ({ id }) => sql`update complaints set status = 'under_review', own_case_at = now() where id = ${id}`,
		},
		"a proposal to reopen": {
			of: afterAppeal,
			run: ({ id, head }) =>
				sql`insert into case_reopenings (complaint_id, ground, reason, proposed_by_id, expires_at)
					values (${id}, 'new_fact', 'x', ${head.id}, now() + interval '3 days')`,
		},
		"the end of a proposal": {
			of: proposed,
			run: ({ id, head }) =>
				sql`update case_reopenings set ended_as = 'revoked', ended_at = now(), ended_by_id = ${head.id}
					where complaint_id = ${id}`,
		},
		"a reopening that was proposed": {
			of: proposed,
			run: ({ id }) => sql`update complaints set status = 'under_review' where id = ${id}`,
		},
		"two joined cases": {
			of: pair,
			run: ({ first, second }) => sql`insert into joined_cases (complaint_id, other_id) values (${first}, ${second})`,
		},
		"the end of a joining": {
			of: joined,
			run: ({ first, second }) => sql`delete from joined_cases where complaint_id = ${first} and other_id = ${second}`,
		},
	};

	/** How many rows a statement changes for a head who signed in, or came by a link; 0 where the database refuses it. */
	const changed = (made: People, run: (made: People) => RawBuilder<unknown>, link: string) =>
		inScope("staff", made.head.id, async () => {
			await sql`select set_config('app.case_link', ${link}, true)`.execute(db());
			return Number((await run(made).execute(db())).numAffectedRows);
		}).catch((error) => {
			expect(["23514", "42501"]).toContain(error.code);
			return 0;
		});

	test.each(Object.entries(statements))(
		"in the scope of an access link the database refuses a head %s",
		async (_, { of, run }) => {
			const made = await of();
			expect(await changed(made, run, "yes")).toBe(0);
			expect(await changed(made, run, "")).toBe(1);
		},
	);
});
