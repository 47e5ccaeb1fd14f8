import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../test/engines.ts";
import { make } from "../../test/make.ts";
import { complainant, filed, person } from "../../test/make-case.ts";
import { accountRows, accountsPage } from "../accounts/managing/accounts.server.ts";
import { inTransaction, runAsOperator } from "../base/db/client.server.ts";
import { revealId } from "../complaints/handling/commands/delicate-work.server.ts";
import { changeProfile } from "../complaints/privacy/change-profile.server.ts";
import { requestErasure } from "../complaints/privacy/erasure.server.ts";
import { changeOwnStatus, changeStatus } from "../complaints/transitions/change-status.server.ts";
import { audit, lastChange } from "./audit.server.ts";
import { auditPage, auditRows } from "./audit-log.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);
	const rows = async () => (await runAsOperator("select * from audit_log order by id")).rows;

	test("no row tells which account filed a case, and a case's rows hold together without it", async () => {
		const [filer, officer] = [await complainant(), await person("officer")];
		await runAsOperator("delete from audit_log");
		await inTransaction(() => audit(filer, "account.signed-in", `account:${filer.id}`));
		const { id } = await filed(filer);
		await changeStatus(officer, id, { to: "under_review" });
		await changeProfile(filer, {
			full_name: "New Name",
			full_name_ar: null,
			phone: "0501234567",
			date_of_birth: null,
			address: null,
			organization: null,
			organization_ar: null,
		});
		const text = JSON.stringify(await rows());
		expect(text).not.toContain(filer.id);
		expect(text).not.toContain(filer.email);
		expect((await rows()).filter((row) => row.subject === `case:${id}`).map((row) => row.actor)).toEqual([
			"complainant",
			officer.email,
		]);
		const events = await runAsOperator("select actor_id from complaint_events order by id");
		expect(events.rows).toEqual([{ actor_id: null }, { actor_id: officer.id }]);
	});

	test("an officer who files a complaint is named for the office and not for the complaint", async () => {
		const both = await complainant();
		await runAsOperator("insert into account_roles (account_id, role) values ($1, 'officer')", [both.id]);
		await runAsOperator("delete from audit_log");
		await inTransaction(() => audit(both, "account.signed-in", `account:${both.id}`));
		const { id } = await filed({ ...both, roles: ["complainant", "officer"] });
		expect((await rows()).map(({ actor, subject }) => [actor, subject])).toEqual([
			[both.email, `account:${both.id}`],
			["complainant", `case:${id}`],
		]);
	});

	test("a captain is named by the account as it is now, and by no address once it is erased", async () => {
		const [both, owner] = [await complainant(), await person("owner")];
		const tie = await make.tie({ home_team_id: await make.club(), away_team_id: await make.club() });
		await runAsOperator(
			"insert into captains (account_id, squad_id) select $1, home_squad_id from matches where id = $2",
			[both.id, tie],
		);
		const captain = { ...both, roles: ["complainant", "captain"] as const };
		await inTransaction(() => audit(captain, "match.reported", `match:${tie}`));
		const reported = async (filter = {}) =>
			(await auditPage(owner, { action: "match.reported", ...filter }, 1)).rows.map(({ actor, actor_id }) => [
				actor,
				actor_id,
			]);
		expect(await reported()).toEqual([[both.email, both.id]]);
		expect(await reported({ who: both.email })).toHaveLength(1);
		expect((await lastChange(`match:${tie}`))?.actor).toBe(both.email);
		expect(await requestErasure(captain)).toBe("done");
		expect(await reported()).toEqual([["captain", null]]);
		expect((await lastChange(`match:${tie}`))?.actor).toBe("captain");
		expect(JSON.stringify(await rows())).not.toContain(both.email);
	});

	test("a refused sign-in names the account of staff, never that of a complainant", async () => {
		const [filer, editor] = [await complainant(), await person("editor")];
		await runAsOperator("delete from audit_log");
		for (const account of [filer, editor])
			await inTransaction(() => audit({ ...account, roles: [] }, "account.sign-in-refused", `account:${account.id}`));
		expect((await rows()).map(({ actor, actor_key, subject }) => [actor, actor_key, subject])).toEqual([
			["complainant", null, null],
			[editor.email, editor.id, `account:${editor.id}`],
		]);
	});

	test("owners see that a case changed its status and by whose act, under a code that leads to no case", async () => {
		const [filer, officer, owner] = [await complainant(), await person("officer"), await person("owner")];
		await runAsOperator("delete from audit_log");
		const { id, reference } = await filed(filer);
		await revealId(officer, id, "Need the ID of Canary-7f3a.");
		await changeStatus(officer, id, { to: "in_progress" });
		await changeOwnStatus(filer, id, { to: "closed", text: "Canary-7f3a took it back." });
		expect(await requestErasure(filer)).toBe("done");
		for (const seen of [(await auditPage(owner, {}, 1)).rows, await auditRows(owner, {})]) {
			const text = JSON.stringify(seen);
			for (const hidden of [id, reference, filer.id, filer.email, "Canary", "sha256", '"event"'])
				expect(text).not.toContain(hidden);
			const codes = seen
				.filter(({ actor, subject }) => actor === officer.email && subject?.startsWith("case:"))
				.map((row) => row.subject);
			expect([codes.length, new Set(codes).size]).toEqual([2, 1]);
			expect(seen.find(({ action }) => action === "case.erased")?.subject).toBe("case");
		}
		expect((await auditPage(owner, { who: id.slice(0, 8) }, 1)).rows).toEqual([]);
	});

	test("owners see the day an account was made, of staff their last visit, of an erased one nothing", async () => {
		const [filer, editor, owner] = [await complainant(), await person("editor"), await person("owner")];
		for (const { id } of [filer, editor])
			await runAsOperator(
				"insert into sessions (account_id, token, expires_at) values ($1::uuid, $1::text, now() + interval '1 day')",
				[id],
			);
		const listed = async () =>
			(await accountsPage(owner, {})).rows.map((row) => [row.email, row.created_at.length, row.last_seen_at !== null]);
		expect(await listed()).toEqual([
			[filer.email, 10, false],
			[editor.email, 10, true],
			[owner.email, 10, false],
		]);
		expect(await requestErasure(filer)).toBe("done");
		expect((await listed()).map(([email]) => email)).toEqual([editor.email, owner.email]);
		expect(JSON.stringify(await accountRows(owner))).not.toMatch(/erased|T\d\d:/);
	});
});
