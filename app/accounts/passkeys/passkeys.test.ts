import { expect, test } from "vitest";
import { authenticator } from "../../../test/authenticator.ts";
import { addPasskey, askPasskey, enterByPasskey, sessionIn } from "../../../test/passkeys.ts";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite({ settings: { DEMO: "0" } });
const page = "/en/admin/account/passkeys";
const owner = "owner@demo.example";
const idOf = async (email: string) =>
	(await site.row<{ id: string }>("select id from accounts where email = $1", [email])).id;
const subjectsTo = async (email: string) =>
	(await site.mails(0)).filter(({ to }) => to?.some(({ address }) => address === email)).map(({ subject }) => subject);
const events = async (email: string) =>
	(
		await site.sql<{ action: string }>(
			"select action from audit_log where subject = $1 and action like 'account.passkey%' order by id",
			[`account:${await idOf(email)}`],
		)
	).rows.map(({ action }) => action);

test("a passkey is named, listed, audited, mailed, and opens the account as two factors", async () => {
	const cookie = await site.signIn(owner);
	expect((await site.get("/en/admin", { cookie })).headers.get("location")).toBe("/en/admin/account/second-factor");
	const device = await addPasskey(site, cookie, { name: "Blue <phone>" });
	expect((await site.get("/en/admin", { cookie })).status).toBe(200);
	const listed = await (await site.get(page, { cookie })).text();
	expect([listed.includes("Blue &lt;phone&gt;"), listed.includes("Not used yet")]).toEqual([true, true]);
	expect(await events(owner)).toEqual(["account.passkey-added"]);
	await expect.poll(() => subjectsTo(owner)).toContain("أُضيف مفتاح مرور إلى حسابك");

	const entered = await enterByPasskey(site, device, { path: "/en/admin/auth?next=%2Fen%2Fadmin%2Faudit" });
	expect([entered.status, entered.headers.get("location")]).toEqual([303, "/en/admin/audit"]);
	const inside = sessionIn(entered);
	expect((await site.get("/en/admin/audit", { cookie: inside })).status).toBe(200);
	expect(await (await site.get(page, { cookie: inside })).text()).toContain("Last used");
});

test("with a passkey alone, the password leads to the passkey and to nothing else", async () => {
	const email = "head@demo.example";
	const device = await addPasskey(site, await site.signIn(email));
	const cookie = await site.signIn(email);
	const confirm = "/en/admin/account/confirm?next=";
	for (const path of [page, "/en/admin/account/second-factor", "/en/admin/account"])
		expect((await site.get(path, { cookie })).headers.get("location")).toBe(confirm + encodeURIComponent(path));
	const asked = await (await site.get(confirm, { cookie })).text();
	expect([asked.includes("Confirm with a passkey"), asked.includes('name="step_up_proof"')]).toEqual([true, false]);
	const byPassword = await site.post(confirm, { step_up_proof: DEMO_PASSWORD }, { cookie });
	expect(byPassword.status).toBe(422);
	const other = authenticator(site.origin);
	const toAdd = await askPasskey(site, "add", cookie);
	const added = await site.post(page, { passkey: other.create(toAdd.options) }, { cookie: toAdd.cookie });
	expect(added.headers.get("location")).toContain(confirm);
	const { options, cookie: both } = await askPasskey(site, "confirm", cookie);
	const next = `${confirm}${encodeURIComponent("/en/admin/account")}`;
	const proved = await site.post(next, { step_up_passkey: device.get(options) }, { cookie: both });
	expect([proved.status, proved.headers.get("location")]).toEqual([303, "/en/admin/account"]);
	expect((await site.get("/en/complaints/admin", { cookie })).status).toBe(200);
});

test("a passkey confirms an old session, and only one of its own account", async () => {
	const [editor, captain] = ["editor@demo.example", "captain@demo.example"];
	const mine = await addPasskey(site, await site.signIn(editor));
	const foreign = await addPasskey(site, await site.sessionOf(captain), { area: "club" });
	const cookie = sessionIn(await enterByPasskey(site, mine));
	await site.sql("update sessions set confirmed_at = now() - interval '11 minutes'");
	const tokens = "/en/admin/account/tokens";
	const sent = { name: "Photos", photos: "on", days: "30" };
	const confirm = (await site.send(tokens, sent, cookie)).headers.get("location") ?? "";
	const prove = async (device: typeof mine, purpose: "confirm" | "sign-in") => {
		const { options, cookie: both } = await askPasskey(site, purpose, cookie);
		return site.post(confirm, { ...sent, step_up_sent: "yes", step_up_passkey: device.get(options) }, { cookie: both });
	};
	expect([(await prove(foreign, "confirm")).status, (await prove(mine, "sign-in")).status]).toEqual([422, 422]);
	const right = await prove(mine, "confirm");
	expect([right.status, right.headers.get("location")]).toEqual([307, tokens]);
	expect((await site.post(tokens, sent, { cookie })).status).toBe(200);
});

test("adding and removing ask an old session for a confirmation", async () => {
	const email = "league-manager@demo.example";
	const cookie = await site.signIn(email);
	await addPasskey(site, cookie);
	await site.sql("update sessions set confirmed_at = now() - interval '11 minutes'");
	const { id } = await site.row<{ id: string }>("select id from passkeys where account_id = $1", [await idOf(email)]);
	for (const path of [page, `${page}/${id}/remove`]) {
		const asked = await site.post(path, { name: "x" }, { cookie });
		expect([asked.status, asked.headers.get("location")]).toEqual([
			307,
			`/en/admin/account/confirm?next=${encodeURIComponent(path)}`,
		]);
	}
});

test("a passkey is removed after a question: it opens nothing more, and its other sessions end", async () => {
	const email = "officer@demo.example";
	const cookie = await site.signIn(email);
	const device = await addPasskey(site, cookie, { name: "Lost phone" });
	const elsewhere = sessionIn(await enterByPasskey(site, device));
	const { id } = await site.row<{ id: string }>("select id from passkeys where account_id = $1", [await idOf(email)]);
	const path = `${page}/${id}/remove`;
	const question = await (await site.get(path, { cookie })).text();
	expect([question.includes("Lost phone"), question.includes("your role requires")]).toEqual([true, true]);
	const foreign = sessionIn(
		await site.post("/en/club/auth", { email: "captain@demo.example", password: DEMO_PASSWORD }),
	);
	expect((await site.post(path.replace("admin", "club"), {}, { cookie: foreign })).status).toBe(404);
	const gone = await site.post(path, {}, { cookie });
	expect([gone.status, gone.headers.get("location")]).toEqual([303, page]);
	expect((await site.get("/en/admin/account", { cookie: elsewhere })).headers.get("location")).toContain("/auth?next=");
	// This session lost its second factor as well.
	expect((await site.get("/en/admin/account", { cookie })).headers.get("location")).toContain("/second-factor");
	expect((await enterByPasskey(site, device)).status).toBe(401);
	expect(await events(email)).toEqual(["account.passkey-added", "account.passkey-removed"]);
	await expect.poll(() => subjectsTo(email)).toContain("حُذف مفتاح مرور من حسابك");
});

test("a new password by email leaves the passkeys, and its email says so (ASVS 6.4.3)", async () => {
	const email = "player@demo.example";
	const device = await addPasskey(site, await site.sessionOf(email), { area: "complaints" });
	await site.post("/en/complaints/forgot", { email });
	const mails = async () => (await site.mails(1)).filter(({ to }) => to?.some(({ address }) => address === email));
	const link = () => mails().then((all) => /\/(?:en\/)?complaints\/reset\/[\w-]+/.exec(all.at(-1)?.text ?? "")?.[0]);
	await expect.poll(link).toBeTruthy();
	const password = "seven lamps on a wet table";
	const path = (await link()) ?? "";
	expect((await site.post(path, { password, confirm_password: password }, {})).status).toBe(303);
	await expect.poll(async () => (await mails()).at(-1)?.text).toMatch(/مفاتيح المرور|passkeys of your account/);
	expect((await enterByPasskey(site, device, { path: "/en/complaints/login" })).status).toBe(303);
});

test("another owner takes lost passkeys off, and erasure and the own copy know them", async () => {
	const [email, other] = ["editor@demo.example", "second-owner@demo.example"];
	await site.sql(
		`with made as (insert into accounts (name, email, email_verified) values ('o', $1, true) returning id)
		insert into account_roles (account_id, role) select id, 'owner' from made`,
		[other],
	);
	const theirs = await site.sessionOf(other);
	await addPasskey(site, theirs);
	const account = `/en/admin/accounts/${await idOf(email)}`;
	expect(await (await site.get(account, { cookie: theirs })).text()).toContain("Turn off two-step verification");
	expect(await (await site.get(`${account}/second-factor`, { cookie: theirs })).text()).toContain("All passkeys");
	expect((await site.post(`${account}/second-factor`, {}, { cookie: theirs })).status).toBe(303);
	const left = await site.sql("select id from passkeys where account_id = $1", [await idOf(email)]);
	expect(left.rows).toEqual([]);

	const player = await site.sessionOf("player@demo.example");
	const copy = await (await site.get("/en/complaints/my-data/export.json", { cookie: player })).json();
	expect(copy.account.passkeys).toMatchObject([{ name: "My phone" }]);
	expect(JSON.stringify(copy)).not.toContain("public_key");
});
