import type { ReactNode } from "react";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { PasswordLinkState } from "../joining/password-link.server.ts";
import type { LinkPurpose } from "../link-purpose.ts";
import { passwordText } from "../passwords/text.ts";
import { BadLink } from "./bad-link.tsx";
import { NewPassword } from "./new-password.tsx";
import { StepPage } from "./step-page.tsx";

type Props = {
	/** Undefined for a link that does not work. */
	about?: { least: number };
	state?: PasswordLinkState;
	purpose: LinkPurpose;
	words: { title: string; lead?: string; button: string };
	/** Shown above the button, to be checked before pressing it. */
	children?: ReactNode;
};

/** The page behind a link that sets a password: an activation, an invitation, a reset. */
export function PasswordLinkPage({ about, state, purpose, words, children }: Props) {
	const t = passwordText(useLocale());
	if (!about || state?.badLink) return <BadLink purpose={purpose} />;
	const field = { form: "password", state };
	return (
		<StepPage title={words.title} lead={words.lead}>
			{children}
			<form method="post" noValidate className="space-y-5">
				<ErrorSummary {...field} labels={{ password: t.newPassword, confirm_password: t.confirmPassword }} />
				<NewPassword {...field} label={t.newPassword} least={about.least} />
				<button type="submit" className="button">
					{words.button}
				</button>
			</form>
		</StepPage>
	);
}
