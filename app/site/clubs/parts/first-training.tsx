import type { FormState } from "../../../base/forms/form-state.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { ContactForm } from "../../contact/parts/contact-form.tsx";
import { trainingText } from "../training-text.ts";

type Props = { clubId: number; state?: FormState };

/** Asks the club for a first training session; open while the form is corrected. */
export function FirstTraining({ clubId, state }: Props) {
	const locale = useLocale();
	const t = trainingText(locale);
	return (
		<details id="first-training" className="group wide py-6" open={state !== undefined}>
			<summary className="button w-fit">{t.ask}</summary>
			<p className="my-4 text-soft">{t.lead}</p>
			<ContactForm
				state={state}
				action={pathIn(locale, "/team/:id", { id: String(clubId) })}
				hint={t.hint}
				send={t.ask}
			/>
		</details>
	);
}
