import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { person } from "../../../test/make-case.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { operator, type Role } from "../../access/actor.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { confirmInvitation, invite, pendingInvitations, resendInvitation } from "../joining/invitations.server.ts";
import { setPasswordByLink } from "../joining/open-account.server.ts";
import { setDisabled, setRoles } from "../managing/accounts.server.ts";
import { rolesOf } from "../sessions/session.server.ts";
import { confirmRequest, refuseRequest } from "./answering/answer-request.server.ts";
import { roleRequests } from "./role-requests.server.ts";

type Person = Awaited<ReturnType<typeof person>>;
const password = "seven lamps on a wet table";

onEveryEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["account.invitation-confirmed", "account.roles-refused"]);

	const mails = async () => {
		const { rows } = await runAsOperator("select recipient, plain from mails order by id");
		await runAsOperator("delete from mails");
		return rows.map(({ recipient, plain }) => ({ recipient: String(recipient), plain: String(plain) }));
	};
	const to = async (address: string) => (await mails()).filter(({ recipient }) => recipient === address);
	/** One owner, or more, and no others who can sign in. */
	async function owners<N extends number>(count: N) {
		await runAsOperator("update accounts set disabled_at = now()");
		await mails();
		return Array.from({ length: count }, () => person("owner")).reduce(
			async (list, each) => [...(await list), await each],
			Promise.resolve<Awaited<ReturnType<typeof person>>[]>([]),
		);
	}
	const waiting = async (actor: Awaited<ReturnType<typeof person>>) => (await roleRequests(actor))[0]!;

	test.each<Role>(["head", "owner"])("one owner asks and another grants: %s", async (role) => {
		const [one, two] = await owners(2);
		const who = await person("editor");
		expect(await setRoles(one!, who.id, ["editor", role], { reason: "New season" })).toEqual({ ok: true, asked: true });
		expect(await rolesOf(who.id)).toEqual(["editor"]);
		const [asked] = await to(two!.email);
		expect(asked?.plain).toContain("New season");
		const request = await waiting(two!);
		expect(request).toMatchObject({ email: who.email, roles: [role], asked_by: one!.email, reason: "New season" });
		expect(await confirmRequest(one!, request.id)).toEqual({ ok: false, refused: "own" });
		expect(await rolesOf(who.id)).toEqual(["editor"]);
		expect(await confirmRequest(two!, request.id)).toEqual({ ok: true });
		expect((await rolesOf(who.id)).sort()).toEqual(["editor", role].sort());
		expect((await to(one!.email)).length).toBeGreaterThan(0);
		expect(await confirmRequest(two!, request.id)).toEqual({ ok: false, refused: "gone" });
		const { rows } = await runAsOperator(
			"select action, actor from audit_log where subject = $1 and action like 'account.roles-%' order by id",
			[`account:${who.id}`],
		);
		expect(rows).toEqual([
			{ action: "account.roles-asked", actor: one!.email },
			{ action: "account.roles-confirmed", actor: two!.email },
			{ action: "account.roles-changed", actor: two!.email },
		]);
	});

	test("what needs one owner is saved at once, and what waits stays where it was", async () => {
		const [one, two] = await owners(2);
		const who = await person("editor");
		expect(await setRoles(one!, who.id, ["officer", "head"])).toEqual({ ok: true, asked: true });
		expect(await rolesOf(who.id)).toEqual(["officer"]);
		expect(await setRoles(one!, who.id, ["officer"])).toEqual({ ok: true, asked: false });
		expect(await refuseRequest(two!, (await waiting(two!)).id)).toEqual({ ok: true });
		expect([await rolesOf(who.id), await roleRequests(two!)]).toEqual([["officer"], []]);
	});

	test("an owner who gains a role does not agree to it, and one who is out has asked nothing", async () => {
		const [one, two, three] = await owners(3);
		await setRoles(one!, two!.id, ["owner", "head"]);
		const request = await waiting(two!);
		expect(await confirmRequest(two!, request.id)).toEqual({ ok: false, refused: "gaining" });
		await setDisabled(three!, one!.id, true);
		expect(await confirmRequest(three!, request.id)).toEqual({ ok: false, refused: "gone" });
		expect(await rolesOf(two!.id)).toEqual(["owner"]);
	});

	test("a request is over after seven days", async () => {
		const [one, two] = await owners(2);
		const who = await person("editor");
		await setRoles(one!, who.id, ["head"]);
		const { id } = await waiting(two!);
		await runAsOperator("update role_requests set expires_at = now() - interval '1 minute'");
		expect([await roleRequests(two!), await confirmRequest(two!, id)]).toEqual([[], { ok: false, refused: "gone" }]);
	});

	test("an owner alone grants at once, and heads and owners are told; so does the operator", async () => {
		const [one] = await owners(1);
		const head = await person("head");
		const who = await person("editor");
		expect(await setRoles(one!, who.id, ["owner"])).toEqual({ ok: true, asked: false });
		expect(await rolesOf(who.id)).toEqual(["owner"]);
		const told = await mails();
		expect(told.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([one!.email, head.email, who.email]));
		const another = await person("editor");
		expect(await setRoles(operator, another.id, ["head"])).toEqual({ ok: true, asked: false });
	});

	test.each<[string, (by: Person, owner: Person) => Promise<unknown>]>([
		["shut another out", (by, { id }) => setDisabled(by, id, true)],
		["took the role from another", (by, { id }) => setRoles(by, id, [])],
	])("an owner who %s does not grant alone for seven days; the command line does", async (_, getRidOf) => {
		const [one, two] = await owners(2);
		const who = await person("editor");
		await getRidOf(one!, two!);
		const refused = { ok: false, refused: "newlyAlone" };
		for (const role of ["head", "owner"] as const)
			expect(await setRoles(one!, who.id, ["editor", role])).toEqual(refused);
		const invited = { email: "friend@example.org", role: "head", language: "en" } as const;
		expect(await invite(one!, invited)).toEqual({ ok: false, problems: { role: "newlyAlone" } });
		await expect(
			runAsOperator("insert into account_roles (account_id, role, granted_by_id) values ($1, 'head', $2)", [
				who.id,
				one!.id,
			]),
		).rejects.toThrow("another owner agrees");
		expect(await setRoles(one!, who.id, ["editor", "officer"])).toMatchObject({ ok: true });
		expect(await setRoles(operator, who.id, ["head"])).toMatchObject({ ok: true });
		await runAsOperator("update accounts set owner_ended_at = owner_ended_at - interval '7 days 1 minute'");
		expect(await setRoles(one!, who.id, ["editor", "owner"])).toEqual({ ok: true, asked: false });
	});

	test("where a third owner is left, or the owner went by their own hand, nothing waits for days", async () => {
		const [one, two, three] = await owners(3);
		const who = await person("editor");
		await setDisabled(one!, two!.id, true);
		expect(await setRoles(one!, who.id, ["head"])).toEqual({ ok: true, asked: true });
		expect(await confirmRequest(three!, (await waiting(three!)).id)).toEqual({ ok: true });
		const [left, alone] = await owners(2);
		await runAsOperator("update accounts set owner_ended_at = null");
		await setRoles(left!, left!.id, []);
		expect(await setRoles(alone!, who.id, ["owner"])).toEqual({ ok: true, asked: false });
	});

	test("an invitation as head is sent when another owner agrees, and opens the role", async () => {
		const [one, two] = await owners(2);
		const email = "new-head@example.org";
		expect(await invite(one!, { email, role: "head", language: "en" })).toEqual({ ok: true, asked: true });
		const sent = await mails();
		expect(sent.map(({ recipient }) => recipient)).toEqual([two!.email]);
		const found = (await pendingInvitations(two!)).find((each) => each.email === email);
		expect(found?.waits).toBe(true);
		const id = found?.id ?? "";
		expect(await resendInvitation(one!, id)).toEqual({ ok: false, gone: true });
		expect(await confirmInvitation(one!, id)).toEqual({ ok: false, refused: "own" });
		expect(await confirmInvitation(two!, id)).toEqual({ ok: true });
		const [invitation] = await to(email);
		const token = /\/join\/([\w-]+)/.exec(invitation?.plain ?? "")?.[1] ?? "";
		const joined = await setPasswordByLink(token, "invite", { password, confirm_password: password }, "10.0.0.1");
		expect(joined.ok && (await rolesOf(joined.accountId))).toEqual(["head"]);
	});

	test("an invitation that waited for another owner is good for as long as a new one, once it is sent", async () => {
		const [one, two] = await owners(2);
		const email = "late-head@example.org";
		await invite(one!, { email, role: "head", language: "en" });
		await runAsOperator("update pending_accounts set expires_at = now() + interval '1 hour' where email = $1", [email]);
		const find = async () => (await pendingInvitations(two!)).find((each) => each.email === email);
		expect(await confirmInvitation(two!, (await find())?.id ?? "")).toEqual({ ok: true });
		const { rows } = await runAsOperator(
			`select p.expires_at > m.ends_at - interval '1 minute' as "isOfLink" from pending_accounts p
				join mails m on m.recipient = p.email::text where p.email = $1`,
			[email],
		);
		expect(rows).toEqual([{ isOfLink: true }]);
	});

	test("an invitation from when there was one owner waits for the other that came since", async () => {
		const [one] = await owners(1);
		const email = "early-head@example.org";
		expect(await invite(one!, { email, role: "head", language: "en" })).toEqual({ ok: true, asked: false });
		const open = async () => {
			const token = /\/join\/([\w-]+)/.exec((await to(email))[0]?.plain ?? "")?.[1] ?? "";
			return setPasswordByLink(token, "invite", { password, confirm_password: password }, "10.0.0.2");
		};
		const two = await person("owner");
		expect(await open()).toEqual({ ok: false, badLink: true });
		expect((await runAsOperator("select from account_roles where role = 'head'")).rows).toEqual([]);
		const [waits] = await pendingInvitations(two);
		expect(await resendInvitation(one!, waits?.id ?? "")).toEqual({ ok: true, asked: true });
		expect(await to(two.email)).toHaveLength(1);
		expect(await confirmInvitation(one!, waits?.id ?? "")).toEqual({ ok: false, refused: "own" });
		expect(await confirmInvitation(two, waits?.id ?? "")).toEqual({ ok: true });
		const joined = await open();
		expect(joined.ok && (await rolesOf(joined.accountId))).toEqual(["head"]);
	});

	test("the database takes no head of one owner, nor of one owner twice, nor of the one who gains it", async () => {
		const [one, two] = await owners(2);
		const who = await person("editor");
		const insert = (by: string | null, second: string | null, account = who.id) =>
			runAsOperator(
				"insert into account_roles (account_id, role, granted_by_id, confirmed_by_id) values ($1, 'head', $2, $3)",
				[account, by, second],
			);
		for (const second of [null, one!.id, who.id])
			await expect(insert(one!.id, second)).rejects.toThrow("another owner agrees");
		await insert(one!.id, two!.id);
		expect(await rolesOf(who.id)).toContain("head");
	});
});
