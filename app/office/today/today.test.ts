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

test("disputed results, and those without a deadline to answer, are confirmed on the first page", async () => {
	const [disputed = 0, silent = 0] = ties;
	await reported(silent);
	await reported(disputed, "Rubber three was ours");
	const shown = await page();
	expect(shown).toMatch(/>2<\/strong> results to confirm/);
	expect(shown.indexOf("Rubber three was ours")).toBeLessThan(shown.indexOf("The other team has not answered"));
	const label = `Confirm the result of ${await namesOf(disputed)} as reported`;
	expect(await press(label)).toMatchObject(back);
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
