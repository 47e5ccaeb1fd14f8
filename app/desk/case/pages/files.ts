import { signedInOrByLink } from "../../../accounts/sign-in/guards.server.ts";

/** Addresses of the desk without a page: files, and the stream of what is new. */
export const middleware = [signedInOrByLink];
