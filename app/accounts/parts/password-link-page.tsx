import type { ReactNode } from "react";
import { Field } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { credentialsText } from "../credentials/text.ts";
import type { PasswordLinkState } from "../joining/password-link.server.ts";
import { joiningText } from "../joining/text.ts";
import type { LinkPurpose } from "../link-purpose.ts";
import { passwordText } from "../passwords/text.ts";
import { BadLink } from "./bad-link.tsx";
import { NewPassword } from "./new-password.tsx";
import { StepPage } from "./step-page.tsx";

type Props = {
	/** Undefined for a link that does not work. */
	about?: { least: number; consents?: boolean; name?: string };
	state?: PasswordLinkState;
	purpose: LinkPurpose;
	words: { title: string; lead?: string; button: string };
	/** Shown above the button, to be checked before pressing it. */
	children?: ReactNode;
};

/** The page behind a link that sets a password: an activation, an invitation, a reset. */
export function PasswordLinkPage({ about, state, purpose, words, children }: Props) {
	const locale = useLocale();
	const t = passwordText(locale);
	if (!about || state?.badLink) return <BadLink purpose={purpose} />;
	const field = { form: "password", state };
	return (
		<StepPage title={words.title} lead={words.lead}>
			{children}
			<form method="post" noValidate className="space-y-5">
				<ErrorSummary
					{...field}
					labels={{ name: credentialsText(locale).name, password: t.newPassword, confirm_password: t.confirmPassword }}
				/>
				{about.name !== undefined && (
					<Field
						form="password"
						name="name"
						label={credentialsText(locale).name}
						state={state ?? { problems: {}, values: { name: about.name } }}
						hint={joiningText(locale).nameHint}
						required={false}
						maxLength={120}
						autoComplete="name"
						dir="auto"
					/>
				)}
				{!about.consents && <NewPassword {...field} label={t.newPassword} least={about.least} />}
				<button type="submit" className="button">
					{words.button}
				</button>
			</form>
		</StepPage>
	);
}
