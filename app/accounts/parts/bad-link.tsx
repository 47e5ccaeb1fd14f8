import { useLocale } from "../../base/ui/use-locale.ts";
import { accountsText } from "../text.ts";
import { StepPage } from "./step-page.tsx";
import { useDoor } from "./use-door.ts";

/** A link of a mail that was used, is too old, or was never ours: all three look the same. */
export function BadLink() {
	const t = accountsText(useLocale());
	const door = useDoor();
	return (
		<StepPage title={t.badLink} lead={t.badLinkText}>
			<p className="flex flex-wrap gap-3">
				<a href={door.forgot} className="button">
					{t.forgotButton}
				</a>
				<a href={door.signIn} className="button-quiet">
					{t.backToSignIn}
				</a>
			</p>
		</StepPage>
	);
}
