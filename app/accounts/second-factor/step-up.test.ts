import { TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { routeTable } from "../../../test/route-table.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
beforeEach(() => site.sql("delete from rate_limits"));
/** Dates every sign-in eleven minutes back. */
const later = () => site.sql("update sessions set confirmed_at = now() - interval '11 minutes'");
const reference = async () =>
	String(
		(await site.sql("select case_reference from complaints where status = 'submitted' limit 1")).rows[0]
			?.case_reference,
	);
const one = async (statement: string) => String((await site.row<{ id: number }>(statement)).id);
const transfer = () =>
	one(`insert into transfers (player_id, season, from_club_id, to_club_id, starts_on, state)
		select p.id, q.season, q.club_id, (select id from teams where id <> q.club_id limit 1),
			date '2031-08-01', 'requested'
		from captains c join squads q on q.id = c.squad_id join players p on p.team_id = q.club_id
		where not exists (select from transfers t where t.player_id = p.id) limit 1 returning id`);
const squadOfCaptain = () => one("select squad_id as id from captains limit 1");
const idOf = async (email: string) =>
	String((await site.sql("select id from accounts where email = $1", [email])).rows[0]?.id);

type DelicateAction = { who: string; path: () => Promise<string>; sent?: Record<string, string>; confirm: string };
const delicate: Record<string, DelicateAction> = {
	"the audit log as a file": {
		who: "owner",
		path: async () => "/en/admin/export/audit.csv",
		confirm: "/en/admin/account/confirm",
	},
	"the accounts as a file": {
		who: "owner",
		path: async () => "/admin/export/accounts.csv",
		confirm: "/admin/account/confirm",
	},
	"messages as a file": {
		who: "editor",
		path: async () => "/admin/export/messages.csv",
		confirm: "/admin/account/confirm",
	},
	"cases as a file": {
		who: "officer",
		path: async () => "/en/complaints/admin/export.csv",
		confirm: "/en/complaints/admin/confirm",
	},
	"a case as an archive": {
		who: "officer",
		path: async () => `/en/complaints/admin/case/${await reference()}/bundle.zip`,
		confirm: "/en/complaints/admin/confirm",
	},
	"one's own data": {
		who: "player",
		path: async () => "/complaints/my-data/export.json",
		confirm: "/complaints/account/confirm",
	},
	"a revealed ID number": {
		who: "officer",
		path: async () => `/en/complaints/admin/case/${await reference()}`,
		sent: { intent: "reveal", body: "To tell two players apart" },
		confirm: "/en/complaints/admin/confirm",
	},
	"a hold that is lifted": {
		who: "head",
		path: async () => `/en/complaints/admin/case/${await reference()}`,
		sent: { intent: "lift-hold" },
		confirm: "/en/complaints/admin/confirm",
	},
	"a recusal that is lifted": {
		who: "head",
		path: async () => `/en/complaints/admin/case/${await reference()}`,
		sent: { intent: "lift", account: "x" },
		confirm: "/en/complaints/admin/confirm",
	},
	"a hold that an owner lifts": {
		who: "owner",
		path: async () => "/en/admin/retention",
		sent: { intent: "lift", reference: "TTF-2026-00001" },
		confirm: "/en/admin/account/confirm",
	},
	"roles of an account": {
		who: "owner",
		path: async () => `/en/admin/accounts/${await idOf("editor@demo.example")}`,
		sent: { intent: "roles", role: "editor" },
		confirm: "/en/admin/account/confirm",
	},
	"an agreement to an early erasure": {
		who: "head",
		path: async () => "/en/complaints/admin/erasures",
		sent: { case_reference: "TTF-2026-00001", reason: "Nothing is claimed" },
		confirm: "/en/complaints/admin/confirm",
	},
	"an access link": {
		who: "head",
		path: async () => "/en/complaints/admin/links",
		sent: { officer: "", reason: "Lost phone" },
		confirm: "/en/complaints/admin/confirm",
	},
	"a change of the second factor": {
		who: "editor",
		path: async () => "/en/admin/account/second-factor",
		sent: { password: DEMO_PASSWORD },
		confirm: "/en/admin/account/confirm",
	},
	"who needs a second factor": {
		who: "owner",
		path: async () => "/en/admin/settings",
		sent: { part: "factors", version: "1", factor_editor: "optional" },
		confirm: "/en/admin/account/confirm",
	},
	"an API token": {
		who: "editor",
		path: async () => "/en/admin/account/tokens",
		sent: { name: "Photos", photos: "on", days: "30" },
		confirm: "/en/admin/account/confirm",
	},
	"a complainant's profile for an account": {
		who: "editor",
		path: async () => "/en/complaints/profile",
		sent: { full_name: "Mona Ali", phone: "+966 50 123 4567", id_type: "iqama", id_number: "2000000006" },
		confirm: "/en/complaints/account/confirm",
	},
	"a captain for a squad": {
		who: "editor",
		path: async () => `/en/admin/league/captains/${await squadOfCaptain()}`,
		sent: { intent: "name", email: "new@example.org", language: "ar" },
		confirm: "/en/admin/account/confirm",
	},
	"a squad taken from its captain": {
		who: "league-manager",
		path: async () => {
			const captain = await one("select account_id as id from captains limit 1");
			return `/en/admin/league/captains/${await squadOfCaptain()}/${captain}/remove`;
		},
		sent: {},
		confirm: "/en/admin/account/confirm",
	},
	"a match link with a PIN": {
		who: "editor",
		path: async () => `/admin/matches/${await one("select min(id) as id from matches")}/passes`,
		sent: { side: "home", until: "2031-01-01" },
		confirm: "/admin/account/confirm",
	},
	"a decision on points": {
		who: "league-manager",
		path: async () => `/en/admin/league/groups/${await one("select min(id) as id from groups")}/points/new`,
		sent: { squad_id: "1", points: "-3", decided_on: "2026-01-01", reason: "Late", reason_ar: "تأخر" },
		confirm: "/en/admin/account/confirm",
	},
	"a newsletter": {
		who: "editor",
		path: async () => `/en/admin/news/${await one("select min(id) as id from news_articles")}/send`,
		sent: { language: "ar" },
		confirm: "/en/admin/account/confirm",
	},
	"a transfer that is decided": {
		who: "league-manager",
		path: async () => `/en/admin/registrations/transfers/${await transfer()}`,
		sent: { intent: "approve", starts_on: "2031-08-01", version: "1" },
		confirm: "/en/admin/account/confirm",
	},
	"a player released by a captain": {
		who: "captain",
		path: async () => `/en/club/squads/${await squadOfCaptain()}/transfers`,
		sent: { intent: "release", id: "1" },
		confirm: "/en/club/account/confirm",
	},
	"the erasure of one's account": {
		who: "player",
		path: async () => "/en/complaints/my-data",
		sent: { intent: "erase", confirm_erasure: "on" },
		confirm: "/en/complaints/account/confirm",
	},
};

test.each(Object.entries(delicate))(
	"%s asks an old session for a confirmation",
	async (_, { who, path, sent, confirm }) => {
		const cookie = await site.signIn(`${who}@demo.example`);
		await later();
		const address = await path();
		const answer = sent ? await site.send(address, sent, cookie) : await site.get(address, { cookie });
		expect([answer.status, answer.headers.get("location")]).toEqual([
			sent ? 307 : 303,
			`${confirm}?next=${encodeURIComponent(address)}`,
		]);
	},
);

test("a form's fields come back hidden, and a right password sends them on to their address", async () => {
	const cookie = await site.signIn("officer@demo.example");
	await later();
	const { path, sent = {} } = delicate["a revealed ID number"] ?? {};
	const address = (await path?.()) ?? "";
	const asked = await site.post(address, sent, { cookie });
	const confirm = asked.headers.get("location") ?? "";
	const page = await (await site.post(confirm, sent, { cookie })).text();
	expect(page).toContain('name="body" value="To tell two players apart"');
	const wrong = await site.post(confirm, { ...sent, step_up_sent: "yes", step_up_proof: "not it" }, { cookie });
	expect(wrong.status).toBe(422);
	expect(await wrong.text()).toContain('name="body" value="To tell two players apart"');
	const right = await site.post(confirm, { ...sent, step_up_sent: "yes", step_up_proof: DEMO_PASSWORD }, { cookie });
	expect([right.status, right.headers.get("location")]).toEqual([307, address]);
	const done = await site.post(address, { ...sent, step_up_proof: DEMO_PASSWORD }, { cookie });
	const html = await done.text();
	expect([done.status, html.includes("1000000008"), html.includes(DEMO_PASSWORD)]).toEqual([200, true, false]);
});

test("a record's form is saved after the confirmation, once and without its proof", async () => {
	const cookie = await site.signIn("league-manager@demo.example");
	await later();
	const group = await one("select min(group_id) as id from entries");
	const address = `/en/admin/league/groups/${group}/points/new`;
	const squad = await one(`select min(squad_id) as id from entries where group_id = ${group}`);
	const serial = "8d0ffb0a9a5e4b0e";
	const sent = { squad_id: squad, points: "-3", decided_on: "2026-01-01", reason: "Late", reason_ar: "تأخر", serial };
	const confirm = (await site.send(address, sent, cookie)).headers.get("location") ?? "";
	expect(await (await site.send(confirm, sent, cookie)).text()).toContain('name="reason_ar" value="تأخر"');
	const proved = { ...sent, step_up_sent: "yes", step_up_proof: DEMO_PASSWORD };
	expect((await site.post(confirm, proved, { cookie })).headers.get("location")).toBe(address);
	for (const fields of [proved, sent]) expect((await site.post(address, fields, { cookie })).status).toBe(303);
	expect(await site.row(`select count(*)::int as count from adjustments where reason = 'Late'`)).toEqual({ count: 1 });
});

test("a file that was asked for comes after the confirmation; another session has to confirm itself", async () => {
	const [here, there] = [await site.signIn("owner@demo.example"), await site.signIn("owner@demo.example")];
	await later();
	const path = "/en/admin/export/audit.csv";
	const confirm = (await site.get(path, { cookie: here })).headers.get("location") ?? "";
	expect(await (await site.get(confirm, { cookie: here })).text()).toContain("Confirm it is you");
	const right = await site.post(confirm, { step_up_proof: DEMO_PASSWORD }, { cookie: here });
	expect([right.status, right.headers.get("location")]).toEqual([303, path]);
	expect([(await site.get(path, { cookie: here })).status, (await site.get(path, { cookie: there })).status]).toEqual([
		200, 303,
	]);
	const elsewhere = await site.post(
		"/en/admin/account/confirm?next=https://evil.example",
		{ step_up_proof: DEMO_PASSWORD },
		{ cookie: here },
	);
	expect(elsewhere.headers.get("location")).toBe("/en/admin");
});

test("with a second factor the code confirms, once, and the password does not", async () => {
	const email = "head@demo.example";
	const cookie = await site.signIn(email);
	const factor = "/en/admin/account/second-factor";
	const begun = await (await site.post(factor, { password: DEMO_PASSWORD }, { cookie })).text();
	const secret = /name="secret" value="([A-Z2-7]+)"/.exec(begun)?.[1] ?? "";
	const codeIn = (steps: number) =>
		new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: Date.now() + steps * 30_000 });
	const on = await site.post(factor, { code: codeIn(0) }, { cookie });
	const session =
		on.headers
			.getSetCookie()
			.find((each) => each.startsWith("tawila.session_token="))
			?.split(";")[0] ?? "";
	await later();
	const confirm = async (step_up_proof: string) =>
		(await site.post("/en/complaints/admin/confirm?next=/en/complaints/admin", { step_up_proof }, { cookie: session }))
			.status;
	const code = codeIn(1);
	expect([await confirm(DEMO_PASSWORD), await confirm(code), await confirm(code)]).toEqual([422, 303, 422]);
});

test.each([
	["/en/admin/account/confirm", { step_up_proof: "not the password" }, { step_up_proof: DEMO_PASSWORD }],
	["/en/admin/account/second-factor", { password: "not the password" }, { password: DEMO_PASSWORD }],
	[
		"/en/admin/account",
		{ current_password: "no", password: "seven lamps on a wet table", confirm_password: "seven lamps on a wet table" },
		{
			current_password: DEMO_PASSWORD,
			password: "seven lamps on a wet table",
			confirm_password: "seven lamps on a wet table",
		},
	],
])("guesses at %s slow down, in this session alone", async (path, wrong, right) => {
	const [here, there] = [await site.signIn("editor@demo.example"), await site.signIn("editor@demo.example")];
	for (let i = 0; i < 5; i++) expect((await site.post(path, wrong, { cookie: here })).status).toBe(422);
	const stopped = await site.post(path, right, { cookie: here });
	expect([stopped.status, (await stopped.text()).includes("Too many attempts")]).toEqual([429, true]);
	expect([200, 303]).toContain((await site.post(path, right, { cookie: there })).status);
	await site.sql(
		`update credentials
			set password = (select password from credentials
			where account_id = (select id from accounts where email = 'head@demo.example'))`,
	);
});

test("the routes that ask for a confirmation are these", () => {
	const asks = /, stepUp(?:ToPost)?\];|confirmFirst\(|answerDeskForm\(/;
	const files = routeTable.filter(({ source }) => asks.test(source)).map(({ file }) => file);
	expect([...new Set(files)].sort()).toEqual([
		"accounts/passkeys/pages/passkeys.tsx",
		"accounts/second-factor/pages/second-factor.tsx",
		"club/pages/transfers.tsx",
		"desk/case/pages/bundle.ts",
		"desk/case/pages/case.tsx",
		"desk/list/pages/export.ts",
		"desk/pages/erasures.tsx",
		"desk/pages/links.tsx",
		"office/accounts/pages/account.tsx",
		"office/accounts/pages/invitation.tsx",
		"office/accounts/pages/invite.tsx",
		"office/accounts/pages/remove-passkey.tsx",
		"office/accounts/pages/request.tsx",
		"office/accounts/pages/take-off-factor.tsx",
		"office/accounts/pages/tokens.tsx",
		"office/captains/pages/passes.tsx",
		"office/captains/pages/revoke-pass.tsx",
		"office/captains/pages/squad.tsx",
		"office/captains/pages/take-away.tsx",
		"office/groups/pages/adjustment.tsx",
		"office/groups/pages/delete-adjustment.tsx",
		"office/imports/pages/export.ts",
		"office/imports/pages/run.tsx",
		"office/news/pages/send.tsx",
		"office/pages/undo.ts",
		"office/registrations/pages/transfer.tsx",
		"office/retention/pages/retention.tsx",
		"office/settings/pages/settings.tsx",
		"portal/account/pages/export.ts",
		"portal/account/pages/my-data.tsx",
		"portal/account/pages/own-data.tsx",
		"portal/account/pages/profile.tsx",
	]);
});
