import { type Backoff, clearTries, secondsToBackOff } from "../../base/limits/backoff.server.ts";
import type { Session } from "./session.server.ts";

/**
 * Passwords and codes asked for inside a session: a person at an open browser that is not theirs cannot go on guessing.
 * Counted for the session, so that no other session can use them up.
 */
const guesses: Backoff = { what: "session-guess", free: 5, delays: [60, 300, 900, 3600], seconds: 12 * 3600 };

/** Counts a try before it is looked at; seconds to wait, 0 means go on. */
export const waitBeforeGuess = ({ id }: Pick<Session, "id">) => secondsToBackOff(guesses, id);

/** A right proof clears the session's tries. */
export const guessWasRight = ({ id }: Pick<Session, "id">) => clearTries(guesses, id);
