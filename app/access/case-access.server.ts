import { db } from "../base/db/client.server.ts";
import { transactionScope } from "../base/db/transaction-scope.server.ts";
import { forbidden } from "../base/http/http-errors.ts";
import { type Actor, accountIdOf, isByLink } from "./actor.ts";

type ScopeName = "own" | "staff" | "system" | "track" | "";
const settings = (power: ScopeName, person: string | null, tracked: string | null, byLink = false) => ({
	"app.case_power": power,
	"app.case_person": person ?? "",
	"app.case_tracked": tracked ?? "",
	"app.case_link": byLink ? "yes" : "",
});

/**
 * In whose name case tables are read and changed; the row policies of the database hold every query to it
 * (decision 12).
 */
const inScope = transactionScope(settings("", null, null));

/** As a complainant: only their own cases exist. Throws 403 for an actor without an account. */
export function asComplainant<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
	const person = accountIdOf(actor);
	if (!person) throw forbidden();
	return inScope(settings("own", person, null), work);
}

/**
 * Holds the complainant's own row until the transaction ends: of several requests that count what the person has, one
 * counts after the other. Call it before any case is locked.
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
	inScope(settings("staff", accountIdOf(actor), null, isByLink(actor)), work);

/** As a guest who proved a reference: that case and nothing else exists, and nothing can be changed. */
export const asGuestOf = <T>(complaintId: string, work: () => Promise<T>): Promise<T> =>
	inScope(settings("track", null, complaintId), work);

/** As the product itself, for jobs and for comparisons whose result is yes or no. */
export const asSystem = <T>(work: () => Promise<T>): Promise<T> => inScope(settings("system", null, null), work);
