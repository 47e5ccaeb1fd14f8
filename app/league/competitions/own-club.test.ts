import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { type Person, tieOfCaptains } from "../../../test/make-captains.ts";
import type { Actor } from "../../access/actor.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { changeEntry } from "../closing/withdrawal.server.ts";
import { decideDates } from "../dates/answer-dates.server.ts";
import { deleteLot, drawLot } from "../group-tables/lots/edit-lots.server.ts";
import { changeRuleSet } from "../rule-sets/edit-rule-sets.server.ts";
import { applySchedule } from "../schedule/apply-schedule.server.ts";
import { discardSchedule } from "../schedule/schedules.server.ts";
import { undoSchedule } from "../schedule/undo-schedule.server.ts";
import { changeEdition } from "./edit-competitions.server.ts";
import { editionForm } from "./edition-form.ts";
import { deleteAdjustment, enterSquad, removeEntry, saveAdjustment } from "./entries/edit-entries.server.ts";
import { deleteGroup } from "./groups/edit-groups.server.ts";
import { makeRounds } from "./rounds/edit-rounds.server.ts";
import { changeStages } from "./stages.server.ts";

const now = new Date();
const refusal = { init: { status: 403 }, data: "ownClub" };
type Place = { group: number; edition: number; entry: number; squad: number; tie: number };

const one = async (text: string, values: unknown[]) => (await runSql(text, values)).rows[0];
const adjustment = (group: number, squad: number) =>
	one(
		`insert into adjustments (group_id, squad_id, points, reason, reason_ar, decided_on)
			values ($1, $2, -1, 'Late', 'تأخر', '2025-10-10') returning id`,
		[group, squad],
	);

/** Each decision of those who run the league about a group. */
const acts: Record<string, (place: Place) => Promise<(actor: Actor) => Promise<unknown>>> = {
	"takes points from a rival": async ({ group: groupId, squad: squad_id }) => {
		const reasons = { reason: "Late", reason_ar: "تأخر", decided_on: "2025-10-10", case_reference: null };
		return (actor) =>
			saveAdjustment(actor, { groupId, id: undefined, version: 0, accepted: [] }, { squad_id, points: -3, ...reasons });
	},
	"deletes a decision on points": async ({ group, squad }) => {
		const { id } = await adjustment(group, squad);
		return (actor) => deleteAdjustment(actor, id);
	},
	"draws a lot":
		async ({ group }) =>
		(actor) =>
			drawLot(actor, group, { order: [1, 2], drawn_on: "2025-10-10", drawn_by: "Me", witness: null }),
	"deletes a lot": async ({ group }) => {
		const { id } = await one(
			"insert into lots (group_id, drawn_on, drawn_by) values ($1, '2025-10-10', 'x') returning id",
			[group],
		);
		return (actor) => deleteLot(actor, id);
	},
	"enters another squad": async ({ group }) => {
		const club_id = await make.club({ name: "Late" });
		return (actor) => enterSquad(actor, group, { club_id, letter: "A" });
	},
	"takes an entry out":
		async ({ entry }) =>
		(actor) =>
			removeEntry(actor, entry),
	"changes an entry":
		async ({ entry: id }) =>
		(actor) =>
			changeEntry(
				actor,
				{ id, version: 1, squadVersion: undefined },
				{
					seed: 1,
					start_points: 5,
					state: "active",
					since: null,
					results: "keep",
					venue_id: null,
					home_day: null,
					home_time: null,
					own_name: null,
					own_name_ar: null,
					rest: "leave",
					reason: null,
					reason_ar: null,
				},
				[],
				now,
			),
	"deletes the group":
		async ({ group }) =>
		(actor) =>
			deleteGroup(actor, group),
	"makes its rounds":
		async ({ group }) =>
		(actor) =>
			makeRounds(actor, group, { first_on: "2025-10-10", every: 7, days: 1 }),
	"carries its schedule out":
		async ({ group }) =>
		(actor) =>
			applySchedule(actor, group),
	"takes its schedule back":
		async ({ group }) =>
		(actor) =>
			undoSchedule(actor, group),
	"drops its dry run":
		async ({ group }) =>
		(actor) =>
			discardSchedule(actor, group),
	"changes its edition":
		async ({ edition }) =>
		(actor) =>
			changeEdition(actor, edition, 1, editionForm.parse({ state: "running", depth: "games" })),
	"adds a stage":
		async ({ edition }) =>
		(actor) =>
			changeStages(actor, edition, { intent: "add", kind: "groups" }),
	"changes its rule set": async ({ group }) => {
		const row = await one(
			`insert into rule_sets (code, name, name_ar, points_from, points_win, points_draw, points_loss,
				points_walkover_loss, unplayed_score, level_to_the_end)
				values ('rules-' || $1::text, 'Rules ' || $1::text, 'لائحة ' || $1::text, 'ties', 2, 1, 0, 0, 'maximum',
					'play-off') returning *`,
			[group],
		);
		await one("update groups set rule_set = $2 where id = $1", [group, row.code]);
		return (actor) => changeRuleSet(actor, row.id, row.version, { ...row, reason: "x", reason_ar: "س" });
	},
	"decides about the date of a tie": async ({ tie }) => {
		const asked = await runAsOperator(
			`insert into date_requests (match_id, side, note, from_date, answer_by)
				values ($1, 'home', 'Hall', '2025-10-08', now()) returning id`,
			[tie],
		);
		const { id } = asked.rows[0];
		const decision = { choice: "keep" as const, date: null, time: null, venue: null, note: null };
		return (actor) => decideDates(actor, id, decision, [], now);
	},
};

onOneEngine((engine) => {
	freshProduct(engine);
	let own: Person;
	let places: { own: Place; other: Place };

	beforeEach(async () => {
		const { manager, clubs } = await tieOfCaptains("games");
		own = { ...manager, roles: ["league-manager", "captain"] };
		await runSql("insert into captains (account_id, squad_id) select $1, id from squads where club_id = $2", [
			own.id,
			clubs.home,
		]);
		const [third, fourth] = [await make.club({ name: "Third" }), await make.club({ name: "Fourth" })];
		await importFile("groups", "competition,competition_ar,season,group,group_ar\nCup,كأس,2025/2026,Cup,كأس");
		await importFile("entries", "competition,season,group,team,squad\nCup,2025/2026,,Third,A\nCup,2025/2026,,Fourth,A");
		const cup = (await one("select id from groups where name = 'Cup'", [])).id;
		await make.tie({ home_team_id: third, away_team_id: fourth, group_id: cup });
		const placeOf = (club: number) =>
			one(
				`select e.group_id as group, s.edition_id as edition, e.id as entry, e.squad_id as squad, m.id as tie
					from entries e join squads q on q.id = e.squad_id join groups g on g.id = e.group_id
					join stages s on s.id = g.stage_id join matches m on m.group_id = g.id where q.club_id = $1`,
				[club],
			);
		places = { own: await placeOf(clubs.away), other: await placeOf(fourth) };
	});

	test.each(Object.entries(acts))("a captain among the staff never %s where the own club plays", async (_, given) => {
		await expect((await given(places.own))(own)).rejects.toMatchObject(refusal);
		const elsewhere = await (await given(places.other))(own).catch((error) => error);
		expect(elsewhere, "in a group in which others play").not.toMatchObject(refusal);
	});
});
