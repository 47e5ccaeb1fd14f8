import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { everyoneAround, type PersonKey } from "../../../test/make-captains.ts";
import { type Command, idIn, type Scene, tryAsEveryone, versionIn } from "../../../test/try-as-everyone.ts";
import type { Side } from "../../access/side.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { nameCaptain, takeSquad } from "../../league/captains/managing/captains.server.ts";
import { askForLicences } from "./licences/ask-for-licences.server.ts";
import { approveLicences, deleteLicence, saveLicence } from "./licences/edit-licences.server.ts";
import { addToRoster, approvePlace, moveInRoster, removeFromRoster, savePlace } from "./rosters/edit-rosters.server.ts";
import { undoRosterStep } from "./rosters/undo-roster.server.ts";
import { askForTransfer, stepTransfer } from "./transfers/ask-for-transfer.server.ts";
import { decideTransfer } from "./transfers/decide-transfer.server.ts";

const now = new Date();
const day = (days: number) => riyadhDay(new Date(now.getTime() + days * 86_400_000));
const season = "2025/2026";
const homeSquad = async ({ tie }: Scene): Promise<number> =>
	(await runAsOperator("select home_squad_id as id from matches where id = $1", [tie])).rows[0].id;

const onRoster = async (scene: Scene) => {
	for (const player of scene.players.home.slice(0, 2))
		expect(await addToRoster(scene.home, await homeSquad(scene), player, now)).toBeTruthy();
};
const transferTo = { kind: "own" as const, starts_on: day(0), ends_on: null, reason: "The board said so" };
const transferFrom = async (scene: Scene, from: Side) => {
	await runAsOperator("delete from transfer_windows");
	const [actor, to] = from === "away" ? [scene.home, scene.clubs.home] : [scene.away, scene.clubs.away];
	const values = { ...transferTo, to_club_id: to };
	const of = { playerId: scene.players[from][0] ?? 0, season };
	expect(await askForTransfer(actor, of, values, now)).toEqual({ ok: true });
};
const licence = async (scene: Scene) => {
	const squad = { id: await homeSquad(scene), club_id: scene.clubs.home, season };
	expect(await askForLicences(scene.home, squad, [scene.players.home[0] ?? 0], "senior")).toBe(1);
};

const captainAndStaff: PersonKey[] = ["own", "manager"];
/** A transfer is between clubs: captains of any of its squads of the season act for one. */
const clubAndStaff: PersonKey[] = ["own", "beside", "manager"];
const staff: PersonKey[] = ["manager"];

const commands: Command[] = [
	{
		name: "puts a player on the roster",
		run: async (scene) => {
			const squad = await homeSquad(scene);
			return (actor) => addToRoster(actor, squad, scene.players.home[0] ?? 0, now);
		},
		by: captainAndStaff,
	},
	{
		name: "takes a proposed player off the roster",
		given: onRoster,
		run: async (scene) => {
			const [squad, place] = [await homeSquad(scene), await idIn("squad_players")];
			return (actor) => removeFromRoster(actor, squad, place, now);
		},
		by: captainAndStaff,
	},
	{
		name: "moves a player in the roster",
		given: onRoster,
		run: async (scene) => {
			const [squad, place] = [await homeSquad(scene), await idIn("squad_players")];
			return (actor) => moveInRoster(actor, squad, place, -1, now);
		},
		by: captainAndStaff,
	},
	{
		name: "takes the last change of the roster back",
		given: onRoster,
		run: async (scene) => {
			const [squad, batch] = [await homeSquad(scene), await idIn("import_batches")];
			return (actor) => undoRosterStep(actor, squad, batch);
		},
		by: captainAndStaff,
	},
	{
		name: "approves a place",
		given: onRoster,
		run: async (scene) => {
			const [squad, place] = [await homeSquad(scene), await idIn("squad_players")];
			return (actor) => approvePlace(actor, squad, place, now);
		},
		by: staff,
	},
	{
		name: "changes the days of a place",
		given: onRoster,
		run: async (scene) => {
			const [squadId, id] = [await homeSquad(scene), await idIn("squad_players")];
			const which = { squadId, id, version: await versionIn("squad_players", id) };
			return (actor) => savePlace(actor, which, { from_on: day(0), until_on: null });
		},
		by: staff,
	},
	{
		name: "asks for a licence",
		run: async (scene) => {
			const squad = { id: await homeSquad(scene), club_id: scene.clubs.home, season };
			return (actor) => askForLicences(actor, squad, scene.players.home, "senior");
		},
		by: captainAndStaff,
	},
	{
		name: "approves a licence",
		given: licence,
		run: async () => {
			const id = await idIn("licences");
			return (actor) => approveLicences(actor, [id], now);
		},
		by: staff,
	},
	{
		name: "gives a licence",
		run:
			async ({ players }) =>
			(actor) => {
				const which = { playerId: players.home[0] ?? 0, id: undefined, version: 0 };
				const days = { valid_from: null, valid_until: null, reason: null };
				return saveLicence(actor, which, { season, category: "senior", state: "approved", number: null, ...days }, now);
			},
		by: staff,
	},
	{
		name: "deletes a licence",
		given: licence,
		run: async () => {
			const id = await idIn("licences");
			return (actor) => deleteLicence(actor, id);
		},
		by: staff,
	},
	{
		name: "asks for a player of another club",
		given: () => runAsOperator("delete from transfer_windows"),
		run:
			async ({ clubs, players }) =>
			(actor) => {
				const values = { ...transferTo, to_club_id: clubs.home };
				return askForTransfer(actor, { playerId: players.away[0] ?? 0, season }, values, now);
			},
		by: clubAndStaff,
	},
	{
		name: "releases a player",
		given: (scene) => transferFrom(scene, "home"),
		run: async () => {
			const id = await idIn("transfers");
			return (actor) => stepTransfer(actor, id, "release", now);
		},
		by: clubAndStaff,
	},
	{
		name: "withdraws a transfer",
		given: (scene) => transferFrom(scene, "away"),
		run: async () => {
			const id = await idIn("transfers");
			return (actor) => stepTransfer(actor, id, "withdraw", now);
		},
		by: clubAndStaff,
	},
	{
		name: "approves a transfer",
		given: (scene) => transferFrom(scene, "away"),
		run: async () => {
			const id = await idIn("transfers");
			const version = await versionIn("transfers", id);
			const decision = { intent: "approve" as const, starts_on: day(0), reason: "By order", case_reference: null };
			return (actor) => decideTransfer(actor, { id, version }, decision, now);
		},
		by: staff,
	},
	{
		name: "names a captain",
		run: async (scene) => {
			const squad = await homeSquad(scene);
			return (actor) => nameCaptain(actor, squad, { email: "no-role@example.org", language: "en" });
		},
		by: staff,
	},
	{
		name: "takes a squad from a captain",
		run: async (scene) => {
			const squad = await homeSquad(scene);
			return (actor) => takeSquad(actor, squad, scene.home.id);
		},
		by: staff,
	},
];

onOneEngine((engine) => {
	freshProduct(engine);

	test.each(commands)("captain × squad: who $name", tryAsEveryone);

	test("with the number of the own squad a captain reaches no place, player or change of another one", async () => {
		const scene = await everyoneAround();
		const { home, away, players, clubs } = scene;
		const squad = await homeSquad(scene);
		await onRoster(scene);
		const { rows } = await runAsOperator("select id from squads where club_id = $1", [clubs.away]);
		const foreign: number = rows[0].id;
		const [place, batch] = [await idIn("squad_players"), await idIn("import_batches")];
		const tried = {
			add: await addToRoster(away, foreign, players.home[2] ?? 0, now),
			remove: await removeFromRoster(away, foreign, place, now),
			move: await moveInRoster(away, foreign, place, -1, now),
			undo: await undoRosterStep(away, foreign, batch),
			licences: await askForLicences(away, { id: foreign, club_id: clubs.away, season }, players.home, "senior"),
		};
		expect(tried).toEqual({ add: undefined, remove: undefined, move: undefined, undo: false, licences: 0 });
		expect(await removeFromRoster(home, squad, place, now), "it is there still").toBeTruthy();
	});
});
