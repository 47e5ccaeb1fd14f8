import { cookieOf, ourCookie } from "../../base/http/cookies.ts";
import { parseReference } from "../case/reference.ts";

const NAME = "typed-reference";
const SECONDS = 600;

/** Keeps a reference whose try was refused, so that the browser's Back finds it in the form. The proof is never kept, nor other text. */
export function keepReference(typed: string | undefined): string | undefined {
	const reference = parseReference(typed ?? "");
	return reference && ourCookie(NAME, reference, SECONDS);
}

export const keptReference = (request: Request) => parseReference(cookieOf(request, NAME) ?? "");
export const forgetReference = ourCookie(NAME, "", 0);
