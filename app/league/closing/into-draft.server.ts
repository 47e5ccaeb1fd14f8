import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";
import { makeSquad, squadOf } from "../../people/squads/make-squads.server.ts";
import { type ExtraRecorder, noteExtra } from "../../records/batches/batch-extras.server.ts";
import { openBatch } from "../../records/batches/batch-rows.server.ts";
import type { TableOfGroup } from "../group-tables/group-table.server.ts";
import { type EndedGroup, endedGroups, groupsToFill } from "../seasons/final-groups.server.ts";
import { chosenPlacements, type Placement, placementsAfter, seasonAfter } from "../seasons/placements.ts";
import type { EditionToClose } from "./open-work.server.ts";

type Names = { name: string; name_ar: string };
/** A change that the end of an edition makes in the draft of its next season; `from` is its group there now. */
type DraftMove = Names &
	(
		| { what: "moved"; from: Names; to: Names }
		| { what: "entered"; to: Names }
		| { what: "out"; from: Names }
		/** Its place in the next season is in a group that the draft does not have. */
		| { what: "noGroup"; to: Names }
	);

/**
 * The draft of the next season of a competition, with its groups and who is entered there; undefined without one.
 * `locks` keeps its entries as they are until the transaction ends.
 */
async function draftAfter({ competition_id, season }: EditionToClose, locks: boolean) {
	const draft = await db()
		.selectFrom("editions")
		.select(["id", "season"])
		.where("competition_id", "=", competition_id)
		.where("season", "=", seasonAfter(season))
		.where("state", "=", "draft")
		.executeTakeFirst();
	if (!draft) return undefined;
	const groups = await db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.select(["g.id", "g.name", "g.name_ar", "g.is_default", "s.ordinal"])
		.where("s.edition_id", "=", draft.id)
		.execute();
	const entries = await db()
		.selectFrom("entries as n")
		.innerJoin("squads as q", "q.id", "n.squad_id")
		.innerJoin("groups as g", "g.id", "n.group_id")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.select(["n.id", "n.version", "n.group_id", "q.club_id", "q.letter"])
		.select(
			sql<boolean>`exists (select from matches m where m.group_id = n.group_id
				and q.id in (m.home_squad_id, m.away_squad_id)) or exists (select from adjustments a
				where (a.group_id, a.squad_id) = (n.group_id, q.id))`.as("is_used"),
		)
		.where("s.edition_id", "=", draft.id)
		.orderBy("n.id")
		.$if(locks, (query) => query.forUpdate("n"))
		.execute();
	return { ...draft, groups, entries };
}
type Draft = NonNullable<Awaited<ReturnType<typeof draftAfter>>>;

/**
 * Promotion and relegation of an edition as they would go into the draft of its next season: the placements with the
 * choices of staff, and the changes of entries. An entry that has ties or decisions on points there stays.
 */
export async function planDraft(
	edition: EditionToClose,
	choices: Record<string, string>,
	tables: readonly TableOfGroup[],
	{ locks = false } = {},
) {
	const draft = await draftAfter(edition, locks);
	const groups = draft ? await endedGroups(tables) : [];
	const between = groupsToFill(groups);
	const proposed = placementsAfter(between);
	const placements = chosenPlacements(proposed, between, choices);
	const steps = draft ? stepsInto(draft, groups, placements) : [];
	const groupsOfSteps = [...new Set(steps.flatMap(({ entry, group }) => [entry?.group_id ?? [], group ?? []].flat()))];
	return { draft, groups, proposed, placements, steps, groupsOfSteps };
}
export type DraftPlan = Awaited<ReturnType<typeof planDraft>>;

type Step = DraftMove & {
	club: number;
	letter: string;
	/** The squad of the season that ends. */
	former: number;
	entry?: Draft["entries"][number];
	group?: number;
};

function stepsInto(draft: Draft, groups: readonly EndedGroup[], placements: readonly Placement[]): Step[] {
	const free = [...draft.entries];
	const inDraft = (id: number | null | undefined) => {
		const group = groups.find((each) => each.id === id);
		return draft.groups.find(
			({ ordinal, name, is_default }) =>
				group !== undefined && ordinal === group.stage && (name === group.name || (is_default && group.is_default)),
		);
	};
	const squadAt = ({ from, squad }: Placement) =>
		groups.find(({ id }) => id === from)?.squads.find((each) => each.squad === squad);
	const take = (is: (entry: Draft["entries"][number]) => boolean) => {
		const at = free.findIndex(is);
		return at === -1 ? undefined : free.splice(at, 1)[0];
	};
	const decided = placements.flatMap((placement) => {
		const squad = squadAt(placement);
		return squad && placement.to !== undefined ? [{ placement, squad, to: inDraft(placement.to) }] : [];
	});
	// Entries that are where they belong are taken first, so that no other place of the squad moves them.
	const open = decided.filter(
		({ squad, to }) =>
			!to ||
			!take((entry) => entry.club_id === squad.club && entry.letter === squad.letter && entry.group_id === to.id),
	);
	return open.flatMap(({ placement, squad, to }): Step[] => {
		const own = {
			name: squad.name,
			name_ar: squad.name_ar,
			club: squad.club,
			letter: squad.letter,
			former: squad.squad,
		};
		const entry = take((each) => each.club_id === squad.club && each.letter === squad.letter && !each.is_used);
		const from = draft.groups.find(({ id }) => id === entry?.group_id);
		if (placement.to === null) return entry && from ? [{ ...own, what: "out", entry, from }] : [];
		const meant = groups.find(({ id }) => id === placement.to);
		if (!to) return meant ? [{ ...own, what: "noGroup", to: meant }] : [];
		if (entry && from) return [{ ...own, what: "moved", entry, from, to, group: to.id }];
		return [{ ...own, what: "entered", to, group: to.id }];
	});
}

/** The squad of a step in the season of a group; one that is new has the name, the hall and the home day of before. */
async function squadIn(
	group: number,
	{ club, letter, former }: Pick<Step, "club" | "letter" | "former">,
	note: ExtraRecorder,
) {
	const made = await makeSquad(club, group, letter);
	if (made === undefined) return squadOf(club, group, letter);
	const { rows } = await sql<{ version: number }>`update squads q set name = f.name, name_ar = f.name_ar,
		venue_id = f.venue_id, home_day = f.home_day, home_time = f.home_time from squads f
		where q.id = ${made} and f.id = ${former} returning q.version`.execute(db());
	await note("squad", made, rows[0]?.version);
	return made;
}

/**
 * Writes the steps of a plan that locked the draft, as a batch of entries that can be undone. Returns how many it
 * wrote: a place in a group that the draft does not have is none.
 */
export async function writeDraft(actor: Actor, edition: EditionToClose, plan: DraftPlan) {
	const steps = plan.steps.filter(({ what }) => what !== "noGroup");
	if (steps.length === 0) return 0;
	const label = `${edition.name} ${seasonAfter(edition.season)}`;
	const label_ar = `${edition.name_ar} ${seasonAfter(edition.season)}`;
	const batch = await openBatch(actor, {
		kind: "entries",
		record: "entry",
		fileName: null,
		label: { label, label_ar },
	});
	if (!batch) throw new Error("A batch without an origin is always new.");
	const note = noteExtra(batch.id);
	for (const { club, letter, former, entry, group } of steps) {
		if (!entry && group)
			await batch.add({ group_id: group, squad_id: await squadIn(group, { club, letter, former }, note) });
		else if (entry && group) {
			const saved = await batch.change(entry.id, entry.version, { group_id: group });
			if (!saved.ok) throw new Error(`Entry ${entry.id} is locked, and is another one now.`);
		} else if (entry) await batch.remove(entry.id);
	}
	await batch.close();
	return steps.length;
}
