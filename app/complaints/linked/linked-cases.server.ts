import { type RawBuilder, sql } from "kysely";
import { asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import type { Status } from "../case/complaint.ts";
import { referencesOfRecusedAmong } from "../case/recusal.server.ts";
import { type LinkKind, linkLabels } from "../case/tokens/labels.ts";
import { peopleOfCases } from "../case/tokens/people-of-case.server.ts";
import { tokensOf } from "../case/tokens/token.server.ts";
import { LINKED_SHOWN } from "./shown.ts";

const kinds = ["name", "phone", "email", "account", "tie"] as const satisfies LinkKind[];

type LinkedCase = { id: string; case_reference: string; status: Status } & Record<LinkKind, boolean>;
type JoinedCase = {
	id: string;
	case_reference: string;
	status: Status | null;
	joined_at: Date | null;
	joined_by: string | null;
};

/**
 * The cases linked with one: by a person of theirs, by the tie, and joined by an officer, these first (decision 142). A
 * case from which the officer is recused is left out, unless it was joined: then it is its reference. Runs in the
 * staff's scope.
 */
export async function linkedCases(complaintId: string) {
	const joined = await joinedWith(complaintId);
	const found = await foundFor(complaintId);
	const ids = new Set(joined.map(({ id }) => id));
	const byId = new Map(found.map((row) => [row.id, row]));
	const others = found
		.filter(({ id }) => !ids.has(id))
		.map((row): JoinedCase => ({ ...row, joined_at: null, joined_by: null }));
	const rows = [...joined, ...others].map(({ id, case_reference, status, joined_at, joined_by }) => {
		const links = byId.get(id);
		return { id, case_reference, status, joined_at, joined_by, by: kinds.filter((kind) => links?.[kind]) };
	});
	return { rows: rows.slice(0, LINKED_SHOWN), isMore: rows.length > LINKED_SHOWN };
}
export type LinkedCases = Awaited<ReturnType<typeof linkedCases>>;

async function foundFor(complaintId: string): Promise<LinkedCase[]> {
	const [people] = await asSystem(() => peopleOfCases([complaintId]));
	if (!people) return [];
	const labels = linkLabels(people);
	const shared = (kind: LinkKind) => sql`t.links && ${tokensOf(labels[kind])}::bigint[] as ${sql.ref(kind)}`;
	const { rows } = await sql<LinkedCase>`
		select c.id, c.case_reference, c.status, ${sql.join(kinds.map(shared))}
		from desk_tokens t join desk_cases c on c.id = t.complaint_id
		where t.links && ${tokensOf(Object.values(labels).flat())}::bigint[] and t.complaint_id <> ${complaintId}
		order by c.created_at desc, c.id limit ${LINKED_SHOWN + 1}`.execute(db());
	return rows;
}

/** Joined cases; one from which the officer is recused has no status. */
async function joinedWith(complaintId: string): Promise<JoinedCase[]> {
	const { rows } = await sql<Omit<JoinedCase, "case_reference"> & { case_reference: string | null }>`
		select j.id, c.case_reference, c.status, j.joined_at, coalesce(nullif(a.name, ''), a.email::text) as joined_by
		from (${joins(sql`${complaintId}::uuid`)}) j
		left join desk_cases c on c.id = j.id left join accounts a on a.id = j.joined_by_id
		order by j.joined_at desc, j.id limit ${LINKED_SHOWN + 1}`.execute(db());
	const recused = await referencesOfRecusedAmong(rows.flatMap((row) => (row.case_reference === null ? [row.id] : [])));
	return rows.flatMap((row) => {
		const reference = row.case_reference ?? recused.get(row.id);
		return reference === undefined ? [] : [{ ...row, case_reference: reference }];
	});
}

/** The other cases of the pairs that have this one. */
const joins = (id: RawBuilder<unknown>) => sql`
	select other_id as id, joined_at, joined_by_id from joined_cases where complaint_id = ${id}
	union all select complaint_id, joined_at, joined_by_id from joined_cases where other_id = ${id}`;

/**
 * How many cases are linked with each of these, up to one more than are shown: all cases of their tokens are read at
 * once, and of a token that many share as many as are counted. Runs in the staff's scope.
 */
export async function linkedCounts(ids: string[]): Promise<Map<string, number>> {
	if (ids.length === 0) return new Map();
	const { rows } = await sql<{ id: string; count: number }>`
		with own as materialized (
			select t.complaint_id as id, link from desk_tokens t, unnest(t.links) link
			where t.complaint_id = any(${ids}::uuid[])
		), others as (
			select o.complaint_id as other, link, row_number() over (partition by link) as n
			from desk_tokens o, unnest(o.links) link
			where o.links && array(select distinct link from own) and link in (select link from own)
		), pairs as (
			select own.id, others.other from own join others using (link) where own.id <> others.other
				and n <= ${LINKED_SHOWN + 2}
			union select complaint_id, other_id from joined_cases where complaint_id = any(${ids}::uuid[])
			union select other_id, complaint_id from joined_cases where other_id = any(${ids}::uuid[])
		)
		select id, least(count(*), ${LINKED_SHOWN + 1})::int as count from pairs group by id`.execute(db());
	return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Whether a case is linked with the one that has a reference, or is it. Runs in the staff's scope. */
export const isLinkedWith = (reference: string) => {
	const id = sql`(select id from complaints where case_reference = ${reference} and status <> 'draft')`;
	return sql<boolean>`c.id = any(array(
		select o.complaint_id from desk_tokens o, desk_tokens t where t.complaint_id = ${id} and o.links && t.links
		union select j.id from (${joins(id)}) j))`;
};
