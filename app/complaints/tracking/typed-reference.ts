import { cookieOf, ourCookie } from "../../base/http/cookies.ts";
import { parseReference } from "../../decisions/reference.ts";

const NAME = "typed-reference";
const SECONDS = 600;

/**
 * Stores a reference whose try was refused in a cookie, so that the form has it after Back. The proof is never stored,
 * nor other text.
 */
export function storeReference(typed: string | undefined): string | undefined {
	const reference = parseReference(typed ?? "");
	return reference && ourCookie(NAME, reference, SECONDS);
}

export const storedReference = (request: Request) => parseReference(cookieOf(request, NAME) ?? "");
export const forgetReference = ourCookie(NAME, "", 0);
