import type { ReactNode } from "react";
import type { FormState } from "../../base/forms/form-state.ts";
import { CheckField, Field } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { credentialsText } from "../credentials/text.ts";
import { PasskeyButton } from "../passkeys/parts/passkey-button.tsx";
import { passkeyText } from "../passkeys/text.ts";
import { Alert } from "./step-page.tsx";

type Props = {
	/** The form's name. */
	form: string;
	state?: FormState;
	words: { email: string; password: string; signIn: string; forgot: string };
	/** Where a new password is asked for. */
	forgot: string;
	/** Why the last try was refused. */
	refused?: string;
	/** Replaces the usual text above the list of problems. */
	title?: string;
	/** The message when the failure was ours. */
	failed?: { title: string; text?: string };
	/** Shown after a refusal: the next step. */
	children?: ReactNode;
};

/** Email and password, or a passkey, for every area. */
export function SignInForm({ form, state, words, forgot, refused, title, failed, children }: Props) {
	const field = { form, state };
	const locale = useLocale();
	const credentials = credentialsText(locale);
	const passkeys = passkeyText(locale);
	return (
		<form method="post" noValidate className="space-y-5">
			{refused && <Alert>{refused}</Alert>}
			{children}
			<ErrorSummary
				{...field}
				labels={{ email: words.email, password: words.password, passkey: passkeys.passkey }}
				title={title}
				failed={failed}
			/>
			<Field {...field} name="email" label={words.email} type="email" autoComplete="username" maxLength={254} />
			<Field {...field} name="password" label={words.password} type="password" autoComplete="current-password" />
			<CheckField {...field} name="shared" label={credentials.shared} hint={credentials.sharedHint} />
			<div className="flex flex-wrap items-center gap-5">
				<button type="submit" className="button">
					{words.signIn}
				</button>
				<a href={forgot} className="link-alone">
					{words.forgot}
				</a>
			</div>
			<PasskeyButton form={form} name="passkey" purpose="sign-in" label={passkeys.signIn} />
		</form>
	);
}
