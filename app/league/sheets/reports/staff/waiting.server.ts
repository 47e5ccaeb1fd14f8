import { type RawBuilder, sql } from "kysely";
import type { Side } from "../../../../access/side.ts";
import { db } from "../../../../base/db/client.server.ts";
import { finishedGroups } from "../../../competitions/competitions.server.ts";
import { named, tieColumns } from "../../../ties/ties.server.ts";
import { formerDisputeOf } from "../../tie/open-report.server.ts";
import { type WaitingKind, waitingKinds } from "./waiting-kinds.ts";

/**
 * `due` is null where no deadline runs, `since` is then the time of the report; `side` is the one that is asked, null
 * where both are, or staff.
 */
type WaitingTie = { match_id: number; kind: WaitingKind; due: Date | null; since: Date; side: Side | null };
const PER_PAGE = 40;

const late = (now: Date) => sql`
	select m.id as match_id, 'result' as kind, null::text as side,
		tie_start(m.match_date, m.match_time, m.date_known) + make_interval(hours => g.sheet_hours) as due,
			null::timestamptz as reported
	from matches m join groups g on g.id = m.group_id join stages t on t.id = g.stage_id
	join editions e on e.id = t.edition_id
	where e.state not in ('draft', 'finished') and m.status = 'scheduled' and m.phase is distinct from 'postponed'
		and g.sheet_hours is not null
		and tie_start(m.match_date, m.match_time, m.date_known) + make_interval(hours => g.sheet_hours) <= ${now}`;

const unanswered = () => sql`
	select r.match_id, case when c.verdict = 'dispute' or ${formerDisputeOf} is not null then 'dispute'
			else 'answer' end as kind,
		case when c.verdict = 'dispute' then null when r.side = 'home' then 'away' else 'home' end as side,
		case when c.verdict = 'dispute' then c.made_at else coalesce(r.confirm_by,
			case when ${formerDisputeOf} is not null then r.made_at end) end as due, r.made_at as reported
	from reports r join matches m on m.id = r.match_id
		left join confirmations c on c.match_id = r.match_id and c.report = r.number and c.side <> r.side
	where r.settled is null and m.group_id not in ${finishedGroups()}`;

/**
 * All ties that wait, disputes first, then by their deadline; none of an edition that is over. Ask in the scope of
 * staff or of the product itself.
 */
const waiting = (now: Date): RawBuilder<WaitingTie> =>
	sql<WaitingTie>`select match_id, kind, side, due, coalesce(due, reported) as since
		from (${late(now)} union all ${unanswered()}) w
		order by kind <> 'dispute', due nulls last, match_id`;

/** Every tie that waits, for the mails about them. */
export const allWaiting = async (now: Date) => (await waiting(now).execute(db())).rows;

/** One page of them with their ties, and how many of each kind there are. */
export async function waitingPage({ kind, page }: { kind: WaitingKind | undefined; page: number }, now: Date) {
	const all = await allWaiting(now);
	const shown = all.filter((each) => kind === undefined || each.kind === kind);
	const rows = shown.slice((page - 1) * PER_PAGE, page * PER_PAGE);
	const ids = rows.map(({ match_id }) => match_id);
	const ties =
		ids.length === 0 ? [] : await db().selectFrom("matches").select(tieColumns).where("id", "in", ids).execute();
	const byId = new Map((await named(ties)).map((tie) => [tie.id, tie]));
	return {
		rows: rows.flatMap((row) => {
			const tie = byId.get(row.match_id);
			return tie ? [{ ...row, tie }] : [];
		}),
		counts: Object.fromEntries(waitingKinds.map((each) => [each, all.filter((row) => row.kind === each).length])),
		total: shown.length,
		pages: Math.max(1, Math.ceil(shown.length / PER_PAGE)),
	};
}
