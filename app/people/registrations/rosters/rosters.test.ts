import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { captainOf, tieOfCaptains } from "../../../../test/make-captains.ts";
import { recordsEvents } from "../../../../test/recorded-events.ts";
import { type Actor, operator } from "../../../access/actor.ts";
import { runSql } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { dayAfter } from "../day.ts";
import { askForLicences } from "../licences/ask-for-licences.server.ts";
import { addToRoster, approvePlace, moveInRoster, removeFromRoster, savePlace } from "./edit-rosters.server.ts";
import { rosterOf, squadsWithRosters } from "./rosters.server.ts";
import { undoRosterStep } from "./undo-roster.server.ts";

const now = new Date();
const today = riyadhDay(now);

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["squad-player.approved", "squad-player.moved", "squad.roster-changed"]);

	test("captains propose, order and take back; staff approve, order and end; other captains do not", async () => {
		const { tie, clubs, players, home, away } = await tieOfCaptains("games");
		const [first = 0, second = 0, third = 0] = players.home;
		const squad: number = (await runSql("select home_squad_id as id from matches where id = $1", [tie])).rows[0].id;
		const roster = async () =>
			(await rosterOf(squad, today)).map(({ player_id, state }) =>
				[player_id, state === "proposed" ? "?" : ""].join(""),
			);
		const place = async (player: number) =>
			(await runSql("select id from squad_players where player_id = $1", [player])).rows[0]?.id ?? 0;
		expect(await addToRoster(operator, squad, first, now)).toBeTruthy();
		expect(await addToRoster(operator, squad, first, now), "twice").toBe(undefined);
		expect(await addToRoster(home, squad, players.away[0] ?? 0, now), "of another club").toBe(undefined);
		for (const player of [second, third]) expect(await addToRoster(home, squad, player, now)).toBeTruthy();
		expect(await roster()).toEqual([`${first}`, `${second}?`, `${third}?`]);
		expect(await moveInRoster(home, squad, await place(second), -1, now), "past an approved player").toBe(undefined);
		expect(await moveInRoster(home, squad, await place(third), -1, now)).toBeTruthy();
		expect(await roster()).toEqual([`${first}`, `${third}?`, `${second}?`]);
		for (const work of [addToRoster, removeFromRoster])
			await expect(work(away, squad, first, now)).rejects.toMatchObject({ init: { status: 403 } });
		await expect(approvePlace(home, squad, await place(third), now)).rejects.toMatchObject({ init: { status: 403 } });
		expect(await removeFromRoster(home, squad, await place(first), now), "an approved player").toBe(undefined);
		expect(await removeFromRoster(home, squad, await place(second), now)).toBeTruthy();
		expect(await approvePlace(operator, squad, await place(third), now)).toBeTruthy();
		expect(await approvePlace(operator, squad, await place(third), now), "twice").toBe(undefined);
		expect(await moveInRoster(operator, squad, await place(third), -1, now)).toBeTruthy();
		expect(await roster()).toEqual([`${third}`, `${first}`]);
		const own = { squadId: squad, id: await place(first), version: 3 };
		expect(await savePlace(operator, own, { from_on: dayAfter(today, -9), until_on: null })).toMatchObject({
			ok: false,
		});
		const version = (await runSql("select version from squad_players where id = $1", [own.id])).rows[0].version;
		expect(
			await savePlace(operator, { ...own, version }, { from_on: dayAfter(today, -9), until_on: null }),
		).toMatchObject({
			ok: true,
		});
		expect(await removeFromRoster(operator, squad, own.id, now)).toBeTruthy();
		expect(await roster()).toEqual([`${third}`]);
		const { rows } = await runSql("select until_on::text from squad_players where id = $1", [own.id]);
		expect(rows).toEqual([{ until_on: dayAfter(today, -1) }]);
		await runSql("insert into stints (player_id, club_id, kind, from_on) values ($1, $2, 'loan', $3)", [
			await make.player({ name: "On loan" }),
			clubs.home,
			today,
		]);
		const loaned = (await runSql("select id from players where name = 'On loan'")).rows[0].id;
		expect(await addToRoster(home, squad, loaned, now)).toBeTruthy();
	});

	test("each change of a roster is undone exactly, the last one first, a captain's by that captain alone", async () => {
		const { tie, players, home, away } = await tieOfCaptains("games");
		const [first = 0, second = 0, third = 0] = players.home;
		const squad: number = (await runSql("select home_squad_id as id from matches where id = $1", [tie])).rows[0].id;
		const rows = async () =>
			(
				await runSql(
					`select id, player_id, rank, state, from_on::text, until_on::text from squad_players
						where squad_id = $1 order by id`,
					[squad],
				)
			).rows;
		const undo = (actor: Actor, batch: number | undefined) => undoRosterStep(actor, squad, batch ?? 0);
		for (const player of [first, second, third]) await addToRoster(operator, squad, player, now);
		await runSql("update squad_players set rank = rank * 10, from_on = $2 where squad_id = $1", [
			squad,
			dayAfter(today, -9),
		]);
		const before = await rows();
		const middle: number = before[1]?.id;
		for (const change of [
			() => moveInRoster(operator, squad, middle, -1, now),
			() => removeFromRoster(operator, squad, middle, now),
		]) {
			const batch = await change();
			expect(await rows()).not.toEqual(before);
			expect(await undo(operator, batch)).toBe(true);
			expect(await rows()).toEqual(before);
			expect(await undo(operator, batch), "twice").toBe(false);
		}

		await removeFromRoster(operator, squad, middle, now);
		const ended = await rows();
		const proposed = await addToRoster(home, squad, second, now);
		const { id: again } = (await rows()).at(-1) ?? {};
		expect(again, "one who was on the roster before is proposed again").not.toBe(middle);
		const withProposal = await rows();
		const gone = await removeFromRoster(home, squad, again, now);
		expect(await rows()).toEqual(ended);
		expect(await undo(home, proposed), "not the last").toBe(false);
		await expect(undo(away, gone)).rejects.toMatchObject({ init: { status: 403 } });
		expect(await undo(home, gone)).toBe(true);
		expect(await rows()).toEqual(withProposal);
		const approved = await approvePlace(operator, squad, again, now);
		expect(await undo(home, approved), "of another person").toBe(false);
		await runSql("update squad_players set state = 'proposed' where id = $1", [again]);
		expect(await undo(operator, approved), "changed since").toBe(false);
		const counted = (await squadsWithRosters("2025/2026", today)).find(({ id }) => id === squad);
		expect(counted).toMatchObject({ players: 2, proposed: 1 });
	});

	test("a captain asks for licences of the own club's players, once each, also when pressed twice", async () => {
		const { clubs, players, home } = await tieOfCaptains("games");
		const { rows } = await runSql("select id, club_id, season from squads where club_id = $1", [clubs.home]);
		const [squad] = rows;
		const ask = () => askForLicences(home, squad, [...players.home, ...players.away], "senior");
		expect((await Promise.all([ask(), ask()])).sort()).toEqual([0, 4]);
		const stranger = await captainOf(clubs.away, "stranger");
		await expect(askForLicences(stranger, squad, players.home, "youth")).rejects.toMatchObject({
			init: { status: 403 },
		});
		const { count } = (
			await runSql("select count(*)::int from licences where state = 'requested' and club_id = $1", [clubs.home])
		).rows[0];
		expect(count).toBe(4);
	});

	test("captains of several squads of a club who ask for the same licences at once ask for each once", async () => {
		const { clubs, players, home } = await tieOfCaptains("games");
		const { rows } = await runSql(
			`insert into squads (club_id, season, letter) select $1, '2025/2026', l
				from unnest(array['B', 'C', 'D', 'E', 'F', 'G']) l returning id, club_id, season`,
			[clubs.home],
		);
		for (const { id } of rows)
			await runSql("insert into captains (account_id, squad_id) values ($1, $2)", [home.id, id]);
		const asked = await Promise.all(rows.map((squad) => askForLicences(home, squad, players.home, "youth")));
		expect(asked.sort()).toEqual([0, 0, 0, 0, 0, players.home.length]);
	});
});
