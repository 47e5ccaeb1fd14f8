import { z } from "zod";
import { emailAddress } from "../../../base/forms/form-fields.ts";

/** The address of a captain, and the language of the email where it has no account yet. */
export const captainForm = z.object({
	email: emailAddress(),
	language: z.enum(["ar", "en"], { error: "unknownChoice" }),
});
export type CaptainInput = z.output<typeof captainForm>;
