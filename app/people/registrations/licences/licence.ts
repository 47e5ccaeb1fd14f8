import { keysOf } from "../../../base/literals.ts";
import type { LicenceState } from "../tables.ts";

/** The states of a licence, in the order of the page. */
const order: Record<LicenceState, true> = { requested: true, approved: true, refused: true, withdrawn: true };
export const licenceStates = keysOf(order);
