import { describe, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { complainant, filed, inScope, person } from "../../../test/make-case.ts";
import { db, runAsOperator } from "../../base/db/client.server.ts";
import { type Status, statuses } from "../case/complaint.ts";
import { transitionFor } from "../case/flow/case-flow.ts";
import { addNote, assignCase, setPriority } from "../handling/commands/case-commands.server.ts";
import { deskCase } from "../handling/desk-case.server.ts";
import { ownCase } from "../my-cases/cases.server.ts";
import { changeOwnStatus, changeStatus } from "./change-status.server.ts";
import { writeToComplainant } from "./send-message.server.ts";

type Account = Awaited<ReturnType<typeof person>>;
type Act = { by: "officer" | "head" | "closer"; to: Status };

/** Histories of a case before its appeal. */
const pasts: Record<string, Act[]> = {
	"an officer resolved it": [{ by: "officer", to: "resolved" }],
	"a head rejected it": [{ by: "head", to: "rejected" }],
	"an officer closed it": [{ by: "officer", to: "closed" }],
	"a head closed it": [{ by: "head", to: "closed" }],
	"an officer resolved it and another closed it": [
		{ by: "officer", to: "resolved" },
		{ by: "closer", to: "closed" },
	],
	"an officer closed it, a head opened it again and another rejected it": [
		{ by: "officer", to: "closed" },
		{ by: "head", to: "under_review" },
		{ by: "closer", to: "rejected" },
	],
};
const text = "Because.";

onOneEngine((engine) => {
	freshProduct(engine);

	async function staff() {
		const closer = await person("head");
		return { officer: await person("officer"), head: await person("head"), closer };
	}
	/** A case with a past, and an appeal that waits. */
	async function appealed(past: Act[], by: Record<Act["by"], Account>) {
		const filer = await complainant();
		const made = await filed(filer);
		for (const act of past)
			expect(await changeStatus(by[act.by], made.id, { to: act.to, text })).toMatchObject({ ok: true });
		expect(await changeOwnStatus(filer, made.id, { to: "appealed", text: "Unfair." })).toMatchObject({ ok: true });
		return { ...made, filer };
	}
	/**
	 * Puts a case into a status after its appeal, as if these accounts had judged it before and the appeal were not
	 * decided.
	 */
	const put = async (id: string, status: Status, judges: string[]) => {
		await runAsOperator("alter table complaints disable trigger guard_case");
		await runAsOperator(
			`update complaints set status = $2, judges = $3, status_before = null, appealed_at = now(), appeal_judges = '{}',
				reopened_at = null, reopen_until = now() + interval '1 day' where id = $1`,
			[id, status, judges],
		);
		await runAsOperator("alter table complaints enable trigger guard_case");
	};
	const isFinal = (status: Status) => ["resolved", "rejected", "closed"].includes(status);
	const rowOf = async (id: string) => (await runAsOperator("select * from complaints where id = $1", [id])).rows[0];
	const statusOf = async (id: string): Promise<Status> => (await rowOf(id)).status;
	/** A bare change of the status, as a query without the commands would make it. */
	const force = (actor: Account, id: string, to: Status) =>
		inScope("staff", actor.id, () =>
			db().updateTable("complaints").set({ status: to }).where("id", "=", id).execute(),
		).catch((error) => expect(error.code).toBe("23514"));

	describe.each(Object.entries(pasts))("when %s", (_, past) => {
		test("an appealed case leaves each status only by a head without a part in it, by command and by SQL", async () => {
			const by = await staff();
			const { id } = await appealed(past, by);
			const ended = past.filter(({ to }) => ["resolved", "rejected", "closed"].includes(to));
			const barred = [...new Set(ended.map((act) => by[act.by]))];
			const others = { officer: await person("officer"), head: await person("head") };
			const reopened = past.some(({ to }) => to === "under_review") ? [by.head] : [];
			for (const from of statuses.filter((status) => status !== "draft")) {
				const { judges } = await rowOf(id);
				await put(id, from, judges);
				for (const to of statuses.filter((status) => status !== from)) {
					for (const actor of [...barred, others.officer]) {
						const refused = barred.includes(actor) ? "judgedBefore" : "notAllowed";
						expect([from, to, await changeStatus(actor, id, { to, text })]).toMatchObject([from, to, { refused }]);
						await force(actor, id, to);
						expect([from, to, await statusOf(id)]).toEqual([from, to, from]);
					}
					const may = transitionFor({ status: from, appealed_at: new Date() }, to, "head") !== undefined;
					for (const head of [others.head, ...reopened]) {
						const changed = await changeStatus(head, id, { to, text, ground: "new_fact" });
						expect([from, to, changed.ok, await statusOf(id)]).toEqual([from, to, may, may ? to : from]);
						if (may) await put(id, from, judges);
						await force(head, id, to);
						// A reopening needs a proposal as well.
						const isReached = may && !(isFinal(from) && to === "under_review");
						expect([from, to, await statusOf(id)]).toEqual([from, to, isReached ? to : from]);
						if (isReached) await put(id, from, judges);
					}
				}
			}
		});
	});

	test("an account that judged a case cannot work on its appeal, but assigns it to a head who can", async () => {
		const by = await staff();
		const { id, reference } = await appealed([{ by: "head", to: "rejected" }], by);
		const refused = { refused: "judgedBefore" };
		expect(await addNote(by.head, id, { body: "x" })).toMatchObject(refused);
		expect(await setPriority(by.head, id, "urgent")).toMatchObject(refused);
		expect(await writeToComplainant(by.head, id, { body: "Give it up." })).toMatchObject(refused);
		expect(await assignCase(by.head, id, by.head.id)).toMatchObject(refused);
		expect(await assignCase(by.head, id, by.officer.id)).toMatchObject(refused);
		expect(await assignCase(by.officer, id, by.head.id)).toMatchObject(refused);
		expect(await assignCase(by.head, id, null)).toMatchObject({ refused: "unchanged" });
		await expect(
			inScope("staff", by.officer.id, () =>
				db().updateTable("complaints").set({ assigned_to_id: by.head.id }).where("id", "=", id).execute(),
			),
		).rejects.toThrow("takes no part");
		expect(await deskCase(by.head, reference)).toMatchObject({
			transitions: [],
			appeal: { part: "judgedBefore", judges: [{ id: by.closer.id }] },
		});
		expect(await deskCase(by.officer, reference)).toMatchObject({
			transitions: [],
			appeal: { part: "appealForHeads" },
		});
		expect(await deskCase(by.closer, reference)).toMatchObject({
			transitions: [{ to: "in_progress" }, { to: "resolved" }, { to: "rejected" }],
			appeal: { part: "mayJudge" },
		});
		expect(await assignCase(by.head, id, by.closer.id)).toEqual({ ok: true });
	});

	test("an appealed case is no longer assigned to the account that judged it", async () => {
		const by = await staff();
		const filer = await complainant();
		const { id, reference } = await filed(filer);
		await assignCase(by.head, id, by.officer.id);
		await changeStatus(by.officer, id, { to: "closed", text });
		await changeOwnStatus(filer, id, { to: "appealed", text });
		expect(await deskCase(by.closer, reference)).toMatchObject({ assigned: undefined, item: { ended_as: "closed" } });
	});

	test("a complainant withdraws an appeal while it is examined, and then what was decided stays", async () => {
		for (const at of ["appealed", "in_progress", "pending_information"] as const) {
			const by = await staff();
			const { id, reference, filer } = await appealed([{ by: "officer", to: "resolved" }], by);
			if (at !== "appealed") await changeStatus(by.head, id, { to: "in_progress", text });
			if (at === "pending_information") await changeStatus(by.head, id, { to: at, text });
			expect(await changeOwnStatus(filer, id, { to: "closed" })).toMatchObject({ refused: "missing" });
			expect(await changeOwnStatus(filer, id, { to: "closed", text: "Settled." })).toMatchObject({ ok: true });
			const item = await ownCase(filer, reference);
			expect(item?.events.at(-1)?.type).toBe("case.appeal-withdrawn");
			expect(item?.decisions.map(({ on_appeal }) => on_appeal)).toEqual([false]);
			expect(await changeOwnStatus(filer, id, { to: "appealed", text })).toMatchObject({ refused: "notAllowed" });
		}
	});

	test("an account that judged before cannot reopen, decide or close a decided appeal", async () => {
		const by = await staff();
		const { id } = await appealed([{ by: "head", to: "rejected" }], by);
		await changeStatus(by.closer, id, { to: "resolved", text });
		for (const to of ["under_review", "closed"] as const)
			expect(await changeStatus(by.head, id, { to, text })).toMatchObject({ refused: "judgedBefore" });
		for (const to of ["under_review", "rejected"] as const)
			expect(await changeStatus(by.closer, id, { to, text, ground: "new_fact" })).toMatchObject({
				refused: "notAllowed",
			});
		for (const to of ["closed", "rejected"] as const)
			expect(await changeStatus(by.officer, id, { to, text })).toMatchObject({ refused: "notAllowed" });
		expect(await changeStatus(by.closer, id, { to: "closed", text })).toMatchObject({ ok: true });
	});

	test("a case that was withdrawn and opened again can be appealed when it has been decided", async () => {
		const by = await staff();
		const filer = await complainant();
		const { id } = await filed(filer);
		await changeOwnStatus(filer, id, { to: "closed", text });
		await changeStatus(by.head, id, { to: "under_review", text, ground: "own_case" });
		await changeStatus(by.officer, id, { to: "resolved", text });
		expect(await changeOwnStatus(filer, id, { to: "appealed", text })).toMatchObject({ ok: true });
	});

	test("a judge is known by the account, not by its current role", async () => {
		const by = await staff();
		const { id } = await appealed([{ by: "officer", to: "resolved" }], by);
		await runAsOperator("insert into account_roles (account_id, role) values ($1, 'head')", [by.officer.id]);
		const promoted = { ...by.officer, roles: ["officer", "head"] as const };
		expect(await changeStatus(promoted, id, { to: "rejected", text })).toMatchObject({ refused: "judgedBefore" });
		await force(by.officer, id, "rejected");
		// A head whose role is gone since the request began is stopped by the database.
		await runAsOperator("delete from account_roles where account_id = $1", [by.closer.id]);
		await expect(changeStatus(by.closer, id, { to: "rejected", text })).rejects.toThrow("does not go from");
		expect(await statusOf(id)).toBe("appealed");
	});

	test("of two heads who decide an appeal at once one succeeds, and the other gets a conflict", async () => {
		const by = await staff();
		const { id } = await appealed([{ by: "officer", to: "resolved" }], by);
		const { rows } = await runAsOperator("select version from complaints where id = $1", [id]);
		const version: number = rows[0].version;
		const tries = await Promise.all([
			changeStatus(by.head, id, { to: "rejected", text, version }),
			changeStatus(by.closer, id, { to: "resolved", text, version }),
		]);
		expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
		expect(tries.find(({ ok }) => !ok)).toMatchObject({ refused: "conflict" });
	});

	test.each([
		["appealed_at", "now()"],
		["appealed_at", "null"],
		["withdrawn_at", "now()"],
		["appeal_until", "now()"],
		["appeal_grounds", "'Other.'"],
	])("staff cannot change %s to %s without a transition", async (column, value) => {
		const by = await staff();
		const { id } = await appealed([{ by: "officer", to: "resolved" }], by);
		const { sql } = await import("kysely");
		const change = sql.raw(`update complaints set ${column} = ${value} where id = '${id}'`);
		await expect(inScope("staff", by.head.id, () => change.execute(db()))).rejects.toThrow(
			/come with a transition|moved later, never earlier/,
		);
	});

	test("the database records who judged a case, and no one can write it", async () => {
		const by = await staff();
		const { id } = await appealed([{ by: "officer", to: "resolved" }], by);
		await inScope("staff", by.head.id, () =>
			db().updateTable("complaints").set({ judges: [], ended_by_id: by.head.id }).where("id", "=", id).execute(),
		);
		const { rows } = await runAsOperator("select judges, ended_as, ended_by_id from complaints where id = $1", [id]);
		expect(rows).toEqual([{ judges: [by.officer.id], ended_as: "resolved", ended_by_id: by.officer.id }]);
	});
});
