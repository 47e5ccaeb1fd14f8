import { beforeAll, expect, test } from "vitest";
import { controlsIn, decoded } from "../../../test/form-controls.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const home = "/en/admin";
let staff = "";
let owner = "";
let ties: number[] = [];
let player: { id: number; team_id: number };
beforeAll(async () => {
	staff = await site.sessionOf("league-manager@demo.example");
	owner = await site.sessionOf("owner@demo.example");
	const { rows } = await site.sql<{ id: number }>(
		`select id from matches where status = 'scheduled' and match_date > current_date + 3
			order by match_date, id limit 5`,
	);
	ties = rows.map(({ id }) => id);
	player = await site.row("select id, team_id from players where team_id is not null order by id limit 1");
});
const page = async (cookie = staff) => (await (await site.get(home, { cookie })).text()).replaceAll("<!-- -->", "");

/** Presses the button with this label: sends its form to its address with all that is in it. */
async function press(label: string, cookie = staff) {
	const named = `aria-label="${label}"`;
	const form = (await page(cookie)).split("<form ").find((each) => each.includes(named)) ?? "";
	const button = form.split("<button ").find((each) => each.includes(named)) ?? "";
	const of = (tag: string, name: string) => decoded(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
	const sent = { ...controlsIn(form.split("</form>")[0] ?? ""), [of(button, "name")]: of(button, "value") };
	const answer = await site.send(of(form, "action"), sent, cookie);
	return { status: answer.status, to: answer.headers.get("location"), body: await answer.text() };
}
const back = { status: 303, to: home };

async function reported(tie: number, dispute?: string) {
	await site.sql(
		"update matches set status = 'completed', phase = 'reported', home_score = 3, away_score = 1 where id = $1",
		[tie],
	);
	await site.sql("insert into reports (match_id, number, side, home_score, away_score) values ($1, 1, 'home', 3, 1)", [
		tie,
	]);
	if (dispute)
		await site.sql(
			"insert into confirmations (match_id, report, side, verdict, body) values ($1, 1, 'away', 'dispute', $2)",
			[tie, dispute],
		);
}
const namesOf = async (tie: number) => {
	const { home: one, away } = await site.row<{ home: string; away: string }>(
		`select h.name as home, a.name as away from matches m join teams h on h.id = m.home_team_id
			join teams a on a.id = m.away_team_id where m.id = $1`,
		[tie],
	);
	return `${one} – ${away}`;
};

test("a result without a deadline is confirmed on the first page; a disputed one beside both versions", async () => {
	const [disputed = 0, silent = 0] = ties;
	await reported(silent);
	await reported(disputed, "Rubber three was ours");
	const shown = await page();
	expect(shown).toMatch(/>2<\/strong> results to confirm/);
	expect(shown.indexOf("Rubber three was ours")).toBeLessThan(shown.indexOf("The other team has not answered"));
	const confirmed = `Confirm the result of ${await namesOf(silent)} as reported`;
	const label = `Decide the dispute about the result of ${await namesOf(disputed)}`;
	expect(shown).toContain(confirmed);
	expect(shown).toContain(`href="/en/admin/matches/${disputed}/report?from=home" aria-label="${label}"`);
	const decide = (more = {}) =>
		site.send(`/en/admin/matches/${disputed}/report?from=home`, { intent: "confirm", report: "1", ...more }, staff);
	const asked = await decide();
	const question = await asked.text();
	expect([asked.status, question.includes("The other team disputes this result")]).toEqual([422, true]);
	expect(question.replaceAll("<!-- -->", "")).toMatch(/reported[\s\S]*Rubber three was ours/);
	expect(await site.row("select phase from matches where id = $1", [disputed])).toEqual({ phase: "reported" });
	const answer = await decide({ accepted: controlsIn(question).accepted });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, home]);
	expect(await site.row("select phase from matches where id = $1", [disputed])).toEqual({ phase: "confirmed" });
	const { action } = await site.row<{ action: string }>(
		"select action from audit_log where subject = $1 order by id desc",
		[`match:${disputed}`],
	);
	expect(action).toBe("match.result-decided");
	expect(await page()).not.toContain(label);

	await site.sql(
		`insert into captains (account_id, squad_id) select a.id, m.home_squad_id from accounts a, matches m
			where a.email = 'league-manager@demo.example' and m.id = $1`,
		[silent],
	);
	expect(await page()).toContain("You are captain of a team");
	await site.sql(
		`delete from captains c using accounts a
			where a.id = c.account_id and a.email = 'league-manager@demo.example'`,
	);
});

test("a date that was proposed is chosen, or the date kept, on the first page", async () => {
	const [, , moved = 0, kept = 0] = ties;
	for (const tie of [moved, kept]) {
		await site.sql(
			`with request as (insert into date_requests (match_id, side, state, note, from_date, answer_by)
				select id, 'home', 'declined', 'The hall is let', match_date, now() from matches where id = $1 returning id)
			insert into date_proposals (request_id, ordinal, match_date) select id, 1, date '2999-01-04' from request`,
			[tie],
		);
	}
	expect(await page()).toMatch(/>2<\/strong> date requests awaiting a decision/);
	const day = (await page()).match(/>Move to ([^<]+)</)?.[1] ?? "";
	expect(await press(`Move to ${day}: ${await namesOf(moved)}`)).toMatchObject(back);
	expect(await press(`Keep the date: ${await namesOf(kept)}`)).toMatchObject(back);
	const state = async (tie: number) =>
		(await site.row<{ state: string }>("select state from date_requests where match_id = $1", [tie])).state;
	expect([await state(moved), await state(kept)]).toEqual(["decided", "kept"]);
	expect(await page()).not.toContain("date requests awaiting");
});

test("a licence is approved, and the approval undone, on the first page", async () => {
	await site.sql(
		`insert into licences (player_id, season, category, state) select p.id, s.name, 'para', 'requested'
			from (select id from players order by id limit 5) p, (select max(name) as name from seasons) s`,
	);
	const shown = await page();
	expect(shown).toMatch(/>5<\/strong> licence requests/);
	const labels = [...shown.matchAll(/aria-label="(Approve the licence of [^"]+)"/g)].map(([, label]) => label ?? "");
	expect(labels).toHaveLength(3);
	expect(await press(labels[0] ?? "")).toMatchObject(back);
	expect(await page()).toMatch(/>4<\/strong> licence requests/);
	expect(await page(owner)).not.toContain("Undo the approval of licences");
	expect(await press("Undo the approval of licences")).toMatchObject(back);
	const after = await page();
	expect(after).toMatch(/>5<\/strong> licence requests/);
	expect(after).not.toContain("Undo the approval of licences");
});

test("a transfer is approved as it was asked for; one that cannot be is shown with the reason", async () => {
	await site.sql(
		`insert into transfers (player_id, season, from_club_id, to_club_id, starts_on, state)
			select ${player.id}, max(s.name), ${player.team_id}, (select id from teams where id <> ${player.team_id} limit 1),
			date '2099-01-01', 'released' from seasons s`,
	);
	const label = /aria-label="(Approve the transfer of [^"]+)"/.exec(await page())?.[1] ?? "";
	await site.sql("update transfers set from_club_id = null where state = 'released'");
	const refused = await press(label);
	expect([refused.status, refused.body.includes("Approve")]).toEqual([422, true]);
	expect(refused.body).toContain('<a href="/en/admin" aria-label="Close"');
	await site.sql(`update transfers set from_club_id = ${player.team_id} where state = 'released'`);
	expect(await press(label)).toMatchObject(back);
	expect(await site.row(`select state from transfers where player_id = ${player.id} order by id desc`)).toEqual({
		state: "approved",
	});
});

test("an owner sends an email again that did not arrive; league managers see none of them", async () => {
	await site.sql(`insert into mails (recipient, subject, html, plain, status)
		select 'someone' || n || '@example.org', 's', 'h', 'p', 'dead' from generate_series(1, 4) n`);
	const shown = await page(owner);
	expect(shown).toMatch(/>4<\/strong> emails that did not arrive/);
	expect([shown.includes("Send all again…"), shown.includes("someone4@")]).toEqual([true, false]);
	const label = /aria-label="(Send again: [^"]+)"/.exec(shown)?.[1] ?? "";
	expect(await press(label, owner)).toMatchObject(back);
	expect(await page(owner)).toMatch(/>3<\/strong> emails that did not arrive/);
	expect(await page()).not.toContain("did not arrive");
});

test("a message is put away, and answered by its page, on the first page", async () => {
	await site.sql(`insert into contact_messages (name, surname, email, message, language)
		values ('Noura', 'Al-Salem', 'noura@example.org', 'When does the course start?', 'en')`);
	// The count of unread ones is remembered until the change is known.
	await expect.poll(() => page(owner)).toMatch(/unread messages[\s\S]*When does the course start\?/);
	const shown = await page(owner);
	const { id } = await site.row<{ id: number }>("select id from contact_messages where name = 'Noura'");
	expect(shown).toContain(`href="/en/admin/inbox/${id}?from=home" aria-label="Reply to Noura Al-Salem"`);
	expect(await press("Archive the message of Noura Al-Salem", owner)).toMatchObject(back);
	expect(await site.row("select status from contact_messages where id = $1", [id])).toEqual({ status: "archived" });
	expect(await page(owner)).not.toContain("Noura");
	expect(await page()).not.toContain("unread messages");
});

test("an article that is whole in a language is published as it is; one that changed since is shown", async () => {
	await site.sql(`insert into news_articles (title, content, title_ar) values
		('Whole', '<p>All of it</p>', null), ('A half', null, null)`);
	const label = "Publish the article: Whole";
	await expect.poll(() => page(owner)).toContain(label);
	const shown = await page(owner);
	expect([shown.includes(label), shown.includes("Publish the article: A half")]).toEqual([true, false]);
	const { id } = await site.row<{ id: number }>("select id from news_articles where title = 'Whole'");
	const path = `/en/admin/news/${id}?from=home`;
	const stale = await site.send(path, { intent: "publish", version: "0" }, owner);
	expect([stale.status, stale.headers.get("location")]).toEqual([303, `/en/admin/news/${id}`]);
	expect(await press(label, owner)).toMatchObject(back);
	await expect.poll(async () => (await site.get(`/en/news/${id}`)).status).toBe(200);
	expect((await site.get(`/news/${id}`)).status).toBe(404);
	const after = await site.get(home, { cookie: `${owner}; flash=article-saved.${id}` });
	expect(await after.text()).toContain(`data-saved="${id}"`);
	expect(await page()).not.toContain("unpublished articles");
});

test("an owner grants a role to an account that waits, and answers the request of another owner", async () => {
	const account = (email: string) =>
		site.row<{ id: string }>(
			`insert into accounts (email, name, email_verified) values ($1::text, $1::text, true) returning id`,
			[email],
		);
	const waits = await account("waits@example.org");
	await site.sql("update accounts set created_at = now() where id = $1", [waits.id]);
	await expect.poll(() => page(owner)).toContain('aria-label="Role of waits@example.org"');
	const form = { seen: "none", intent: "roles", role: "editor" };
	const granted = await site.send(`/en/admin/accounts/${waits.id}?from=home`, form, owner);
	expect([granted.status, granted.headers.get("location")]).toEqual([303, home]);
	expect(await site.row("select role from account_roles where account_id = $1", [waits.id])).toEqual({
		role: "editor",
	});

	const other = await account("other-owner@example.org");
	await site.sql("insert into account_roles (account_id, role) values ($1, 'owner')", [other.id]);
	await site.sql(
		`insert into role_requests (account_id, roles, asked_by_id, expires_at)
			values ($1, array['head'], $2, now() + interval '1 day')`,
		[waits.id, other.id],
	);
	await expect.poll(() => page(owner)).toContain("Agree to waits@example.org");
	expect(await press("Agree to waits@example.org · Head of complaints", owner)).toMatchObject(back);
	const { rows } = await site.sql("select role from account_roles where account_id = $1 order by role", [waits.id]);
	expect(rows).toEqual([{ role: "editor" }, { role: "head" }]);
	expect(await page()).not.toContain("waiting for a second owner");
});
