import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant, lockComplainant } from "../../access/case-access.server.ts";
import { asSide } from "../../access/league-scope.server.ts";
import type { Side } from "../../access/side.ts";
import { db } from "../../base/db/client.server.ts";
import { formatDay, formatMoment, formatTime, riyadhDay } from "../../base/locale/format.ts";
import { type Locale, pick } from "../../base/locale/locale.ts";
import type { Outcome } from "../../base/outcome.ts";
import type { OwnTie } from "../../league/captains/own-ties.server.ts";
import type { ShownTie } from "../../league/ties/tie/shown-tie.server.ts";
import { squadById } from "../../people/squads/squads.server.ts";
import { MOST_DRAFTS } from "../submitting/drafts.server.ts";
import { fromTieText, type TieDispute } from "./text.ts";

type Tie = OwnTie<ShownTie>;
type StartOutcome = Outcome<{ refused: "tooManyDrafts" }, { id: string; isNew: boolean }>;

/**
 * Begins a complaint that carries a tie, as a draft with what is on record about it; the complainant goes on from
 * there. A draft that carries the tie already is opened as it is, and no other draft is touched. The caller has seen
 * that the actor acts for a side. Throws 403.
 */
export async function startTieComplaint(
	actor: Actor,
	tie: Tie,
	{ type, locale }: { type: TieDispute; locale: Locale },
	now: Date,
): Promise<StartOutcome> {
	authorize(actor, "case.file");
	const person = accountIdOf(actor) ?? "";
	const facts = await asSide(actor, () => factsOf(locale, tie)); // a complainant sees no dispute
	return asComplainant(actor, async () => {
		await lockComplainant(actor);
		const drafts = await db()
			.selectFrom("complaints")
			.select(["id", "match_id"])
			.where("user_id", "=", person)
			.where("status", "=", "draft")
			.execute();
		const present = drafts.find(({ match_id }) => match_id === tie.id);
		if (present) return { ok: true, id: present.id, isNew: false };
		if (drafts.length >= MOST_DRAFTS) return { ok: false, refused: "tooManyDrafts" };
		const { id } = await db()
			.insertInto("complaints")
			.values({
				user_id: person,
				language: locale,
				match_id: tie.id,
				dispute_type: type,
				step: 2,
				detailed_description: facts,
				incident_date: tie.match_date <= riyadhDay(now) ? tie.match_date : null,
				incident_location: tie.place?.name ?? null,
				incident_location_ar: tie.place?.name_ar ?? null,
				...(await parties(locale, tie)),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		return { ok: true, id, isNew: true };
	});
}

/** The squads of the tie as parties, the complainant's own first. */
async function parties(locale: Locale, { sides, home_squad_id: home, away_squad_id: away }: Tie) {
	const [own, other] = sides[0] === "away" ? [away, home] : [home, away];
	const name = async (id: number) => {
		const squad = await squadById(id);
		return squad ? pick(locale, squad, "name") : null;
	};
	return { first_party_organization: await name(own), second_party_organization: await name(other) };
}

/** The facts on record about a tie, a line each, with room for the complainant's own words after them. */
async function factsOf(locale: Locale, tie: Tie): Promise<string> {
	const t = fromTieText(locale);
	const { name, name_ar, competition, competition_ar, season } = tie.group;
	const day = [formatDay(locale, tie.match_date), tie.match_time && formatTime(locale, tie.match_time)];
	const group = [
		pick(locale, { name: competition, name_ar: competition_ar }, "name"),
		pick(locale, { name, name_ar }, "name"),
	];
	const lines = [
		t.tieFact(tie.id, pick(locale, tie.home_team, "name"), pick(locale, tie.away_team, "name")),
		t.competitionFact([...new Set(group), season].join(" · ")),
		t.dateFact(day.filter(Boolean).join(" · ")),
		tie.home_score !== null && tie.away_score !== null && t.scoreFact(tie.home_score, tie.away_score),
		...(await versionFacts(locale, tie.id)),
		...(await disputeFacts(locale, tie)),
	];
	return `${lines.filter(Boolean).join("\n")}\n\n`;
}

async function versionFacts(locale: Locale, matchId: number): Promise<string[]> {
	const versions = await db()
		.selectFrom("sheet_versions")
		.select(["number", "made_at"])
		.where("match_id", "=", matchId)
		.orderBy("number", "desc")
		.limit(10)
		.execute();
	const t = fromTieText(locale);
	return versions.reverse().map(({ number, made_at }) => t.versionFact(number, formatMoment(locale, made_at)));
}

async function disputeFacts(locale: Locale, tie: Tie): Promise<string[]> {
	const disputes = await db()
		.selectFrom("confirmations")
		.select(["side", "made_at"])
		.where("match_id", "=", tie.id)
		.where("verdict", "=", "dispute")
		.orderBy("report")
		.limit(10)
		.execute();
	const team = (side: Side) => pick(locale, side === "home" ? tie.home_team : tie.away_team, "name");
	return disputes.map(({ side, made_at }) =>
		fromTieText(locale).disputeFact(team(side), formatMoment(locale, made_at)),
	);
}
