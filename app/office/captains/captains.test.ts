import { beforeAll, expect, test } from "vitest";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(["captain.invitation-resent"], (text, values) => site.sql(text, values));
const password = "seven lamps on a wet table";
const chosen = { password, confirm_password: password };
let editor = "";
let squads: number[] = [];
const page = (squad = squads[0]) => `/en/admin/league/captains/${squad}`;
const name = (email: string, squad = squads[0]) =>
	site.post(page(squad), { intent: "name", email, language: "en" }, { cookie: editor });
const shown = async (path = page()) => (await site.get(path, { cookie: editor })).text();
const squadsOf = async (email: string) =>
	(
		await site.sql<{ squad_id: number }>(
			"select squad_id from captains join accounts a on a.id = account_id where email = $1 order by squad_id",
			[email],
		)
	).rows.map(({ squad_id }) => squad_id);
const idOf = async (email: string, table = "accounts") =>
	(await site.row<{ id: string }>(`select id from ${table} where email = $1`, [email])).id;
/** Emails to an address, the oldest first. */
const mailsTo = async (email: string) => (await site.mails(0)).filter((mail) => mail.to?.[0]?.address === email);
const linkIn = (text = "") => new URL(/https?:\S+/.exec(text)?.[0] ?? "").pathname;

beforeAll(async () => {
	editor = await site.sessionOf("editor@demo.example");
	await site.sql("delete from captains");
	const { rows } = await site.sql<{ id: number }>("select id from squads order by id limit 3");
	squads = rows.map(({ id }) => id);
});

test("an address with an account is asked first; a taken-over squad's holder stays signed in", async () => {
	const email = "newcomer@demo.example";
	await site.sql("insert into accounts (name, email, email_verified, language) values ('n', $1, true, 'en')", [email]);
	await site.sql(
		`insert into credentials (account_id, provider, provider_account, password) select a.id, 'credential', a.id::text,
			c.password from accounts a, credentials c where a.email = $1 limit 1`,
		[email],
	);
	const pressed = await Promise.all([name(email), name(email), name(email)]);
	expect(pressed.map(({ status }) => status).sort()).toEqual([303, 422, 422]);
	expect(await squadsOf(email)).toEqual([]);
	const invitation = (await mailsTo(email))[0];
	expect(invitation?.text).toContain("Unless you accept, nothing changes.");
	const link = linkIn(invitation?.text);
	const asked = await (await site.get(link)).text();
	expect(asked).toContain("asks you to be captain of");
	expect(asked).not.toContain('name="password"');
	expect((await site.post(link, {})).headers.get("location")).toBe("/en/club/auth");
	expect(await squadsOf(email)).toEqual([squads[0]]);
	expect((await name(email)).status).toBe(422);
	expect(await shown()).toContain(email);
	const captain = await site.sessionOf(email);
	expect((await site.get("/en/club", { cookie: captain })).status).toBe(200);
	const owner = await site.sessionOf("owner@demo.example");
	const account = await site.get(`/en/admin/accounts/${await idOf(email)}`, { cookie: owner });
	expect(await account.text()).toContain(`href="/en/admin/league/captains/${squads[0]}"`);
	const take = `${page()}/${await idOf(email)}/remove`;
	expect(await shown(take)).toContain("are closed to this account at once");
	expect((await site.post(take, {}, { cookie: editor })).status).toBe(303);
	expect(await squadsOf(email)).toEqual([]);
	expect(await (await site.get("/en/club", { cookie: captain })).text()).not.toContain(`/en/club/squads/${squads[0]}`);
	expect((await mailsTo(email)).map(({ subject }) => subject)).toContainEqual(
		expect.stringContaining("You are no longer captain of"),
	);
	const { rows } = await site.sql("select action, subject from audit_log where action like 'captain.%' order by id");
	expect(rows).toEqual(
		["invited", "accepted", "removed"].map((done) => ({ action: `captain.${done}`, subject: `squad:${squads[0]}` })),
	);
});

test("an address without an account is invited once for all its squads; the link opens their captain's", async () => {
	const email = "captain.to.be@example.org";
	const both = await Promise.all(squads.slice(0, 2).map((squad) => name(email, squad)));
	expect(both.map(({ status }) => status)).toEqual([303, 303]);
	expect((await name(email)).status).toBe(422);
	const [first, second] = await mailsTo(email);
	expect((await site.post(linkIn(first?.text), chosen)).status).toBe(410);
	const link = linkIn(second?.text);
	expect(link).toMatch(/^\/en\/club\/auth\/join\//);
	expect(await (await site.get(link)).text()).toContain("is invited with the role: Captain (");
	const joined = await site.post(link, chosen);
	expect(joined.headers.get("location")).toBe("/en/club/auth");
	expect(await squadsOf(email)).toEqual(squads.slice(0, 2));
	expect((await site.get("/en/club", { cookie: await site.signIn(email, password) })).status).toBe(200);
});

test("an invitation sent again stops the former link; withdrawing its last squad stops it at once", async () => {
	const email = "withdrawn@example.org";
	for (const squad of squads.slice(0, 2)) await name(email, squad);
	const invitation = await idOf(email, "pending_accounts");
	const act = (intent: string, squad?: number) => site.post(page(squad), { intent, invitation }, { cookie: editor });
	expect((await act("resend")).status).toBe(303);
	const link = linkIn((await mailsTo(email))[2]?.text);
	expect((await act("withdraw", squads[1])).status).toBe(303);
	expect((await site.get(link)).status).toBe(200);
	expect((await act("withdraw")).status).toBe(303);
	expect((await site.post(link, chosen)).status).toBe(410);
	for (const intent of ["withdraw", "resend"]) expect((await act(intent)).status).toBe(410);
});

test("who registers in between keeps the invited squads, and staff invited as captains gain both", async () => {
	const email = "both@example.org";
	const owner = await site.sessionOf("owner@demo.example");
	await site.post("/en/admin/accounts/invite", { email, role: "editor", language: "en" }, { cookie: owner });
	expect((await name(email, squads[2])).status).toBe(303);
	const link = linkIn((await mailsTo(email))[1]?.text);
	await site.sql("insert into accounts (name, email, email_verified) values ('b', $1, true)", [email]);
	expect((await site.post(link, chosen)).status).toBe(303);
	expect(await squadsOf(email)).toEqual([squads[2]]);
	const { rows } = await site.sql("select role from account_roles where account_id = $1 order by role", [
		await idOf(email),
	]);
	expect(rows.map(({ role }) => role)).toEqual(expect.arrayContaining(["captain", "editor"]));
});

test("the list of a season says who acts for each squad", async () => {
	await name("editor@demo.example", squads[2]);
	const asked = (await mailsTo("editor@demo.example")).at(-1);
	await site.post(linkIn(asked?.text), {});
	const list = await shown("/en/admin/league/captains");
	expect(list).toContain("editor@demo.example");
	expect(list).toMatch(/squads? ha(s|ve) no captain/);
});
