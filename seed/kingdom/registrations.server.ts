import { sql } from "kysely";
import { operator } from "../../app/access/actor.ts";
import { db } from "../../app/base/db/client.server.ts";
import { riyadhDay } from "../../app/base/locale/format.ts";
import { dayAfter } from "../../app/people/registrations/day.ts";
import { askForLicences } from "../../app/people/registrations/licences/ask-for-licences.server.ts";
import { saveLicence } from "../../app/people/registrations/licences/edit-licences.server.ts";
import { askForTransfer, stepTransfer } from "../../app/people/registrations/transfers/ask-for-transfer.server.ts";
import { decideTransfer } from "../../app/people/registrations/transfers/decide-transfer.server.ts";
import { addWindow } from "../../app/people/registrations/transfers/windows.server.ts";
import type { Captain } from "./captains.server.ts";
import { must } from "./must.ts";
import { insertRows } from "./rows.server.ts";

/** Of each squad one player has asked for a licence and waits. */
const WITHOUT_LICENCE = 1;

/**
 * Rosters of all squads of a season that have none: the players of their clubs who are of the squad's class.
 */
export const fillRosters = (season: string) =>
	sql`insert into squad_players (squad_id, player_id, rank)
		select q.id, p.id, row_number() over (partition by q.id order by p.ranking nulls last, p.id)
		from squads q join players p on p.team_id = q.club_id
			and case q.class when 'women' then p.sex = 'female' when 'u15' then p.ranking is null
				else p.sex = 'male' and p.ranking is not null end
		where q.season = ${season} and not exists (select from squad_players x where x.squad_id = q.id)`.execute(db());

/** Licences of the season: nearly all approved, one refused, and some that were asked for; and players on rosters. */
export async function addLicences(season: string, captains: readonly Captain[], now: Date) {
	const places = await db()
		.selectFrom("squad_players as s")
		.innerJoin("squads as q", "q.id", "s.squad_id")
		.select(["s.player_id", "s.rank", "q.club_id", "q.class", "q.id as squad"])
		.where("q.season", "=", season)
		.orderBy("s.id")
		.execute();
	const asking = new Map(captains.map((captain) => [captain.squad, captain]));
	const size = Map.groupBy(places, ({ squad }) => squad);
	const waits = ({ squad, rank }: (typeof places)[number]) =>
		asking.has(squad) && rank > (size.get(squad)?.length ?? 0) - WITHOUT_LICENCE;
	const from = Number(season.slice(0, 4));
	await insertRows(
		"licences",
		places
			.filter((place) => !waits(place))
			.map(({ player_id, club_id, class: of }, nth) => ({
				player_id,
				season,
				category: of === "u15" ? "youth" : "senior",
				number: `${from}-${String(nth + 1).padStart(4, "0")}`,
				state: "approved",
				valid_from: `${from}-09-01`,
				valid_until: `${from + 1}-08-31`,
				club_id,
				requested_at: now,
				decided_at: now,
				version: 1,
				created_at: now,
				updated_at: now,
			})),
	);
	for (const { squad, club, actor, category } of captains) {
		const players = places.filter((place) => place.squad === squad && waits(place)).map(({ player_id }) => player_id);
		await askForLicences(actor, { id: squad, club_id: club, season }, players, category);
	}
	const [refused] = await db()
		.selectFrom("licences")
		.select(["id", "player_id", "version", "category"])
		.where("state", "=", "requested")
		.orderBy("id")
		.limit(1)
		.execute();
	if (refused)
		must(
			await saveLicence(
				operator,
				{ playerId: refused.player_id, id: refused.id, version: refused.version },
				{
					season,
					category: refused.category === "youth" ? "youth" : "senior",
					state: "refused",
					number: null,
					valid_from: null,
					valid_until: null,
					reason: "صورة الهوية غير واضحة. يُرجى إرسال الطلب مرة أخرى.",
				},
				now,
			),
			"licence",
		);
}

/** Transfers between the clubs of the First Division in each state, two of them open. */
export async function addTransfers(season: string, captains: readonly Captain[], now: Date) {
	const today = riyadhDay(now);
	await addWindow(operator, { season, from_on: dayAfter(today, -14), until_on: dayAfter(today, 21) });
	for (const [nth, end] of (["requested", "released", "approved", "refused", "withdrawn"] as const).entries()) {
		const [buyer, seller] = [captains[nth], captains[nth + 1]];
		if (!buyer || !seller) continue;
		const player = await lastOf(seller);
		const values = {
			to_club_id: buyer.club,
			kind: end === "refused" ? ("loan" as const) : ("own" as const),
			starts_on: dayAfter(today, 1),
			ends_on: end === "refused" ? dayAfter(today, 90) : null,
			reason: null,
		};
		must(await askForTransfer(buyer.actor, { playerId: player, season }, values, now), "transfer");
		const { id } = await db()
			.selectFrom("transfers")
			.select("id")
			.where("player_id", "=", player)
			.orderBy("id", "desc")
			.executeTakeFirstOrThrow();
		if (end === "withdrawn") await stepTransfer(buyer.actor, id, "withdraw", now);
		if (end === "released" || end === "approved") await stepTransfer(seller.actor, id, "release", now);
		if (end !== "approved" && end !== "refused") continue;
		const { version } = await db()
			.selectFrom("transfers")
			.select("version")
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		const decision = {
			intent: end === "approved" ? ("approve" as const) : ("refuse" as const),
			starts_on: values.starts_on,
			reason: end === "refused" ? "يشارك اللاعب مع ناديه في مباريات الشهر القادم." : null,
			case_reference: null,
		};
		must(await decideTransfer(operator, { id, version }, decision, now), "decision of a transfer");
	}
}

/** The last player of a captain's roster. */
async function lastOf({ squad }: Captain): Promise<number> {
	const { player_id } = await db()
		.selectFrom("squad_players")
		.select("player_id")
		.where("squad_id", "=", squad)
		.orderBy("rank", "desc")
		.executeTakeFirstOrThrow();
	return player_id;
}
