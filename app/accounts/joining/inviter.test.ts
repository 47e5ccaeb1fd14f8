import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { person } from "../../../test/make-case.ts";
import { operator, type Role } from "../../access/actor.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { requestErasure } from "../../complaints/privacy/erasure.server.ts";
import { nameCaptain } from "../../league/captains/managing/captains.server.ts";
import { setDisabled, setRoles } from "../managing/accounts.server.ts";
import { rolesOf } from "../sessions/session.server.ts";
import { confirmInvitation, invite, pendingInvitations } from "./invitations.server.ts";
import { aboutLink, setPasswordByLink } from "./open-account.server.ts";

type Person = Awaited<ReturnType<typeof person>>;
const chosen = { password: "seven lamps on a wet table", confirm_password: "seven lamps on a wet table" };

onOneEngine((engine) => {
	freshProduct(engine);

	async function tokenOf(email: string) {
		const { rows } = await runAsOperator("select plain from mails where recipient = $1 order by id desc", [email]);
		return /\/join\/([\w-]+)/.exec(rows[0]?.plain ?? "")?.[1] ?? "";
	}
	const open = (token: string) => setPasswordByLink(token, "invite", chosen, "10.0.0.1");
	/** An owner who invited an officer and, agreed by another owner, an owner; the links of both. */
	async function inviting() {
		const [one, two] = [await person("owner"), await person("owner")];
		await invite(one, { email: "officer@example.org", role: "officer", language: "en" });
		await invite(one, { email: "owner@example.org", role: "owner", language: "en" });
		const waits = (await pendingInvitations(two)).find(({ waits }) => waits);
		expect(await confirmInvitation(two, waits?.id ?? "")).toEqual({ ok: true });
		return { one, two, tokens: [await tokenOf("officer@example.org"), await tokenOf("owner@example.org")] };
	}
	const actions = async () =>
		(
			await runAsOperator("select action from audit_log where action like '%invitation-withdrawn' order by id")
		).rows.map(({ action }) => action);

	test.each<[string, (by: Person, one: Person) => Promise<unknown>]>([
		["the role", (by, { id }) => setRoles(by, id, ["editor"])],
		["the account", (by, { id }) => setDisabled(by, id, true)],
	])("who loses %s has invited no one: the links open nothing, and the invitations are gone", async (_, end) => {
		const { one, two, tokens } = await inviting();
		const before = (await actions()).length;
		await end(two, one);
		for (const token of tokens) expect(await open(token)).toEqual({ ok: false, badLink: true });
		expect(await pendingInvitations(two)).toEqual([]);
		expect((await actions()).slice(before)).toEqual(["account.invitation-withdrawn", "account.invitation-withdrawn"]);
		const accounts = "select from accounts where email in ('officer@example.org', 'owner@example.org')";
		expect((await runAsOperator(accounts)).rows).toEqual([]);
	});

	test.each([
		"delete from account_roles where account_id = $1",
		"update accounts set disabled_at = now() where id = $1",
	])("nor do they open anything where the inviter was ended by SQL: %s", async (statement) => {
		const { one, tokens } = await inviting();
		await runAsOperator(statement, [one.id]);
		for (const token of tokens) {
			expect(await aboutLink(token, "invite")).toBeUndefined();
			expect(await open(token)).toEqual({ ok: false, badLink: true });
		}
	});

	test("what an owner who still is one and the command line invited opens", async () => {
		const { tokens } = await inviting();
		await invite(operator, { email: "head@example.org", role: "head", language: "en" });
		const roles: Role[][] = [];
		for (const token of [...tokens, await tokenOf("head@example.org")]) {
			const opened = await open(token);
			roles.push(opened.ok ? await rolesOf(opened.accountId) : []);
		}
		expect(roles).toEqual([["officer"], ["owner"], ["head"]]);
	});

	async function squads(): Promise<[number, number]> {
		await make.tie({ home_team_id: await make.club(), away_team_id: await make.club() });
		const { rows } = await runAsOperator("select id from squads order by id");
		return [rows[0].id, rows[1].id];
	}
	const squadsOf = async (account: string) =>
		(await runAsOperator("select squad_id from captains where account_id = $1 order by 1", [account])).rows.map(
			({ squad_id }) => squad_id,
		);

	test("a captain gets the squads alone whose inviter may still name captains", async () => {
		const [home, away] = await squads();
		const [one, two, owner] = [await person("league-manager"), await person("league-manager"), await person("owner")];
		const captain = { language: "en" as const };
		for (const email of ["a@example.org", "b@example.org"])
			expect(await nameCaptain(one, home, { ...captain, email })).toMatchObject({ ok: true });
		expect(await nameCaptain(two, away, { ...captain, email: "b@example.org" })).toMatchObject({ ok: true });
		await runAsOperator("update account_roles set role = 'officer' where account_id = $1", [one.id]);
		expect(await open(await tokenOf("a@example.org"))).toEqual({ ok: false, badLink: true });
		await setRoles(owner, one.id, []);
		expect((await pendingInvitations(owner)).map(({ email }) => email)).toEqual(["b@example.org"]);
		const opened = await open(await tokenOf("b@example.org"));
		expect(opened.ok && (await squadsOf(opened.accountId))).toEqual([away]);
	});

	test("an invitation to staff work from an owner who is none leaves that of a captain by another", async () => {
		const [home] = await squads();
		const [one, two, manager] = [await person("owner"), await person("owner"), await person("league-manager")];
		await invite(one, { email: "both@example.org", role: "officer", language: "en" });
		await nameCaptain(manager, home, { email: "both@example.org", language: "en" });
		await setRoles(two, one.id, []);
		const opened = await open(await tokenOf("both@example.org"));
		expect(opened.ok && (await rolesOf(opened.accountId))).toEqual(["captain"]);
	});

	test("an account that is erased has invited no one", async () => {
		const [home] = await squads();
		const [manager, owner] = [await person("league-manager"), await person("owner")];
		await nameCaptain(manager, home, { email: "a@example.org", language: "en" });
		await runAsOperator("delete from account_roles where account_id = $1", [manager.id]);
		expect(await requestErasure({ ...manager, roles: [] })).toBe("done");
		expect(await pendingInvitations(owner)).toEqual([]);
	});
});
