import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { forbidden } from "../../base/http/http-errors.ts";

/** In whose name case tables are read and changed; the row policies of the database hold every query to it. */
type CaseScope = { scope: "own" | "staff" | "system" | "track" | ""; person: string | null; tracked: string | null };

const none: CaseScope = { scope: "", person: null, tracked: null };
const current = new AsyncLocalStorage<CaseScope>();

const apply = ({ scope, person, tracked }: CaseScope) =>
	sql`select set_config('app.case_power', ${scope}, true), set_config('app.case_person', ${person ?? ""}, true),
		set_config('app.case_tracked', ${tracked ?? ""}, true)`.execute(db());

/** One transaction with a scope; inside another one the former scope is restored afterwards. */
function inScope<T>(scope: CaseScope, work: () => Promise<T>): Promise<T> {
	return inTransaction(async () => {
		const former = current.getStore() ?? none;
		await apply(scope);
		const result = await current.run(scope, work);
		await apply(former);
		return result;
	});
}

/** As a complainant: only their own cases exist. Throws 403 for an actor without an account. */
export function asComplainant<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
	const person = accountIdOf(actor);
	if (!person) throw forbidden();
	return inScope({ scope: "own", person, tracked: null }, work);
}

/**
 * Holds the complainant's own row until the transaction ends: of several requests that count what the person has, one counts after the
 * other. Call it before any case is locked.
 */
export const lockComplainant = (actor: Actor) =>
	db()
		.selectFrom("complaint_users")
		.select("id")
		.where("id", "=", accountIdOf(actor) ?? "")
		.forNoKeyUpdate()
		.execute();

/** As an officer or a head: every submitted case exists, drafts do not. Call it behind `authorize`. */
export const asStaff = <T>(actor: Actor, work: () => Promise<T>): Promise<T> =>
	inScope({ scope: "staff", person: accountIdOf(actor), tracked: null }, work);

/** As a guest who proved a reference: that case and nothing else exists, and nothing can be changed. */
export const asGuestOf = <T>(complaintId: string, work: () => Promise<T>): Promise<T> =>
	inScope({ scope: "track", person: null, tracked: complaintId }, work);

/** As the product itself, for jobs and for comparisons whose result is yes or no. */
export const asSystem = <T>(work: () => Promise<T>): Promise<T> =>
	inScope({ scope: "system", person: null, tracked: null }, work);
