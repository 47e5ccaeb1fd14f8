import { type Actor, accountIdOf } from "../../access/actor.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";

/** Requests of an account for its own data. Each leaves a row in the audit log, where rows stay. */
const perAccount: Limit = { what: "own-data", times: 60, seconds: 3600 };

/** Counts one change of the profile, export or request for erasure; seconds to wait, 0 means go on. */
export const waitForOwnData = (actor: Actor) => secondsToWait(perAccount, accountIdOf(actor) ?? "");
