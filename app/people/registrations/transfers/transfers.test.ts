import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { captainOf, tieOfCaptains } from "../../../../test/make-captains.ts";
import type { Actor } from "../../../access/actor.ts";
import { runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { dayAfter } from "../day.ts";
import { askForTransfer, stepTransfer } from "./ask-for-transfer.server.ts";
import { decideTransfer } from "./decide-transfer.server.ts";
import type { DecisionValues, TransferValues } from "./transfer-form.ts";
import { openBeside, transfersOfClub } from "./transfers.server.ts";

const now = new Date();
const today = riyadhDay(now);
const season = "2025/2026";

onOneEngine((engine) => {
	freshProduct(engine);
	const one = async (text: string, values: unknown[] = []) => (await runAsOperator(text, values)).rows[0];
	const idOf = async (player: number): Promise<number> =>
		(await one("select max(id) as id from transfers where player_id = $1", [player])).id;
	const decide = async (actor: Actor, id: number, given: DecisionValues, at: Date) =>
		decideTransfer(
			actor,
			{ id, version: (await one("select version from transfers where id = $1", [id])).version },
			given,
			at,
		);
	const stints = async (player: number) =>
		(
			await runSql(
				"select club_id, kind, until_on::text from stints where player_id = $1 order by from_on nulls first",
				[player],
			)
		).rows.map(({ club_id, kind, until_on }) => `${club_id} ${kind} ${until_on ?? "…"}`);
	const decision = { intent: "approve" as const, starts_on: today, reason: null, case_reference: null };

	test("the new club asks, the present one releases, staff approve: stints change, captains get mails", async () => {
		await runAsOperator("delete from transfer_windows");
		const { clubs, players, home, away, manager } = await tieOfCaptains("games");
		const [player = 0] = players.away;
		const asked = { to_club_id: clubs.home, kind: "own" as const, starts_on: today, ends_on: null, reason: null };
		const ask = (actor: Actor, values = asked) => askForTransfer(actor, { playerId: player, season }, values, now);
		await expect(ask(away)).rejects.toMatchObject({ init: { status: 403 } });
		expect(await ask(home, { ...asked, starts_on: dayAfter(today, -1) })).toMatchObject({
			problems: { starts_on: "notBackdated" },
		});
		expect(await ask(home)).toEqual({ ok: true });
		expect(await ask(home), "twice").toMatchObject({ problems: { to_club_id: "openTransfer" } });
		const id = await idOf(player);
		await expect(stepTransfer(home, id, "release", now)).rejects.toMatchObject({ init: { status: 403 } });
		await expect(decide(away, id, decision, now)).rejects.toMatchObject({ init: { status: 403 } });
		expect(await decide(manager, id, decision, now)).toEqual({
			ok: false,
			problems: { reason: "notReleased" },
		});
		const { version } = await one("select version from transfers where id = $1", [id]);
		expect(await stepTransfer(away, id, "release", now)).toBe(true);
		expect(await decideTransfer(manager, { id, version }, decision, now), "not as the manager saw it").toMatchObject({
			current: { id, version: version + 1, starts_on: today },
		});
		const decided = await Promise.all([decide(manager, id, decision, now), decide(manager, id, decision, now)]);
		expect(decided.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await stints(player)).toEqual([`${clubs.away} own ${dayAfter(today, -1)}`, `${clubs.home} own …`]);
		expect(await one("select team_id from players where id = $1", [player])).toEqual({ team_id: clubs.home });
		const { count } = await one("select count(*)::int from mails where created_at >= $1", [now]);
		expect(count).toBe(4);
		expect(await stepTransfer(home, id, "withdraw", now), "after the decision").toBe(false);
	});

	test("a withdrawal and an approval at the same moment: one of them counts", async () => {
		await runAsOperator("delete from transfer_windows");
		const { clubs, players, home, manager } = await tieOfCaptains("games");
		const asked = { to_club_id: clubs.home, kind: "own" as const, starts_on: today, ends_on: null, reason: null };
		for (const player of players.away) {
			await askForTransfer(home, { playerId: player, season }, asked, now);
			const id = await idOf(player);
			const [isWithdrawn, decided] = await Promise.all([
				stepTransfer(home, id, "withdraw", now),
				decide(manager, id, { ...decision, reason: "The board said so" }, now),
			]);
			expect(decided.ok).toBe(!isWithdrawn);
			const { state } = await one("select state from transfers where id = $1", [id]);
			expect(state).toBe(isWithdrawn ? "withdrawn" : "approved");
		}
	});

	/** Two clubs whose captains want a player of a third one, on the last day of the window. */
	const rivals = async () => {
		await runAsOperator("delete from transfer_windows");
		await runAsOperator("insert into transfer_windows (season, from_on, until_on) values ($1, $2, $2)", [
			season,
			today,
		]);
		const scene = await tieOfCaptains("games");
		const third = await make.club({ name: "Third" });
		await runSql("insert into squads (club_id, season, letter) values ($1, $2, 'A') on conflict do nothing", [
			third,
			season,
		]);
		const rival = await captainOf(third, "rival");
		const [player = 0] = scene.players.away;
		const ask = (actor: Actor, club: number, values: Partial<TransferValues> = {}) =>
			askForTransfer(
				actor,
				{ playerId: player, season },
				{ to_club_id: club, kind: "own", starts_on: today, ends_on: null, reason: null, ...values },
				now,
			);
		return { ...scene, third, rival, player, ask };
	};
	const states = async (player: number) =>
		(await runSql("select to_club_id, state from transfers where player_id = $1 order by id", [player])).rows.map(
			({ to_club_id, state }) => [to_club_id, state],
		);

	test("a request on the last day of the window keeps no other club from asking: club and staff choose", async () => {
		const { clubs, home, away, manager, third, rival, player, ask } = await rivals();
		expect(await ask(rival, third)).toEqual({ ok: true });
		const blocking = await idOf(player);
		expect(await ask(home, clubs.home)).toEqual({ ok: true });
		const wanted = await idOf(player);
		expect(await ask(home, clubs.home), "twice").toMatchObject({ problems: { to_club_id: "openTransfer" } });
		const loan = { kind: "loan" as const, ends_on: dayAfter(today, 30) };
		const fourth = await make.club({ name: "Fourth" });
		expect(await ask(manager, fourth, loan)).toEqual({ ok: true });
		expect((await openBeside(wanted)).map(({ to_club_id }) => to_club_id).sort()).toEqual([third, fourth].sort());
		expect(await stepTransfer(away, wanted, "release", now)).toBe(true);
		await runAsOperator("delete from mails");
		expect(await decide(manager, wanted, decision, now)).toEqual({ ok: true });
		// A loan may be beside the new stint; who else wanted the player for good asks the new club.
		expect(await states(player)).toEqual([
			[third, "refused"],
			[clubs.home, "approved"],
			[fourth, "requested"],
		]);
		const told = await runAsOperator("select recipient, subject from mails order by recipient");
		expect(told.rows.map(({ recipient, subject }) => [recipient, /refused|رُفض/.test(subject)])).toEqual([
			["away@example.org", false],
			["home@example.org", false],
			["rival@example.org", true],
		]);
		const log = await runSql("select action from audit_log where subject = $1 order by id", [`transfer:${blocking}`]);
		expect(log.rows.map(({ action }) => action)).toEqual(["transfer.created", "transfer.refused"]);
		expect(await stepTransfer(away, blocking, "release", now), "after it was refused").toBe(false);
		expect(await decide(manager, blocking, decision, now)).toMatchObject({ problems: { intent: "decidedAlready" } });
		expect(await stints(player)).toEqual([`${clubs.away} own ${dayAfter(today, -1)}`, `${clubs.home} own …`]);
	});

	test("of a player's requests decided at once one is approved; a refusal leaves the others open", async () => {
		const { clubs, home, manager, third, rival, player, ask } = await rivals();
		await ask(rival, third);
		const first = await idOf(player);
		await ask(home, clubs.home);
		const second = await idOf(player);
		expect(await decide(manager, first, { ...decision, intent: "refuse", reason: "No" }, now)).toEqual({ ok: true });
		expect(await states(player)).toEqual([
			[third, "refused"],
			[clubs.home, "requested"],
		]);
		await ask(rival, third);
		const again = await idOf(player);
		const both = await Promise.all(
			[again, second].map((id) => decide(manager, id, { ...decision, reason: "So" }, now)),
		);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect((await states(player)).filter(([, state]) => state === "approved")).toHaveLength(1);
	});

	test("ten requests of a captain a day are taken", async () => {
		await runAsOperator("delete from transfer_windows");
		const { clubs, players, home } = await tieOfCaptains("games");
		const [player = 0] = players.away;
		const asked = { to_club_id: clubs.home, kind: "own" as const, starts_on: today, ends_on: null, reason: null };
		expect(await askForTransfer(home, { playerId: player, season }, asked, now)).toEqual({ ok: true });
		await stepTransfer(home, await idOf(player), "withdraw", now);
		await runAsOperator("update rate_limits set count = 10 where what = 'transfer'");
		expect(await askForTransfer(home, { playerId: player, season }, asked, now)).toMatchObject({
			ok: false,
			wait: expect.any(Number),
		});
	});

	test("a captain of a season that is over asks for no player in its name", async () => {
		await runAsOperator("delete from transfer_windows");
		const { clubs, players, home } = await tieOfCaptains("games");
		await runSql("insert into seasons (name) values ('2019/2020') on conflict do nothing");
		await runSql("insert into squads (club_id, season, letter) values ($1, '2019/2020', 'A')", [clubs.home]);
		await runSql("insert into captains (account_id, squad_id) select $1, max(id) from squads", [home.id]);
		const asked = { to_club_id: clubs.home, kind: "own" as const, starts_on: today, ends_on: null, reason: null };
		expect(await askForTransfer(home, { playerId: players.away[0] ?? 0, season: "2019/2020" }, asked, now)).toEqual({
			ok: false,
			problems: { starts_on: "seasonOver" },
		});
	});

	test("outside the window a captain is refused, staff need a reason; a loan is beside the own stint", async () => {
		const { clubs, players, home, manager } = await tieOfCaptains("games");
		const [player = 0, other = 0] = players.away;
		await runAsOperator("delete from transfer_windows");
		await runAsOperator("insert into transfer_windows (season, from_on, until_on) values ($1, $2, $2)", [
			season,
			dayAfter(today),
		]);
		const loan = {
			to_club_id: clubs.home,
			kind: "loan" as const,
			starts_on: today,
			ends_on: dayAfter(today, 30),
			reason: null,
		};
		const ask = (actor: Actor, playerId: number, reason: string | null) =>
			askForTransfer(actor, { playerId, season }, { ...loan, reason }, now);
		expect(await ask(home, player, "because")).toMatchObject({ problems: { starts_on: "outsideWindow" } });
		expect(await ask(manager, player, null)).toMatchObject({ problems: { reason: "outsideWindow" } });
		expect(await ask(manager, player, "By decision of the board")).toEqual({ ok: true });
		expect(await decide(manager, await idOf(player), decision, now)).toEqual({ ok: true });
		expect(await stints(player)).toEqual([`${clubs.away} own …`, `${clubs.home} loan ${dayAfter(today, 30)}`]);
		expect(await ask(manager, other, "By decision of the board")).toEqual({ ok: true });
		const unpublished = { ...decision, intent: "refuse" as const, reason: "No", case_reference: "2026-000001" };
		expect(await decide(manager, await idOf(other), unpublished, now)).toMatchObject({
			problems: { case_reference: "unknownDecision" },
		});
		const refusal = { ...decision, intent: "refuse" as const, reason: "No" };
		expect(await decide(manager, await idOf(other), refusal, now)).toEqual({ ok: true });
		expect(await stints(other)).toEqual([`${clubs.away} own …`]);
		// Published then, and taken back.
		await runSql("update transfers set case_reference = '2026-000001' where player_id = $1", [other]);
		const shown = (await transfersOfClub(clubs.home, season)).filter(({ player_id }) => player_id === other);
		expect(shown).toMatchObject([{ state: "refused", case_reference: null }]);
		const free = await make.player({ name: "Free" });
		expect(await ask(manager, free, "By decision of the board")).toEqual({ ok: true });
		expect(await one("select state from transfers where player_id = $1", [free])).toEqual({ state: "released" });
		await runAsOperator("delete from transfer_windows");
	});
});
