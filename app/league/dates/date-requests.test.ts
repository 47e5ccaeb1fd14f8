import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { type Actor, type Role, visitor } from "../../access/actor.ts";
import { asLeagueStaff, asSide } from "../../access/league-scope.server.ts";
import type { Side } from "../../access/side.ts";
import { provideAccount } from "../../accounts/joining/register.server.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { problemsOf } from "../../base/forms/problems.ts";
import { keysOf } from "../../base/literals.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { changeRecord } from "../../records/change-record.server.ts";
import { saveTie } from "../ties/editing/edit-ties.server.ts";
import { tieForm } from "../ties/editing/tie-form.ts";
import { answerDates, decideDates, withdrawDates } from "./answer-dates.server.ts";
import { askForDates } from "./ask-for-dates.server.ts";
import { expireRequestsAt } from "./expire-requests.server.ts";
import { askForm } from "./request/date-forms.ts";
import { type DateRequest, requestsOfTie } from "./request/date-requests.server.ts";

const one = async (text: string, values: unknown[] = []) => (await runSql(text, values)).rows[0];
const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const day = (days: number) => riyadhDay(later(days));

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["match.date-decided"]);

	type Names = "home" | "away" | "third" | "pass" | "expired" | "editor" | "manager" | "officer" | "visitor";
	let tie: number;
	let people: Record<Names, Actor>;

	beforeEach(async () => {
		const clubs = [
			await make.club({ name: "A" }),
			await make.club({ name: "B" }),
			await make.club({ name: "C" }),
		] as const;
		tie = await make.tie({ home_team_id: clubs[0], away_team_id: clubs[1], match_date: day(20) });
		await make.tie({ home_team_id: clubs[2], away_team_id: clubs[0], match_date: day(40) });
		const person = async (name: string, ...roles: Role[]): Promise<Actor> => {
			const email = `${name}@example.org`;
			return { kind: "account", id: await provideAccount(email, roles), email, roles };
		};
		const captain = async (club: number, name: string): Promise<Actor> => {
			const found = await person(name);
			if (found.kind !== "account") throw new Error("no account");
			await runSql("insert into captains (account_id, squad_id) select $1, id from squads where club_id = $2", [
				found.id,
				club,
			]);
			return { ...found, roles: ["captain"] };
		};
		const pass = async (expires: string): Promise<Actor> => {
			const { id } = await one(
				`insert into tie_passes (match_id, side, token_hash, pin_hash, expires_at)
					values ($1, 'away', gen_random_uuid()::text, '', $2) returning id`,
				[tie, expires],
			);
			return { kind: "pass", id, matchId: tie, side: "away" };
		};
		people = {
			home: await captain(clubs[0], "home"),
			away: await captain(clubs[1], "away"),
			third: await captain(clubs[2], "third"),
			pass: await pass("2999-01-01"),
			expired: await pass("2000-01-01"),
			editor: await person("editor", "editor"),
			manager: await person("manager", "league-manager"),
			officer: await person("officer", "officer"),
			visitor,
		};
	});

	const dates = (...days: number[]) => ({
		proposals: days.map((each, at) => ({ nth: at + 1, match_date: day(each), match_time: "20:00:00", venue_id: null })),
		note: "Our hall is closed.",
	});
	const ask = (by: Names = "home", side: Side = "home", ...days: number[]) =>
		askForDates(people[by], tie, side, dates(...(days.length > 0 ? days : [25, 26])), [], now);
	const latest = async (): Promise<DateRequest> => {
		const [request] = await asLeagueStaff(() => requestsOfTie(tie));
		if (!request) throw new Error("There is no request.");
		return request;
	};
	const accept = async (by: Names, nth = 0, accepted: string[] = [], at = now) => {
		const { id, proposals } = await latest();
		return answerDates(people[by], id, { answer: proposals[nth]?.id ?? 0, note: null }, accepted, at);
	};
	const decline = async (by: Names) =>
		answerDates(people[by], (await latest()).id, { answer: "decline", note: "We play then." }, [], now);
	const match = () =>
		one("select match_date::text, match_time::text, sequence, date_known from matches where id = $1", [tie]);
	const mails = async () =>
		(await runAsOperator("select recipient, subject from mails order by id")).rows.map(
			({ recipient, subject }) => `${recipient.split("@")[0]}: ${subject.split(":")[0]}`,
		);

	test("an accepted date moves the tie with history, calendars and audit, and its captains hear of it", async () => {
		expect(await ask()).toEqual({ ok: true });
		expect(await latest()).toMatchObject({
			side: "home",
			state: "open",
			from_date: day(20),
			note: "Our hall is closed.",
		});
		expect(await accept("away", 1)).toEqual({ ok: true });
		expect(await match()).toMatchObject({ match_date: day(26), match_time: "20:00:00", sequence: 1 });
		expect(await one("select match_date::text from former_dates where match_id = $1", [tie])).toEqual({
			match_date: day(20),
		});
		expect(await latest()).toMatchObject({ state: "accepted", to_date: day(26) });
		expect(await accept("away", 1)).toEqual({ ok: true }); // pressed twice
		expect(await accept("away", 0)).toEqual({ ok: false, over: "accepted" });
		expect(await mails()).toEqual(["away: طلب تغيير موعد مباراة", "home: موعد جديد للمباراة"]);
		const { rows } = await runSql(
			"select action from audit_log where subject = $1 and action not like '%.created' order by id",
			[`match:${tie}`],
		);
		expect(rows.map(({ action }) => action)).toEqual(["date-request.asked", "match.date-agreed"]);
	});

	test("an hour of the same day beside the accepted one is no second press", async () => {
		const { proposals } = dates(25, 25);
		const later = proposals.map((each) => (each.nth === 2 ? { ...each, match_time: "21:30:00" } : each));
		expect(await askForDates(people.home, tie, "home", { proposals: later, note: null }, [], now)).toEqual({
			ok: true,
		});
		expect(await accept("away", 1)).toEqual({ ok: true });
		expect(await accept("away", 0)).toEqual({ ok: false, over: "accepted" });
		expect(await match()).toMatchObject({ match_time: "21:30:00" });
	});

	test("who may do what in which state", async () => {
		const keep = { choice: "keep", date: null, time: null, venue: null, note: null } as const;
		const does = {
			ask: async (name: Names) => askForDates(people[name], tie, "home", dates(25), [], now),
			accept: (name: Names) => accept(name),
			decline: (name: Names) => decline(name),
			withdraw: async (name: Names) => withdrawDates(people[name], (await latest()).id, now),
			decide: async (name: Names) => decideDates(people[name], (await latest()).id, keep, [], now),
		};
		const reach: Record<string, () => Promise<unknown>> = {
			none: async () => {},
			open: () => ask(),
			declined: async () => [await ask(), await decline("away")],
			unanswered: async () => [await ask(), await expireRequestsAt(later(6))],
			withdrawn: async () => [await ask(), await withdrawDates(people.home, (await latest()).id, now)],
			accepted: async () => [await ask(), await accept("away")],
		};
		const may: [state: string, door: keyof typeof does, who: Names[]][] = [
			["none", "ask", ["home"]],
			["open", "ask", []],
			["open", "accept", ["away", "pass"]],
			["open", "decline", ["away", "pass"]],
			["open", "withdraw", ["home"]],
			["open", "decide", []],
			["declined", "accept", []],
			["declined", "withdraw", ["home"]],
			["declined", "decide", ["editor", "manager"]],
			["unanswered", "accept", []],
			["unanswered", "decide", ["editor", "manager"]],
			["withdrawn", "accept", []],
			["withdrawn", "ask", ["home"]],
			["accepted", "withdraw", []],
			["accepted", "decide", []],
		];
		for (const [state, door, who] of may) {
			const done: Names[] = [];
			for (const name of keysOf(people)) {
				await runAsOperator("delete from date_requests");
				await runAsOperator("delete from rate_limits where what = 'date-request'");
				await runAsOperator("update matches set match_date = $1, match_time = null where id = $2", [day(20), tie]);
				await reach[state]?.();
				const outcome = await does[door](name).catch(() => ({ ok: false }));
				if (outcome.ok) done.push(name);
			}
			expect(done.sort(), `${door} when ${state}`).toEqual(who);
		}
	});

	test("a request and its notes exist for the two sides and for staff alone, in SQL too", async () => {
		await ask();
		const seen = (actor: Actor) => asSide(actor, () => requestsOfTie(tie));
		for (const name of keysOf(people))
			expect((await seen(people[name])).length, name).toBe(["home", "away", "pass"].includes(name) ? 1 : 0);
		expect(await requestsOfTie(tie)).toEqual([]);
	});

	test("a refusal is told to the side that asked, and a request that is taken back to the other one", async () => {
		const told = async () => (await mails()).filter((mail) => /^(home|away):/.test(mail));
		await ask();
		await decline("away");
		expect((await told()).slice(1)).toEqual(["home: لم يُقبل الموعد المقترح"]);
		await withdrawDates(people.home, (await latest()).id, now);
		expect((await told()).slice(2)).toEqual(["away: سُحب طلب تغيير الموعد"]);
	});

	test("a proposed date that has come is accepted no more, and another one of the request is", async () => {
		await ask("home", "home", 1, 26);
		expect(await accept("away", 0, [], later(1))).toEqual({ ok: false, problems: { answer: "notAhead" } });
		expect(await accept("away", 1, [], later(1))).toEqual({ ok: true });
	});

	test("both sides at once: one request is there, and each is told", async () => {
		const both = await Promise.all([ask("home", "home", 25), ask("away", "away", 27)]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(both.find(({ ok }) => !ok)).toMatchObject({ over: "open" });
		const again = await Promise.all([ask("home", "home", 25), ask("home", "home", 25)]);
		expect(new Set(again.map(({ ok }) => ok)).size).toBe(1);
		const { rows } = await runAsOperator("select state from date_requests");
		expect(rows).toEqual([{ state: "open" }]);
	});

	test("the dates of an open request with other words are no second press", async () => {
		await ask("home", "home", 25);
		const { proposals } = dates(25);
		const again = await askForDates(people.home, tie, "home", { proposals, note: "The away team asked us." }, [], now);
		expect(again).toMatchObject({ ok: false, over: "open" });
	});

	test("another tie, a closed or taken hall and a holiday are asked about, and again for another date", async () => {
		expect(await ask("home", "home", 40)).toMatchObject({ questions: [{ clash: "squadBusy", nth: 1 }] });
		const { id: venue } = await one("insert into venues (name, name_ar) values ('Hall', 'صالة') returning id");
		await runSql("insert into venue_closures (venue_id, from_on, until_on) values ($1, $2, $2)", [venue, day(30)]);
		await runSql("update matches set venue_id = $1, match_time = '19:00' where match_date = $2", [venue, day(40)]);
		const inHall = (days: number, accepted: string[] = []) => {
			const proposals = [{ nth: 1, match_date: day(days), match_time: "21:00:00", venue_id: Number(venue) }];
			return askForDates(people.home, tie, "home", { proposals, note: null }, accepted, now);
		};
		const closed = await inHall(30);
		if (!("questions" in closed)) throw new Error("It does not ask.");
		const tokens = closed.questions.map(({ token }) => token);
		expect(closed.questions.map(({ clash }) => clash)).toEqual(["hallClosed"]);
		expect(await inHall(40, tokens)).toMatchObject({ questions: [{ clash: "squadBusy" }, { clash: "hallBusy" }] });
		expect(await inHall(30, tokens)).toEqual({ ok: true });
		expect(await accept("away")).toMatchObject({ questions: [{ clash: "hallClosed" }] });
		expect(await accept("away", 0, tokens)).toEqual({ ok: true });
		expect(await one("select venue_id from matches where id = $1", [tie])).toEqual({ venue_id: venue });
	});

	test("the form of a tie asks staff the same about a day that is new, and nothing about one that stays", async () => {
		const { id: venue } = await one("insert into venues (name, name_ar) values ('Hall', 'صالة') returning id");
		await runSql("insert into venue_closures (venue_id, from_on, until_on) values ($1, $2, $2)", [venue, day(40)]);
		const row = await one("select version, season, home_team_id, away_team_id from matches where id = $1", [tie]);
		const { version, ...clubs } = row;
		const form = (days: number, more = {}) =>
			tieForm.parse({
				...clubs,
				home_team_id: String(clubs.home_team_id),
				away_team_id: String(clubs.away_team_id),
				match_date: day(days),
				venue_id: String(venue),
				...more,
			});
		const save = (days: number, accepted: string[] = [], more = {}, id: number | undefined = tie) =>
			saveTie(people.editor, id, version, form(days, more), accepted);
		const both = { ok: false, questions: ["squadBusy", "hallClosed"] };
		expect(await save(40)).toEqual(both);
		expect(await save(40, [], {}, undefined), "a new tie").toEqual(both);
		expect(await save(40, [], { phase: "postponed" }), "none is played then").toMatchObject({ ok: true });
		await runSql("update matches set phase = null, version = $1 where id = $2", [version, tie]);
		const current = await one("select version from matches where id = $1", [tie]);
		expect(await saveTie(people.editor, tie, current.version, form(40), [])).toMatchObject({ ok: true });
	});

	test("the end of a pass moves with its tie, and throws no one out today", async () => {
		const { id } = await one("select id from tie_passes where match_id = $1", [tie]);
		const ends = async () =>
			(
				await one("select (expires_at at time zone 'Asia/Riyadh')::date::text as day from tie_passes where id = $1", [
					id,
				])
			).day;
		const move = (to: string) => runSql("update matches set match_date = $1 where id = $2", [to, tie]);
		await runSql("update tie_passes set expires_at = $1::date::timestamp at time zone 'Asia/Riyadh' where id = $2", [
			day(22),
			id,
		]);
		await move(day(30));
		expect(await ends()).toBe(day(32));
		await move(day(20));
		expect(await ends()).toBe(day(22));
		await move(day(-1));
		expect(await ends()).toBe(day(2));
		await runSql("update tie_passes set revoked_at = now() where id = $1", [id]);
		await move(day(9));
		expect(await ends()).toBe(day(2));
	});

	test("without an answer in time the league manager decides: a proposed date, another, or none", async () => {
		await runSql("update groups set date_answer_days = 2");
		await ask();
		await expireRequestsAt(later(1));
		expect((await latest()).state).toBe("open");
		await expireRequestsAt(later(3));
		expect((await latest()).state).toBe("unanswered");
		const decision = { date: day(33), time: "18:30:00", venue: null, note: "The league has room then." };
		const decide = async (choice: "other" | "keep") =>
			decideDates(people.manager, (await latest()).id, { ...decision, choice }, [], now);
		expect(await decide("other")).toEqual({ ok: true });
		expect(await decide("other")).toEqual({ ok: true }); // pressed twice
		expect(await decide("keep")).toEqual({ ok: false, over: "decided" });
		expect(await match()).toMatchObject({ match_date: day(33), match_time: "18:30:00" });
		expect((await mails()).slice(-4)).toEqual([
			"home: لا جواب على طلب تغيير الموعد",
			"manager: موعد مباراة ينتظر قرارك",
			"away: موعد جديد للمباراة",
			"home: موعد جديد للمباراة",
		]);
		expect((await latest()).decision_note).toBe("The league has room then.");
	});

	test("of a side that no one acts for, or acts for no more, the league manager decides at once", async () => {
		const decide = async () => {
			const keep = { choice: "keep", date: null, time: null, venue: null, note: null } as const;
			return decideDates(people.manager, (await latest()).id, keep, [], now);
		};
		await runSql("update tie_passes set revoked_at = now() where match_id = $1", [tie]);
		await ask();
		expect(await decide()).toEqual({ ok: false, over: "open" });
		await runSql("update accounts set disabled_at = now() where email = 'away@example.org'");
		await expireRequestsAt(now);
		expect(await decide()).toEqual({ ok: true });

		await ask();
		expect((await latest()).state).toBe("unanswered");
		expect(await accept("away")).toEqual({ ok: false, over: "unanswered" });
		expect(await decide()).toEqual({ ok: true });
		const { rows } = await runSql(
			"select action from audit_log where subject = $1 and action like 'date-request.%' order by id desc limit 3",
			[`match:${tie}`],
		);
		expect(rows.map(({ action }) => action)).toEqual([
			"date-request.kept",
			"date-request.unanswered",
			"date-request.asked",
		]);
	});

	test("a request ends when staff move its tie to another day or hour or call it off, and on its day", async () => {
		await ask();
		const { version } = await one("select version from matches where id = $1", [tie]);
		await changeRecord(people.editor, "match", tie, version, { match_date: day(22) });
		expect((await latest()).state).toBe("expired");
		await ask();
		await changeRecord(people.editor, "match", tie, version + 1, { match_time: "21:00:00" });
		expect((await latest()).state).toBe("expired");
		await ask();
		await runSql("update matches set status = 'cancelled' where id = $1", [tie]);
		expect((await latest()).state).toBe("expired");
		await runSql("update matches set status = 'scheduled' where id = $1", [tie]);
		await ask();
		await expireRequestsAt(later(22));
		expect((await latest()).state).toBe("expired");
		expect(await askForDates(people.home, tie, "home", dates(50), [], later(30))).toMatchObject({ over: "moved" });
	});

	test("dates that cannot be are refused by their field", () => {
		const check = (fields: Record<string, string>) => {
			const parsed = askForm("2026-03-10").safeParse(fields);
			return parsed.success ? {} : problemsOf(parsed.error);
		};
		expect(check({})).toEqual({ date_1: "required" });
		expect(check({ date_1: "2026-03-10" })).toEqual({ date_1: "notAhead" });
		expect(check({ date_1: "2029-03-11" })).toEqual({ date_1: "tooFarAhead" });
		expect(check({ date_1: "2026-04-01", date_2: "٢٠٢٦-٠٤-٠١", time_3: "20:00" })).toEqual({
			date_2: "sameProposal",
			date_3: "required",
		});
		expect(check({ date_1: "2026-04-01", note: "a".repeat(501) })).toEqual({ note: "tooLong" });
	});
});
