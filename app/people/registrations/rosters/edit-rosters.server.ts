import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorizeAbout, partIn } from "../../../access/own-club.server.ts";
import type { AuditEvent } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { type Batch, openBatch } from "../../../records/batches/batch-rows.server.ts";
import { changeRecord } from "../../../records/change-record.server.ts";
import { ownSquads } from "../../squads/own-squads.server.ts";
import { dayAfter } from "../day.ts";
import type { RegistrationOutcome } from "../outcome.ts";
import type { PlaceValues } from "./place-form.ts";
import { placeById, playersToAdd, rosterOf, wasOnRoster } from "./rosters.server.ts";
import { rostersText } from "./text.ts";

/**
 * Who changes a roster: those who manage registrations, and captains of the squad, who propose. Throws 403 for anyone
 * else.
 */
export async function roleIn(actor: Actor, squadId: number): Promise<"staff" | "captain"> {
	const isCaptain = (await ownSquads(actor)).some(({ id }) => id === squadId);
	return partIn(actor, "registration.manage", { squads: [squadId] }, isCaptain);
}

/** The batch of a change to a roster, by which it is taken back; undefined where nothing was to be changed. */
type Step = Promise<number | undefined>;
type Squad = NonNullable<Awaited<ReturnType<typeof lockSquad>>>;
type Change = (batch: Batch) => Promise<unknown>;

export const lockSquad = (id: number) =>
	db()
		.selectFrom("squads")
		.select(["id", "club_id", "season", "class"])
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();

/** Changes a roster behind its lock. `plan` looks at it first; without a change there is no batch. */
const inStep = (
	actor: Actor,
	squadId: number,
	each: AuditEvent,
	plan: (squad: Squad) => Promise<Change | undefined>,
): Step =>
	inTransaction(async () => {
		const squad = await lockSquad(squadId);
		const change = squad && (await plan(squad));
		if (!change) return undefined;
		const batch = await openBatch(actor, {
			kind: "roster",
			record: "squad-player",
			fileName: null,
			squad: squadId,
			byColumn: true,
			label: { label: rostersText("en").roster, label_ar: rostersText("ar").roster },
			events: { each, all: "squad.roster-changed" },
		});
		if (!batch) throw new Error("A batch without an origin is always new.");
		await change(batch);
		return (await batch.close()).batch;
	});

/**
 * Puts a player of the club at the end of a roster: staff from today on, a captain as a proposal. Undefined for anyone
 * who is not to be added.
 */
export async function addToRoster(actor: Actor, squadId: number, playerId: number, now: Date): Step {
	const role = await roleIn(actor, squadId);
	const today = riyadhDay(now);
	return inStep(actor, squadId, "squad-player.updated", async (squad) => {
		if (!(await playersToAdd(squad, today)).some(({ id }) => id === playerId)) return undefined;
		const rank = Math.max(0, ...(await rosterOf(squadId, today)).map((place) => place.rank)) + 1;
		const place = { squad_id: squadId, player_id: playerId, rank };
		// A proposal has no days yet, but must not meet those of a former place.
		const from_on = role === "staff" || (await wasOnRoster(squadId, playerId)) ? today : undefined;
		const state =
			role === "staff" ? { state: "approved" } : { state: "proposed", proposed_by_id: accountIdOf(actor) ?? undefined };
		return (batch) => batch.add({ ...place, from_on, ...state });
	});
}

/**
 * Approves a player who is proposed, from today on or from a later day that was given; undefined when that is done or
 * gone.
 */
export async function approvePlace(actor: Actor, squadId: number, id: number, now: Date): Step {
	await authorizeAbout(actor, "registration.manage", { squads: [squadId] });
	const today = riyadhDay(now);
	return inStep(actor, squadId, "squad-player.approved", async () => {
		const place = await placeById(id);
		if (place?.squad_id !== squadId || place.state !== "proposed") return undefined;
		const from_on = place.from_on !== null && place.from_on > today ? place.from_on : today;
		return (batch) => batch.change(id, place.version, { state: "approved", from_on });
	});
}

/**
 * Takes a player off a roster: a place with earlier days ends yesterday and is kept, another one is deleted. A captain
 * takes proposals back and no more. Undefined when it is not there.
 */
export async function removeFromRoster(actor: Actor, squadId: number, id: number, now: Date): Step {
	const role = await roleIn(actor, squadId);
	const today = riyadhDay(now);
	return inStep(actor, squadId, "squad-player.updated", async () => {
		const place = await placeById(id);
		if (place?.squad_id !== squadId || (role === "captain" && place.state !== "proposed")) return undefined;
		if (place.state === "proposed" || (place.from_on !== null && place.from_on >= today))
			return (batch) => batch.remove(id);
		return (batch) => batch.change(id, place.version, { until_on: dayAfter(today, -1) });
	});
}

/**
 * Moves a player one place up (-1) or down (1) in a roster; a captain among those who are proposed. Undefined where
 * there is no place.
 */
export async function moveInRoster(actor: Actor, squadId: number, id: number, by: -1 | 1, now: Date): Step {
	const role = await roleIn(actor, squadId);
	return inStep(actor, squadId, "squad-player.moved", async () => {
		const places = (await rosterOf(squadId, riyadhDay(now))).filter(
			({ state }) => role === "staff" || state === "proposed",
		);
		const from = places.findIndex((place) => place.id === id);
		const [moved, other] = [places[from], places[from + by]];
		if (!moved || !other) return undefined;
		const order = places.map((place) => (place === moved ? other : place === other ? moved : place));
		const ranks = role === "staff" ? places.map((_, nth) => nth + 1) : places.map(({ rank }) => rank);
		return async (batch) => {
			for (const [nth, place] of order.entries()) {
				const rank = ranks[nth] ?? nth + 1;
				if (place.rank !== rank) await batch.change(place.id, place.version, { rank });
			}
		};
	});
}

/** Changes the days of a player on a roster. A player is on it once on a day. */
export async function savePlace(
	actor: Actor,
	{ squadId, id, version }: { squadId: number; id: number; version: number },
	values: PlaceValues,
): Promise<RegistrationOutcome> {
	await authorizeAbout(actor, "registration.manage", { squads: [squadId] });
	return inTransaction(async (): Promise<RegistrationOutcome> => {
		await lockSquad(squadId);
		const place = await placeById(id);
		if (place?.squad_id !== squadId) return { ok: false, gone: true };
		const others = await db()
			.selectFrom("squad_players")
			.select(["from_on", "until_on"])
			.where("squad_id", "=", squadId)
			.where("player_id", "=", place.player_id)
			.where("id", "<>", id)
			.execute();
		const meets = (other: PlaceValues) =>
			(other.from_on ?? "") <= (values.until_on ?? "9999") && (values.from_on ?? "") <= (other.until_on ?? "9999");
		if (others.some(meets)) return { ok: false, problems: { from_on: "onRosterThen" } };
		return changeRecord(actor, "squad-player", id, version, values);
	});
}
