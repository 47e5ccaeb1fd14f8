import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { authorizeAbout } from "../../access/own-club.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { slugOf } from "../../base/locale/slug.ts";
import type { Outcome } from "../../base/outcome.ts";
import { checksOfFields, fieldsOfChecks } from "../../people/registrations/eligibility/checks.ts";
import { unknownCategories } from "../../people/registrations/eligibility/unknown-categories.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../../records/change-record.server.ts";
import { reorder } from "../../records/order/reorder.server.ts";
import { allClasses } from "../classes/classes.server.ts";
import { type CompetitionInput, competitionForm } from "./competition-form.ts";
import type { EditionValues } from "./edition-form.ts";

/** Adds a competition at the end of the list. Its address is made of the English name and stays. */
export async function createCompetition(
	actor: Actor,
	input: CompetitionInput,
): Promise<Outcome<{ problems: Record<string, string> }>> {
	authorize(actor, "league.manage");
	const values = competitionForm.parse(input);
	const slug = slugOf(values.name);
	return inTransaction(async () => {
		const others = await lockedCompetitions();
		const problems = await problemsOf(others, values, slug);
		if (problems) return { ok: false, problems };
		const last = Math.max(0, ...others.map(({ sort_order }) => sort_order));
		await addRecord(actor, "competition", { ...values, slug, sort_order: last + 1 });
		return { ok: true };
	});
}

/** Changes a competition; its squads go with it to another class. */
export async function changeCompetition(actor: Actor, id: number, version: number, input: CompetitionInput) {
	await authorizeAbout(actor, "league.manage", { competitions: [id] });
	const values = competitionForm.parse(input);
	return inTransaction(async () => {
		const others = (await lockedCompetitions()).filter((other) => other.id !== id);
		const problems = await problemsOf(others, values);
		return problems ? { ok: false as const, problems } : changeRecord(actor, "competition", id, version, values);
	});
}

/**
 * Moves a competition one place up (-1) or down (1) among those after the first one, which stays first. False where
 * there is no place.
 */
export async function moveCompetition(actor: Actor, id: number, by: -1 | 1): Promise<boolean> {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		const others = (await lockedCompetitions()).filter(({ is_default }) => !is_default);
		if (!(await reorder("competitions", others, id, by))) return false;
		await audit(actor, "competition.moved", `competition:${id}`);
		return true;
	});
}

/** Deletes a competition that has never had a season. */
export async function deleteCompetition(actor: Actor, id: number): Promise<"deleted" | "gone" | "used"> {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		const found = (await lockedCompetitions()).find((each) => each.id === id);
		if (!found) return "gone";
		if (found.is_default || (await seasonsIn(id)).length > 0) return "used";
		await deleteRecord(actor, "competition", id);
		return "deleted";
	});
}

export const seasonsIn = async (competitionId: number) =>
	(
		await db()
			.selectFrom("editions")
			.select("season")
			.where("competition_id", "=", competitionId)
			.orderBy("season", "desc")
			.execute()
	).map(({ season }) => season);

/** A competition in a season, with a group of the competition's name; nothing where it is there already. */
export async function openEdition(actor: Actor, competitionId: number, season: string): Promise<boolean> {
	authorize(actor, "league.manage");
	return inTransaction(async () => {
		const competition = (await lockedCompetitions()).find(({ id }) => id === competitionId);
		if (!competition) return false;
		const opened = await db()
			.insertInto("editions")
			.values({ competition_id: competitionId, season })
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!opened) return false;
		const { id: stage } = await db()
			.insertInto("stages")
			.values({ edition_id: opened.id })
			.returning("id")
			.executeTakeFirstOrThrow();
		const { name, name_ar } = competition;
		await db().insertInto("groups").values({ stage_id: stage, name, name_ar, is_default: true }).execute();
		await audit(actor, "competition.opened", `competition:${competitionId}`, { season });
		return true;
	});
}

/**
 * Changes how a competition is held in a season. It is finished, and opened again, on the page that closes it. One that
 * was finished and goes on has not ended: it has the rules of now, and what is corrected in it was no correction.
 */
export async function changeEdition(
	actor: Actor,
	id: number,
	version: number,
	{ state, depth, keeps_half, ...checks }: EditionValues,
) {
	await authorizeAbout(actor, "league.manage", { editions: [id] });
	return inTransaction(async () => {
		const now = await db()
			.selectFrom("editions")
			.select(["state", "closed_at"])
			.where("id", "=", id)
			.executeTakeFirst();
		if (now && now.state !== state && (state === "finished" || now.closed_at))
			return { ok: false as const, problems: { state: now.closed_at ? "openAgainFirst" : "closeInstead" } };
		const problems = await unknownCategories(checks);
		if (problems) return { ok: false as const, problems };
		const goesOn = now?.state === "finished" && state !== "finished";
		const ended = goesOn ? { ended_on: null } : {};
		const values = { state, depth, keeps_half, checks: checksOfFields(checks), ...ended };
		const saved = await changeRecord(actor, "edition", id, version, values);
		if (saved.ok && goesOn)
			await db()
				.updateTable("table_corrections")
				.set({ closed_at: sql`now()` })
				.where("edition_id", "=", id)
				.where("closed_at", "is", null)
				.execute();
		if (saved.ok || !("current" in saved)) return saved;
		return { ...saved, current: { ...saved.current, ...fieldsOfChecks(String(saved.current.checks)) } };
	});
}

/** All competitions, with new ones and other changes kept out until the end of the transaction. */
async function lockedCompetitions() {
	await sql`lock table competitions in share row exclusive mode`.execute(db());
	return db().selectFrom("competitions").selectAll().orderBy("sort_order").orderBy("id").execute();
}

type Names = { slug: string; name: string; name_ar: string };
type Given = Omit<Names, "slug"> & { class: string };

/** Which of these names another competition has, and whether there is such a class. */
async function problemsOf(others: Names[], { name, name_ar, class: code }: Given, slug?: string) {
	const problems: Record<string, string> = {};
	if (others.some((other) => other.slug === slug || other.name.toLowerCase() === name.toLowerCase()))
		problems.name = "sameCompetition";
	if (others.some((other) => other.name_ar === name_ar)) problems.name_ar = "sameCompetition";
	if (!(await allClasses()).some((each) => each.code === code)) problems.class = "unknownClass";
	return Object.keys(problems).length > 0 ? problems : undefined;
}
