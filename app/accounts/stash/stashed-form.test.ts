import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const canary = "Canary-7f3a my coach did it";
const path = "/en/complaints/case/:reference";

const stashCookie = (response: Response) =>
	/(?:^|, )(kept=[\w-]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? "";
const rows = async () => (await site.sql("select * from kept_forms")).rows;
const endAllSessions = () => site.sql("delete from sessions");
async function ownCase() {
	const found = await site.sql(
		`select case_reference as reference from complaints c join accounts a on a.id = c.user_id
			where a.email = 'player@demo.example' and status = 'submitted' limit 1`,
	);
	return path.replace(":reference", found.rows[0]?.reference ?? "");
}
/** A message that was sent when the session had ended. */
async function lateMessage() {
	await site.sql("delete from kept_forms");
	const cookie = await site.signIn("player@demo.example");
	await endAllSessions();
	const to = await ownCase();
	return { to, late: await site.post(to, { intent: "message", body: canary }, { cookie }), cookie };
}

test("what was typed when a session ended is sealed, with the address of its page", async () => {
	const { late } = await lateMessage();
	expect(late.status).toBe(303);
	const text = JSON.stringify(await rows());
	expect(text).toMatch(/"sealed":"\w+\.[\w-]{40,}"/);
	for (const hidden of ["Canary", "complaints", "intent"]) expect(text).not.toContain(hidden);
});

test("it is given back to the account whose session it was, and to no other in the same browser", async () => {
	const { late, to } = await lateMessage();
	const other = await site.signIn("officer@demo.example");
	const desk = to.replace("/complaints/case", "/complaints/admin/case");
	expect(await (await site.get(desk, { cookie: `${other}; ${stashCookie(late)}` })).text()).not.toContain(canary);
	const own = await site.signIn("player@demo.example");
	const html = await (await site.get(to, { cookie: `${own}; ${stashCookie(late)}` })).text();
	expect(html).toContain(canary);
	expect(await (await site.get(to, { cookie: own })).text()).not.toContain(canary);
});

test("what scripts send without a session is refused, and takes no place of the form that was stashed", async () => {
	await site.sql("delete from kept_forms");
	const cookie = await site.signIn("editor@demo.example");
	await endAllSessions();
	const kept = stashCookie(await site.post("/en/admin/teams/1", { name: canary }, { cookie }));
	for (const to of [
		"/en/admin/drafts?of=team:1",
		"/admin/pictures",
		"/complaints/submit/autosave",
		"/complaints/evidence",
	]) {
		const response = await site.post(to, { name: "Half a word" }, { cookie: `${cookie}; ${kept}` });
		expect([to, response.status, response.headers.get("content-type"), stashCookie(response)]).toEqual([
			to,
			401,
			"application/json",
			"",
		]);
	}
	expect(await rows()).toHaveLength(1);
});

test("a box that was not ticked when the session ended comes back so", async () => {
	const { id } = await site.row<{ id: number }>("select id from news_articles where published limit 1");
	const cookie = await site.signIn("editor@demo.example");
	await endAllSessions();
	const late = await site.post(`/en/admin/news/${id}`, { title: canary, seen: "{}", version: "1" }, { cookie });
	const own = `${await site.signIn("editor@demo.example")}; ${stashCookie(late)}`;
	const html = await (await site.get(`/en/admin/news/${id}`, { cookie: own })).text();
	expect(html).toContain(canary);
	const box = /<input[^>]*name="published"[^>]*>/.exec(html)?.[0];
	expect(box).toBeDefined();
	expect(box).not.toContain("checked");
});

test("a visitor cannot stash a form, with a forged cookie or without one", async () => {
	await site.sql("delete from kept_forms");
	for (const cookie of ["", "tawila.session_token=abcdefghijklmnopqrstuvwxyzabcdef.c2ln", `pass=${"a".repeat(32)}`])
		for (const to of ["/complaints/submit?step=2", "/admin/teams/new"]) {
			const response = await site.post(to, { detailed_description: canary }, { cookie });
			expect([response.status, stashCookie(response)]).toEqual([303, ""]);
		}
	expect(await rows()).toEqual([]);
});

test("signing out deletes what was typed, its cookie, and the way to store more", async () => {
	const { late, cookie: ended } = await lateMessage();
	const cookie = await site.signIn("player@demo.example");
	const out = await site.post("/en/complaints/sign-out", {}, { cookie: `${cookie}; ${stashCookie(late)}` });
	expect(out.headers.getSetCookie().join()).toMatch(/kept=; Max-Age=0; Path=\//);
	expect(await rows()).toEqual([]);
	for (const over of [ended, cookie])
		await site.post(await ownCase(), { intent: "message", body: canary }, { cookie: over });
	expect(await rows()).toEqual([]);
});

test("a complainant's session says what kind of device it is on, not from where; one of staff says both", async () => {
	const agent = "Mozilla/5.0 (X11; Linux x86_64; Canary-7f3a) Gecko/20100101 Firefox/140.0";
	for (const email of ["player@demo.example", "editor@demo.example"]) {
		const signedIn = await site.post("/admin/auth", { email, password: DEMO_PASSWORD }, { "user-agent": agent });
		expect(signedIn.status).toBeLessThan(500);
	}
	const found = await site.sql(
		`select email, ip_address is null as unnamed, user_agent from sessions s join accounts a on a.id = s.account_id
			where user_agent like '%Firefox%' order by email`,
	);
	expect(found.rows).toEqual([
		{ email: "editor@demo.example", unnamed: false, user_agent: agent },
		{ email: "player@demo.example", unnamed: true, user_agent: "Firefox, Linux" },
	]);
});

test("no proof that was typed when a session ended is stored", async () => {
	await site.sql("delete from kept_forms");
	const cookie = await site.signIn("owner@demo.example");
	await endAllSessions();
	const proof = { step_up_proof: "my four words", password: "my four words", code: "123456" };
	await site.post("/en/admin/account/confirm?next=%2Fen%2Fadmin", proof, { cookie });
	expect(await rows()).toEqual([]);
});
