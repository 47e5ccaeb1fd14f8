import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { caseIn, complainant, filed, inScope, person } from "../../../test/make-case.ts";
import { rolledBack } from "../../../test/rolled-back.ts";
import { can } from "../../access/policy.ts";
import { db, runAsOperator, runSql } from "../../base/db/client.server.ts";
import { isOpen, type Status, statuses, waitsForComplainant } from "../../complaints/case/complaint.ts";
import { deskCase } from "../../complaints/handling/desk-case.server.ts";
import { changeStatus } from "../../complaints/transitions/change-status.server.ts";
import { writeToComplainant } from "../../complaints/transitions/send-message.server.ts";
import { accessLinks, complaintStaff, issueAccessLink, revokeAccessLink } from "./access-links.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);

	test("heads and owners issue links to officers and heads only", async () => {
		const [head, owner, officer, editor] = [
			await person("head"),
			await person("owner"),
			await person("officer"),
			await person("editor"),
		];
		expect(await issueAccessLink(head, officer.id, "Lost phone")).toBe(true);
		expect(await issueAccessLink(owner, officer.id, "Lost phone")).toBe(true);
		expect(await issueAccessLink(head, editor.id, "x")).toBe(false);
		expect(await issueAccessLink(head, (await complainant()).id, "x")).toBe(false);
		for (const actor of [officer, editor]) await expect(issueAccessLink(actor, officer.id, "x")).rejects.toBeDefined();
		expect((await accessLinks(head)).map(({ state, email }) => [state, email])).toEqual([
			["waiting", officer.email],
			["waiting", officer.email],
		]);
		expect((await complaintStaff()).map(({ id }) => id).sort()).toEqual([head.id, officer.id].sort());
		const { rows } = await runSql("select details from audit_log where action = 'access-link.issued'");
		expect(rows[0]?.details).toEqual({ account: officer.id, reason_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
	});

	test("a link that waits too long has expired, and one that was taken back says so", async () => {
		const [head, officer] = [await person("head"), await person("officer")];
		await issueAccessLink(head, officer.id, "x");
		const [link] = await accessLinks(head, new Date(Date.now() + 15 * 60_000 + 1000));
		expect(link?.state).toBe("expired");
		expect(await revokeAccessLink(head, link?.id ?? "")).toBe(true);
		expect(await revokeAccessLink(head, link?.id ?? "")).toBe(false);
		expect((await accessLinks(head))[0]?.state).toBe("revoked");
	});

	test("an access link reads cases and asks, even with more roles", async () => {
		const officer = { ...(await person("officer")), link: "1" };
		await filed(await complainant());
		const allowed = ["case.read", "case.move", "case.write", "evidence.download"] as const;
		const denied = ["case.handle", "case.decide", "access-link.issue", "own-account.manage", "dashboard.open"] as const;
		for (const action of allowed) expect(can(officer, action)).toBe(true);
		for (const action of denied) expect(can(officer, action)).toBe(false);
		for (const action of [...allowed, ...denied]) expect(can({ ...officer, roles: ["editor"] }, action)).toBe(false);
	});

	const began = statuses.filter((status) => status !== "draft");
	test.each(began)(
		"a case that is %s is examined and asked about by a link, and never ended or opened again",
		async (from) => {
			const people = { complainant: await complainant(), officer: await person("officer"), head: await person("head") };
			const link = "00000000-0000-4000-8000-000000000001";
			const { id, reference } = await caseIn(from, people);
			for (const role of ["officer", "head"] as const) {
				const actor = { ...(await person(role)), link };
				const offered = await deskCase(actor, reference);
				if (offered?.recused !== false) throw new Error("The case is not shown.");
				for (const to of began.filter((status) => status !== from)) {
					const may = isOpen(from) && isOpen(to);
					expect([role, to, offered.transitions.some((each) => each.to === to)]).toEqual([role, to, may]);
					await rolledBack(async () => {
						const change = await changeStatus(actor, id, { to, text: "Because." });
						expect([role, to, change]).toMatchObject([role, to, { ok: may }]);
						if (may && waitsForComplainant(to))
							expect(await writeToComplainant(actor, id, { body: "Here?" })).toEqual({ ok: true });
					});
					expect([role, to, await forced(id, actor.id, to)]).toEqual([role, to, may]);
				}
			}
		},
	);

	/** Whether a bare change of the status is let through in the scope of a link. */
	const forced = (id: string, account: string, to: Status) =>
		byLink(account, () => db().updateTable("complaints").set({ status: to }).where("id", "=", id).execute());
	const byLink = (account: string, work: () => Promise<unknown>) =>
		rolledBack(() =>
			inScope("staff", account, async () => {
				await sql`select set_config('app.case_link', 'yes', true)`.execute(db());
				await work();
				return true;
			}),
		).catch((error) => {
			expect(["23514", "42501"]).toContain(error.code);
			return false;
		});

	test("no decision is written in the scope of a link", async () => {
		const head = await person("head");
		const { id } = await filed(await complainant());
		const decide = () =>
			db()
				.insertInto("complaint_decisions")
				.values({ complaint_id: id, outcome: "resolved", body: "x", decided_by_id: head.id })
				.execute();
		expect(await byLink(head.id, decide)).toBe(false);
		expect((await runAsOperator("select from complaint_decisions")).rows).toEqual([]);
		expect(await inScope("staff", head.id, decide)).toBeDefined();
	});
});
