import { type Actor, accountIdOf } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { accountsPage } from "../../accounts/managing/accounts.server.ts";
import { roleRequests } from "../../accounts/two-owners/role-requests.server.ts";
import { inboxPage } from "../../contact/inbox.server.ts";
import { requestsToDecide } from "../../league/dates/shown-requests.server.ts";
import { resultsToConfirm } from "../../league/sheets/reports/staff/to-confirm.server.ts";
import { latestDrafts } from "../../news/publish-draft.server.ts";
import { firstRequested } from "../../people/registrations/licences/licences.server.ts";
import { firstReleased } from "../../people/registrations/transfers/transfers.server.ts";
import { latestBatches } from "../../records/batches/batch.server.ts";
import type { Overview } from "../overview.server.ts";
import { latestDeadEmails } from "../queue/queue.server.ts";

/** Of each kind; the whole list is a page of its own. */
const MOST = 3;
/** So long the first page offers to undo the last approval of licences. */
const UNDO_MS = 10 * 60_000;

export type Today = Awaited<ReturnType<typeof today>>;
type Rows<T> = { rows: T[]; total: number };
const none = { rows: [], total: 0 };

/**
 * The first few of each kind of work that one press ends, of what the actor may do. Kinds of which nothing waits are
 * not read.
 */
export async function today(actor: Actor, waiting: Overview["waiting"], now: Date) {
	const firstOf = async <T>(total: number, read: (most: number) => Promise<T[]>): Promise<Rows<T>> =>
		total > 0 ? { rows: await read(MOST), total } : none;
	const mayRegister = can(actor, "registration.manage");
	return {
		results: can(actor, "match.manage") ? await resultsToConfirm(actor, MOST) : none,
		dates: can(actor, "match.manage") && waiting.dates > 0 ? await requestsToDecide(MOST, now) : none,
		licences: await firstOf(waiting.licences, firstRequested),
		approved: mayRegister ? await justApproved(actor, now) : undefined,
		transfers: await firstOf(waiting.transfers, firstReleased),
		messages: await firstOf(waiting.unread, async (most) =>
			(await inboxPage(actor, { state: "unread", page: 1 })).rows.slice(0, most),
		),
		drafts: await firstOf(waiting.drafts, (most) => latestDrafts(actor, most)),
		roles: waiting.roles > 0 ? await rolesToAnswer(actor) : none,
		accounts: await firstOf(waiting.accounts, async (most) =>
			(await accountsPage(actor, { waiting: true })).rows.slice(0, most),
		),
		emails: await firstOf(waiting.mayResend ? waiting.dead : 0, (most) => latestDeadEmails(actor, most)),
	};
}

/** Roles of accounts that wait for this owner; those of invitations wait on their pages. */
async function rolesToAnswer(actor: Actor) {
	const me = accountIdOf(actor);
	const rows = (await roleRequests(actor)).filter((each) => each.asked_by_id !== me && each.account_id !== me);
	return { rows: rows.slice(0, MOST), total: rows.length };
}

/** The last approval of licences, by this account and a moment ago. */
async function justApproved(actor: Actor, now: Date) {
	const [last] = await latestBatches(["approvals"]);
	if (!last || last.undone_at || last.undoing_since || actor.kind !== "account" || last.email !== actor.email) return;
	const isRecent = now.getTime() - last.imported_at.getTime() < UNDO_MS;
	return isRecent ? { batch: last.id, count: last.updated } : undefined;
}
