import { signedIn } from "../../accounts/guards.server.ts";

/** Addresses without a page, for signed-in people: files, and what scripts send. */
export const middleware = [signedIn];
