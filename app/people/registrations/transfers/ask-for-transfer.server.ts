import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { partIn } from "../../../access/own-club.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { type Limit, secondsToWait } from "../../../base/limits/rate-limit.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { addRecord } from "../../../records/change-record.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { ownSquads } from "../../squads/own-squads.server.ts";
import type { RegistrationOutcome } from "../outcome.ts";
import { lockPlayer } from "../stints/edit-stints.server.ts";
import { sendTransferEmail } from "./send-transfer-email.server.ts";
import { type clubSteps, isOpen, openStates, steps } from "./steps.ts";
import type { TransferValues } from "./transfer-form.ts";
import { isWindowOpen } from "./transfers.server.ts";

/** Each request is a mail to the captains of another club. */
const perCaptain: Limit = { what: "transfer", times: 10, seconds: 86_400 };
const perStaff: Limit = { ...perCaptain, what: "transfer-by-staff", times: 200 };

/** Whether an actor is a captain of one of a club's squads in a season. */
const actsForClub = async (actor: Actor, club: number | null, season: string) =>
	(await ownSquads(actor)).some((squad) => squad.club_id === club && squad.season === season);

/**
 * The part that an actor has in a transfer. Throws 403 for who is neither staff nor captain of this club in the season.
 */
const partFor = async (actor: Actor, transfer: Record<string, unknown>, club: number | null, season: string) =>
	partIn(actor, "registration.manage", { transfers: [transfer] }, await actsForClub(actor, club, season));

/**
 * Asks for a player: a captain of the new club within the window, or staff, who go against it with a reason. A captain
 * of a season that is over, whose windows are others, does not. A player without a club needs no release. Throws 403.
 */
export async function askForTransfer(
	actor: Actor,
	{ playerId, season }: { playerId: number; season: string },
	values: TransferValues,
	now: Date,
): Promise<RegistrationOutcome> {
	const asked = { ...values, player_id: playerId };
	const isStaff = (await partFor(actor, asked, values.to_club_id, season)) === "staff";
	const today = riyadhDay(now);
	return inTransaction(async (): Promise<RegistrationOutcome> => {
		const player = await lockPlayer(playerId);
		if (!player) return { ok: false, gone: true };
		const refuse = (field: string, problem: string): RegistrationOutcome => ({
			ok: false,
			problems: { [field]: problem },
		});
		if (player.team_id === values.to_club_id) return refuse("to_club_id", "sameClubAgain");
		const club = db().selectFrom("teams").select("id").where("id", "=", values.to_club_id);
		if (!(await club.executeTakeFirst())) return refuse("to_club_id", "unknownClub");
		if (!isStaff && values.starts_on < today) return refuse("starts_on", "notBackdated");
		if (!(await isWindowOpen(season, today)) && (!isStaff || values.reason === null))
			return refuse(isStaff ? "reason" : "starts_on", "outsideWindow");
		if (!isStaff && season < (await siteSettings()).season) return refuse("starts_on", "seasonOver");
		if (await asksAlready(playerId, values.to_club_id)) return refuse("to_club_id", "openTransfer");
		const wait = await secondsToWait(isStaff ? perStaff : perCaptain, accountIdOf(actor) ?? "operator");
		if (wait > 0) return { ok: false, wait };
		const id = await addRecord(actor, "transfer", {
			...values,
			reason: isStaff ? values.reason : null,
			ends_on: values.kind === "loan" ? values.ends_on : null,
			player_id: playerId,
			season,
			from_club_id: player.team_id,
			requested_by_id: accountIdOf(actor),
			state: player.team_id === null ? "released" : "requested",
		});
		await sendTransferEmail(actor, id, [player.team_id]);
		return { ok: true };
	});
}

/**
 * A request of another club is no reason to refuse one: it could come on the last day of a window, for nothing else.
 */
const asksAlready = (playerId: number, clubId: number) =>
	db()
		.selectFrom("transfers")
		.select("id")
		.where("player_id", "=", playerId)
		.where("to_club_id", "=", clubId)
		.where("state", "in", openStates)
		.executeTakeFirst();

/**
 * A step that a club takes: the present one releases the player, the new one withdraws the request. Staff may take
 * both. Throws 403.
 */
export async function stepTransfer(
	actor: Actor,
	id: number,
	step: (typeof clubSteps)[number],
	now: Date,
): Promise<boolean> {
	return inTransaction(async () => {
		const transfer = await db().selectFrom("transfers").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
		if (!transfer) return false;
		const { by, to: state } = steps[step];
		await partFor(actor, transfer, transfer[by], transfer.season);
		if (!isOpen(step, transfer.state)) return false;
		const who = accountIdOf(actor);
		const taken =
			step === "release" ? { released_by_id: who, released_at: now } : { decided_by_id: who, decided_at: now };
		await db()
			.updateTable("transfers")
			.set({ state, ...taken })
			.where("id", "=", id)
			.execute();
		await audit(actor, `transfer.${state}`, `transfer:${id}`);
		await sendTransferEmail(actor, id, [by === "from_club_id" ? transfer.to_club_id : transfer.from_club_id]);
		return true;
	});
}
