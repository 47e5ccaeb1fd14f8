import type { FormState } from "../../../base/forms/form-state.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { passkeyText } from "../text.ts";
import { PasskeyButton } from "./passkey-button.tsx";

type Props = {
	/** The name of this browser. */
	suggested: string;
	/** No other way in is as good: a second one is advised. */
	isOnly: boolean;
	state?: FormState;
	heading: "h2" | "h3";
	look: string;
};

/** A new passkey: its name, and the button by which the device makes it. */
export function NewPasskey({ suggested, isOnly, state, heading: Heading, look }: Props) {
	const t = passkeyText(useLocale());
	const field = { form: "passkey", state: state ?? { problems: {}, values: { name: suggested } } };
	return (
		<section aria-labelledby="new-passkey">
			<Heading id="new-passkey" className="mb-3 text-xl">
				{t.addTitle}
			</Heading>
			<form method="post" noValidate className={`space-y-5 ${look}`}>
				<ErrorSummary {...field} labels={{ name: t.name, passkey: t.passkey }} />
				<Field {...field} name="name" label={t.name} hint={t.nameHint} maxLength={80} autoComplete="off" />
				{isOnly && <p className="text-sm">{t.addSecond}</p>}
				<p className="without-passkeys font-semibold">{t.needsScripts}</p>
				<PasskeyButton form="passkey" name="passkey" purpose="add" label={t.add} look="button" />
			</form>
		</section>
	);
}
