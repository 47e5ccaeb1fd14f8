import { z } from "zod";
import { emailAddress, requiredText } from "../../base/forms/form-fields.ts";
import { codePurposes } from "../../complaints/tracking/one-time-codes.server.ts";

/** The purpose of a code. Codes of the tracking page cannot be requested here. */
const type = z.enum(codePurposes);

export const askForCode = z.object({ email: emailAddress(), type });
export const giveCode = z.object({ email: emailAddress(), otpCode: requiredText(20), type });
