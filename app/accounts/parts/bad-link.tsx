import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { accountsText } from "../text.ts";
import { StepPage } from "./step-page.tsx";

/** A link of a mail that was used, is too old, or was never ours: all three look the same. */
export function BadLink() {
	const locale = useLocale();
	const t = accountsText(locale);
	return (
		<StepPage title={t.badLink} lead={t.badLinkText}>
			<p className="flex flex-wrap gap-3">
				<a href={pathIn(locale, "/admin/auth/forgot")} className="button">
					{t.forgotButton}
				</a>
				<a href={pathIn(locale, "/admin/auth")} className="button-quiet">
					{t.backToSignIn}
				</a>
			</p>
		</StepPage>
	);
}
