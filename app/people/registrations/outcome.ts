import type { Outcome } from "../../base/outcome.ts";
import type { Row } from "../../records/change-record.server.ts";

/** The result of a command on registrations. */
export type RegistrationOutcome = Outcome<{ gone: true; current: Row; wait: number; problems: Record<string, string> }>;
