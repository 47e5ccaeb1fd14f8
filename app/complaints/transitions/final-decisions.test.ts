import { describe, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { complainant, filed, inScope, person } from "../../../test/make-case.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { db, runAsOperator } from "../../base/db/client.server.ts";
import { addNote } from "../handling/commands/case-commands.server.ts";
import { declareConflict } from "../handling/commands/declare-recusal.server.ts";
import * as commands from "../handling/commands/reopening-commands.server.ts";
import { deskCase } from "../handling/desk-case.server.ts";
import { ownCase } from "../my-cases/cases.server.ts";
import { changeOwnStatus, changeStatus } from "./change-status.server.ts";

type Account = Awaited<ReturnType<typeof person>>;
const text = "Because.";
const proposal = { ground: "new_fact", reason: "A witness came forward." } as const;
/** So many days from now. Ends move to a working day, so what is over is asked about well after them. */
const days = (n: number) => new Date(Date.now() + n * 86_400_000);
const refused = (why: string) => ({ ok: false, refused: why });

onEveryEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["case.appealed", "case.conflict-declared", "case.reopening-proposed", "case.reopening-revoked"]);

	/** A case that an officer rejected and whose appeal a head decided. */
	async function afterAppeal() {
		const [filer, first, judge, third] = [
			await complainant(),
			await person("head"),
			await person("head"),
			await person("head"),
		];
		const made = await filed(filer);
		await changeStatus(first, made.id, { to: "rejected", text });
		await changeOwnStatus(filer, made.id, { to: "appealed", text: "Unfair." });
		expect(await changeStatus(judge, made.id, { to: "rejected", text })).toMatchObject({ ok: true });
		return { ...made, filer, first, judge, third };
	}
	const rowOf = async (id: string) => (await runAsOperator("select * from complaints where id = $1", [id])).rows[0];
	const reopen = (by: Account, id: string, more: object = { ground: "new_fact" }) =>
		changeStatus(by, id, { to: "under_review", text, ...more });
	/** A bare change of the status, as a query without the commands would make it. */
	const force = (scope: string, account: string, id: string, more: object = {}) =>
		inScope(scope, account, () =>
			db()
				.updateTable("complaints")
				.set({ status: "under_review", ...more })
				.where("id", "=", id)
				.executeTakeFirst(),
		).then(
			({ numUpdatedRows }) => numUpdatedRows > 0n,
			(error) => {
				expect(["23514", "42501"]).toContain(error.code);
				return false;
			},
		);
	const { proposeReopening } = commands;
	/** The proposal that waits now, as the page would send its id; 0 where none waits. */
	const waiting = async (id: string): Promise<number> =>
		(
			await runAsOperator("select max(id) as id from case_reopenings where complaint_id = $1 and ended_at is null", [
				id,
			])
		).rows[0].id ?? 0;
	const confirmReopening = async (by: Account, id: string, now?: Date) =>
		commands.confirmReopening(by, id, await waiting(id), now);
	const revokeReopening = async (by: Account, id: string) => commands.revokeReopening(by, id, await waiting(id));
	const insertProposal = (account: string, id: string, by: string) =>
		inScope("staff", account, () =>
			db()
				.insertInto("case_reopenings")
				.values({ complaint_id: id, ...proposal, proposed_by_id: by, expires_at: days(3) })
				.execute(),
		);

	test("neither who decided first nor who decided the appeal reopens a case alone, by command and by SQL", async () => {
		const { id, first, judge, filer } = await afterAppeal();
		const officer = await person("officer");
		expect(await reopen(first, id)).toMatchObject(refused("judgedBefore"));
		expect(await reopen(judge, id)).toMatchObject(refused("notAllowed"));
		expect(await reopen(officer, id)).toMatchObject(refused("notAllowed"));
		for (const author of [first, judge]) {
			expect(await force("staff", author.id, id)).toBe(false);
			expect(await proposeReopening(author, id, proposal)).toEqual({ ok: true });
			expect(await confirmReopening(author, id)).toEqual(refused("ownProposal"));
			expect(await force("staff", author.id, id)).toBe(false);
			expect(await force("staff", officer.id, id)).toBe(false);
			expect(await force("own", filer.id, id)).toBe(false);
			expect(await force("system", "", id)).toBe(false);
			expect(await revokeReopening(author, id)).toEqual({ ok: true });
		}
		await expect(insertProposal(first.id, id, judge.id)).rejects.toThrow(/row-level security/);
		await expect(insertProposal(officer.id, id, officer.id)).rejects.toThrow(/row-level security/);
		expect((await rowOf(id)).status).toBe("rejected");
	});

	test("the email about the decision on an appeal says that it is final, and names no right to appeal", async () => {
		await afterAppeal();
		const { rows } = await runAsOperator("select subject, plain from mails order by id");
		const decisions = rows.filter(({ subject }) => /صدر/.test(subject));
		expect(decisions.map(({ plain }) => [/حقك في الاستئناف/.test(plain), /وهو نهائي/.test(plain)])).toEqual([
			[true, false],
			[false, true],
		]);
	});

	test("a head who judged it at no time reopens it for a ground, and not without one", async () => {
		const { id, third, filer, reference } = await afterAppeal();
		expect(await force("staff", third.id, id)).toBe(false);
		expect(await reopen(third, id, {})).toMatchObject({ refused: "missing", need: "ground" });
		expect(await reopen(third, id, { ground: "own_case" })).toMatchObject({ refused: "missing", need: "ground" });
		expect(await reopen(third, id, { ground: "error_of_form" })).toEqual({ ok: true, status: "under_review" });
		const seen = await ownCase(filer, reference);
		expect(seen?.events.at(-1)).toMatchObject({ type: "case.reopened", details: { ground: "error_of_form" } });
		expect(seen?.messages.at(-1)).toMatchObject({ kind: "reason", body: text });
	});

	test("two heads reopen it, even the two who judged it; the case keeps what was set aside", async () => {
		const { id, first, judge, filer, reference } = await afterAppeal();
		expect(await proposeReopening(judge, id, proposal)).toEqual({ ok: true });
		expect(await proposeReopening(first, id, proposal)).toEqual(refused("proposed"));
		expect(await deskCase(first, reference)).toMatchObject({
			proposal: { ground: "new_fact", proposed_by_id: judge.id },
		});
		// A proposal changes nothing for the complainant.
		expect((await ownCase(filer, reference))?.status).toBe("rejected");
		expect(await confirmReopening(first, id)).toEqual({ ok: true });
		expect(await rowOf(id)).toMatchObject({
			status: "under_review",
			appealed_at: null,
			appeal_until: null,
			reopen_until: null,
			reopened_at: expect.any(Date),
		});
		const { rows } = await runAsOperator("select * from case_reopenings where ended_as = 'confirmed'");
		expect(rows).toMatchObject([
			{ proposed_by_id: judge.id, ended_by_id: first.id, appeal_grounds: "Unfair.", appealed_at: expect.any(Date) },
		]);
		await expect(inScope("staff", judge.id, () => db().deleteFrom("case_reopenings").execute())).rejects.toThrow();
		await expect(
			inScope("staff", judge.id, () =>
				db().updateTable("case_reopenings").set({ ended_as: "revoked" }).where("complaint_id", "=", id).execute(),
			),
		).rejects.toThrow("does not change");
	});

	test("after the new decision the complainant may appeal once more, to heads who never judged the case", async () => {
		const { id, first, judge, third, filer } = await afterAppeal();
		await proposeReopening(judge, id, proposal);
		await confirmReopening(first, id);
		const officer = await person("officer");
		expect(await changeStatus(officer, id, { to: "resolved", text })).toMatchObject(refused("notAllowed"));
		expect(await changeOwnStatus(filer, id, { to: "closed", text })).toMatchObject(refused("notAllowed"));
		expect(await changeStatus(judge, id, { to: "resolved", text })).toMatchObject({ ok: true });
		expect((await rowOf(id)).appeal_until.getTime()).toBeGreaterThan(days(19).getTime());
		expect(await changeOwnStatus(filer, id, { to: "appealed", text: "Still unfair." })).toMatchObject({ ok: true });
		for (const barred of [first, judge])
			expect(await changeStatus(barred, id, { to: "rejected", text })).toEqual(refused("judgedBefore"));
		expect(await addNote(first, id, { body: "x" })).toEqual(refused("judgedBefore"));
		expect(await changeStatus(third, id, { to: "rejected", text })).toMatchObject({ ok: true });
		expect((await rowOf(id)).appeal_grounds).toBe("Still unfair.");
		const { rows } = await runAsOperator("select appeal_grounds from case_reopenings");
		expect(rows).toEqual([{ appeal_grounds: "Unfair." }]);
	});

	test("no head reopens it when the period is over, by command and by SQL", async () => {
		const { id, third, judge, first } = await afterAppeal();
		expect(await proposeReopening(judge, id, proposal, days(120))).toEqual(refused("unknown"));
		await proposeReopening(judge, id, proposal);
		await runAsOperator("update complaints set reopen_until = now() - interval '1 minute' where id = $1", [id]);
		expect(await confirmReopening(first, id)).toEqual(refused("unknown"));
		expect(await reopen(third, id)).toMatchObject(refused("notAllowed"));
		expect(await force("staff", first.id, id)).toBe(false);
		expect(await force("staff", third.id, id, { reopen_until: days(5) })).toBe(false);
		for (const scope of ["staff", "system"])
			await expect(
				inScope(scope, third.id, () =>
					db()
						.updateTable("complaints")
						.set({ reopen_until: days(5) })
						.where("id", "=", id)
						.execute(),
				),
			).rejects.toThrow("comes with a transition");
	});

	test("the other heads who take part in the case are mailed about a proposal, and no one else", async () => {
		const { id, first, judge, third } = await afterAppeal();
		await person("officer");
		await declareConflict(await person("head"), id, text);
		await runAsOperator("delete from mails");
		expect(await proposeReopening(third, id, proposal)).toEqual({ ok: true });
		const { rows } = await runAsOperator("select recipient from mails");
		expect(rows.map(({ recipient }) => recipient).sort()).toEqual([first.email, judge.email].sort());
	});

	test("a proposal expires, and ends with the role or the part of who made it", async () => {
		const { id, first, judge, third } = await afterAppeal();
		await proposeReopening(judge, id, proposal);
		expect(await confirmReopening(first, id, days(30))).toEqual(refused("unknown"));
		await runAsOperator("update case_reopenings set expires_at = now() - interval '1 minute'");
		expect(await confirmReopening(first, id)).toEqual(refused("unknown"));
		expect(await force("staff", first.id, id)).toBe(false);
		expect(await proposeReopening(judge, id, proposal)).toEqual({ ok: true });
		await runAsOperator("update accounts set disabled_at = now() where id = $1", [judge.id]);
		expect(await confirmReopening(first, id)).toEqual(refused("unknown"));
		expect(await force("staff", first.id, id)).toBe(false);
		await runAsOperator("update accounts set disabled_at = null where id = $1", [judge.id]);
		await runAsOperator("delete from account_roles where account_id = $1", [judge.id]);
		expect(await force("staff", first.id, id)).toBe(false);
		expect(await revokeReopening(first, id)).toEqual({ ok: true });
		await proposeReopening(third, id, proposal);
		expect(await declareConflict(third, id, text)).toEqual({ ok: true });
		expect(await confirmReopening(first, id)).toEqual(refused("unknown"));
		expect(await force("staff", first.id, id)).toBe(false);
		const { rows } = await runAsOperator("select ended_as from case_reopenings order by id");
		expect(rows.map(({ ended_as }) => ended_as)).toEqual(["expired", "revoked", null]);
	});

	test("of two heads who confirm at once one does, and a revoked proposal is not confirmed", async () => {
		const one = await afterAppeal();
		await proposeReopening(one.judge, one.id, proposal);
		const done = await Promise.all([confirmReopening(one.first, one.id), confirmReopening(one.third, one.id)]);
		expect(done.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
		const two = await afterAppeal();
		const proposed = await Promise.all([
			proposeReopening(two.judge, two.id, proposal),
			proposeReopening(two.third, two.id, proposal),
		]);
		expect(proposed.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
		const [revoked, confirmed] = await Promise.all([
			revokeReopening(two.first, two.id),
			confirmReopening(two.first, two.id),
		]);
		expect([revoked.ok, confirmed.ok].toSorted()).toEqual([false, true]);
		expect((await rowOf(two.id)).status).toBe(confirmed.ok ? "under_review" : "rejected");
		expect(await confirmReopening(two.first, two.id)).toEqual(refused("unknown"));
	});

	test("a decision after a reopening, and one whose appeal was withdrawn, are final in the same way", async () => {
		const { id, first, judge, filer } = await afterAppeal();
		await proposeReopening(judge, id, proposal);
		await confirmReopening(first, id);
		await changeStatus(judge, id, { to: "resolved", text });
		expect(await reopen(judge, id)).toMatchObject(refused("notAllowed"));
		expect(await force("staff", judge.id, id)).toBe(false);
		await changeOwnStatus(filer, id, { to: "appealed", text });
		await changeOwnStatus(filer, id, { to: "closed", text });
		expect(await reopen(judge, id)).toMatchObject(refused("judgedBefore"));
		expect((await rowOf(id)).reopen_until).toEqual(expect.any(Date));
		await proposeReopening(judge, id, proposal);
		expect(await confirmReopening(first, id)).toEqual({ ok: true });
		expect((await rowOf(id)).withdrawn_at).toBe(null);
	});

	test("an access link proposes and confirms nothing", async () => {
		const { id, first, judge } = await afterAppeal();
		const byLink = { ...first, link: "00000000-0000-4000-8000-000000000001" };
		await proposeReopening(judge, id, proposal);
		for (const work of [() => proposeReopening(byLink, id, proposal), () => confirmReopening(byLink, id)])
			await expect((async () => work())()).rejects.toMatchObject({ init: { status: 403 } });
	});

	describe("before an appeal", () => {
		test("a head reopens a decided or closed case with a reason; the new decision opens a whole window", async () => {
			const [filer, head] = [await complainant(), await person("head")];
			const { id } = await filed(filer);
			await changeStatus(head, id, { to: "rejected", text });
			await runAsOperator("update complaints set appeal_until = now() + interval '1 hour'");
			expect(await reopen(head, id, {})).toMatchObject({ ok: true });
			expect((await rowOf(id)).appeal_until).toBe(null);
			expect(await changeOwnStatus(filer, id, { to: "appealed", text })).toMatchObject(refused("notAllowed"));
			await changeStatus(head, id, { to: "rejected", text });
			expect((await rowOf(id)).appeal_until.getTime()).toBeGreaterThan(days(19).getTime());
		});
	});
});
