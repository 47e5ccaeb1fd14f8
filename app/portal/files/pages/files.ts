import { signedIn } from "../../../accounts/sign-in/guards.server.ts";

/** Addresses without a page, for signed-in people: files, and what scripts send. */
export const middleware = [signedIn];
