import { z } from "zod";
import { emailAddress, requiredText } from "../../base/http/form-fields.ts";

/** What a code is for: a word of the caller's; the page's own purpose cannot be asked for from outside. */
const type = z.string().regex(/^[a-z][a-z_-]{0,39}$/i);

export const askForCode = z.object({ email: emailAddress(), type });
export const giveCode = z.object({ email: emailAddress(), otpCode: requiredText(20), type });
