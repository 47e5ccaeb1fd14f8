import { validInput } from "../../base/forms/form-action.server.ts";
import { signInForm } from "./account-form.ts";

/** The proof in a form of a sign-in page: the answer of a passkey, or email and password. */
export const signInProof = (values: Record<string, string>) =>
	values.passkey ? { passkey: values.passkey } : validInput(signInForm, values);
