import { validInput } from "../../base/forms/form-action.server.ts";
import { signInForm } from "./account-form.ts";

/** What a form of a sign-in page came with: the answer of a passkey, or email and password. */
export const signInProof = (values: Record<string, string>) =>
	values.passkey ? { passkey: values.passkey } : validInput(signInForm, values);
