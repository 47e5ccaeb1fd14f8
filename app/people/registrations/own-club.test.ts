import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { type Person, tieOfCaptains } from "../../../test/make-captains.ts";
import { idIn, versionIn } from "../../../test/try-as-everyone.ts";
import { operator } from "../../access/actor.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { tellApart } from "../players/merging/duplicates.server.ts";
import { mergePlayers } from "../players/merging/merge-players.server.ts";
import { undoMerge } from "../players/merging/undo-merge.server.ts";
import { type PlayerInput, playerForm } from "../players/player-form.ts";
import { deletePlayer, playerById, savePlayer } from "../players/players.server.ts";
import { saveDetails } from "./details/details.server.ts";
import { approveLicences, deleteLicence, saveLicence } from "./licences/edit-licences.server.ts";
import { addToRoster, approvePlace, removeFromRoster, savePlace } from "./rosters/edit-rosters.server.ts";
import { undoRosterStep } from "./rosters/undo-roster.server.ts";
import { deleteStint, saveStint } from "./stints/edit-stints.server.ts";
import { askForTransfer, stepTransfer } from "./transfers/ask-for-transfer.server.ts";
import { decideTransfer } from "./transfers/decide-transfer.server.ts";

const now = new Date();
const today = riyadhDay(now);
const season = "2025/2026";
const refusal = { init: { status: 403 }, data: "ownClub" };
type Side = "home" | "away";

/** A tie, and a league manager who is captain of its home side as well. */
async function registrations() {
	const scene = await tieOfCaptains("games");
	const own: Person = { ...scene.manager, roles: ["league-manager", "captain"] };
	await runSql("insert into captains (account_id, squad_id) select $1, id from squads where club_id = $2", [
		own.id,
		scene.clubs.home,
	]);
	const { rows } = await runAsOperator(
		"select home_squad_id as home, away_squad_id as away from matches where id = $1",
		[scene.tie],
	);
	const third = await make.club({ name: "Third" });
	const squads: Record<Side, number> = rows[0];
	return { ...scene, own, third, squads };
}
type Scene = Awaited<ReturnType<typeof registrations>>;
type Act = (actor: Person | typeof operator) => Promise<unknown>;

const licence = {
	season,
	category: "senior" as const,
	number: null,
	reason: null,
	valid_from: null,
	valid_until: null,
};
const asked = { kind: "own" as const, starts_on: today, ends_on: null, reason: "So decided" };
async function openTransfer(player: number, club: number) {
	await runAsOperator("delete from transfer_windows");
	const outcome = await askForTransfer(operator, { playerId: player, season }, { ...asked, to_club_id: club }, now);
	expect(outcome).toEqual({ ok: true });
	return { id: await idIn("transfers") };
}
const decision = { intent: "approve" as const, starts_on: today, reason: "So decided", case_reference: null };
async function licenceOf(player: number) {
	await saveLicence(operator, { playerId: player, id: undefined, version: 0 }, { ...licence, state: "requested" }, now);
	return idIn("licences");
}

/** Each act of staff about a player of a club, with who is beside this player in a merge. */
const acts: Record<string, (player: number, scene: Scene) => Promise<Act>> = {
	"gives a licence": async (playerId) => (actor) =>
		saveLicence(actor, { playerId, id: undefined, version: 0 }, { ...licence, state: "approved" }, now),
	"refuses one": async (playerId) => {
		const id = await licenceOf(playerId);
		const refused = { ...licence, state: "refused" as const, reason: "No" };
		return (actor) => saveLicence(actor, { playerId, id, version: 1 }, refused, now);
	},
	"approves it among others": async (playerId) => {
		const id = await licenceOf(playerId);
		return (actor) => approveLicences(actor, [id], now);
	},
	"deletes one": async (playerId) => {
		const id = await licenceOf(playerId);
		return (actor) => deleteLicence(actor, id);
	},
	"ends a stint": async (player_id) => {
		const { rows } = await runAsOperator("select id, club_id from stints where player_id = $1", [player_id]);
		const [{ id, club_id }] = rows;
		const ended = { club_id, kind: "own" as const, from_on: "2020-01-01", until_on: "2020-02-01" };
		return async (actor) =>
			saveStint(actor, { playerId: player_id, id, version: await versionIn("stints", id) }, ended);
	},
	"deletes one of the stints": async (player_id) => {
		const { rows } = await runAsOperator("select id from stints where player_id = $1", [player_id]);
		return (actor) => deleteStint(actor, rows[0].id);
	},
	"takes the player to another club by the form": async (id, { third }) => {
		const player = await playerById(id);
		if (!player) throw new Error("There is no player.");
		return (actor) => savePlayer(actor, id, player.version, playerForm.parse({ ...player, team_id: third }));
	},
	"deletes the player": async (id) => (actor) => deletePlayer(actor, id),
	"writes another day of birth": async (id) => (actor) =>
		saveDetails(actor, id, 0, { birth_date: "2015-01-01", phone: null, address: null }, now),
	"merges the player into one of a third club": async (id, { third }) => {
		const kept = await make.player({ name: "Kept", team_id: third });
		const of = async (player: number) => ({ id: player, version: await versionIn("players", player) });
		return async (actor) => mergePlayers(actor, { kept: await of(kept), merged: await of(id), taken: [] });
	},
	"takes such a merge back": async (id, { third }) => {
		const kept = await make.player({ name: "Kept", team_id: third });
		const of = async (player: number) => ({ id: player, version: await versionIn("players", player) });
		await mergePlayers(operator, { kept: await of(kept), merged: await of(id), taken: [] });
		const merge = await idIn("player_merges");
		return (actor) => undoMerge(actor, merge);
	},
	"says that two records are two people": async (id, { third }) => {
		const other = await make.player({ name: "Other", team_id: third });
		return async (actor) => (await tellApart(actor, id, other)) ?? true;
	},
	"decides a transfer of the player": async (player, { third }) => {
		const { id } = await openTransfer(player, third);
		return async (actor) => decideTransfer(actor, { id, version: await versionIn("transfers", id) }, decision, now);
	},
};

onOneEngine((engine) => {
	freshProduct(engine);
	let scene: Scene;
	beforeEach(async () => {
		await runSql("insert into seasons (name) values ($1) on conflict do nothing", [season]);
		scene = await registrations();
	});

	test.each(Object.entries(acts))("a league manager who is captain of the club never %s", async (_, given) => {
		const { players, own } = scene;
		const [mine = 0, foreign = 0] = [players.home[0], players.away[0]];
		await expect((await given(mine, scene))(own)).rejects.toMatchObject(refusal);
		const done = await (await given(foreign, scene))(own);
		expect(JSON.stringify(done)).not.toMatch(/^false$|^0$|"ok":false/);
	});

	test("what is known of a person beside that, as the photo, the captain among the staff may correct", async () => {
		const { players, own } = scene;
		const player = await playerById(players.home[0] ?? 0);
		if (!player) throw new Error("There is no player.");
		const corrected = playerForm.parse({ ...player, bio: "Plays left-handed" });
		expect(await savePlayer(own, player.id, player.version, corrected)).toMatchObject({ ok: true });
	});

	test.each<Partial<PlayerInput>>([{ sex: "female" }, { ranking: "77" }, { licence_no: "L-9" }])(
		"what decides who may play, and where, that captain gives no own player: %j",
		async (change) => {
			const { players, own } = scene;
			const give = async (id = 0) => {
				const player = await playerById(id);
				if (!player) throw new Error("There is no player.");
				return savePlayer(own, id, player.version, playerForm.parse({ ...player, ...change }));
			};
			await expect(give(players.home[0])).rejects.toMatchObject(refusal);
			expect(await give(players.away[0])).toMatchObject({ ok: true });
		},
	);

	test("a transfer of the own club is asked for as captain, within the window, and others decide it", async () => {
		const { players, own, clubs } = scene;
		const [theirs = 0] = players.away;
		await runSql("delete from transfer_windows");
		await runSql("insert into transfer_windows (season, from_on, until_on) values ($1, '2001-01-01', '2001-01-02')", [
			season,
		]);
		const wanted = { ...asked, to_club_id: clubs.home };
		const ask = () => askForTransfer(own, { playerId: theirs, season }, wanted, now);
		expect(await ask()).toMatchObject({ problems: { starts_on: "outsideWindow" } });
		await runSql("delete from transfer_windows");
		expect(await ask()).toEqual({ ok: true });
		const id = await idIn("transfers");
		await expect(stepTransfer(own, id, "release", now)).rejects.toMatchObject(refusal);
		await expect(decideTransfer(own, { id, version: 1 }, decision, now)).rejects.toMatchObject(refusal);
	});

	test("in the own roster the captain proposes and approves nothing, in a rival's changes nothing", async () => {
		const { players, own, squads } = scene;
		const [mine = 0] = players.home;
		const [theirs = 0] = players.away;
		const step = await addToRoster(own, squads.home, mine, now);
		const { rows } = await runSql("select id, state from squad_players where squad_id = $1", [squads.home]);
		expect(rows).toMatchObject([{ state: "proposed" }]);
		await expect(approvePlace(own, squads.home, rows[0].id, now)).rejects.toMatchObject(refusal);
		const days = { from_on: today, until_on: null };
		const place = { squadId: squads.home, id: rows[0].id, version: 1 };
		await expect(savePlace(own, place, days)).rejects.toMatchObject(refusal);
		expect(await undoRosterStep(own, squads.home, step ?? 0)).toBe(true);
		const added = await addToRoster(operator, squads.away, theirs, now);
		const rival = await idIn("squad_players");
		await expect(removeFromRoster(own, squads.away, rival, now)).rejects.toMatchObject(refusal);
		await expect(undoRosterStep(own, squads.away, added ?? 0)).rejects.toMatchObject(refusal);
	});
});
