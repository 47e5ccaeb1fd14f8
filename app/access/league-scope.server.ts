import { transactionScope } from "../base/db/transaction-scope.server.ts";
import { type Actor, accountIdOf } from "./actor.ts";

type Scope = "side" | "staff" | "system" | "";
const settings = (scope: Scope, actor?: Actor) => ({
	"app.league_scope": scope,
	"app.league_person": (actor && accountIdOf(actor)) ?? "",
	"app.league_pass": actor?.kind === "pass" ? actor.id : "",
});

/** In whose name line-ups are read and changed; the row policies of the database hold every query to it. */
const inScope = transactionScope<ReturnType<typeof settings>>(settings(""));

/** As a captain or the holder of a pass: a line-up that is not opened exists only when it is their side's. */
export const asSide = <T>(actor: Actor, work: () => Promise<T>): Promise<T> => inScope(settings("side", actor), work);

/**
 * As someone who manages the league: every line-up exists. Call it behind `authorize`. With the `actor` no report is
 * settled in a tie of which this person is captain.
 */
export const asLeagueStaff = <T>(work: () => Promise<T>, actor?: Actor): Promise<T> =>
	inScope(settings("staff", actor), work);

/** As the product itself, for jobs and imports. */
export const asLeagueSystem = <T>(work: () => Promise<T>): Promise<T> => inScope(settings("system"), work);
