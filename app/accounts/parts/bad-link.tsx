import { useLocation } from "react-router";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { areaOf } from "../areas.ts";
import { joiningText } from "../joining/text.ts";
import type { LinkPurpose } from "../link-purpose.ts";
import { signInText } from "../sign-in/text.ts";
import { StepPage } from "./step-page.tsx";
import { useArea } from "./use-area.ts";

/**
 * A link of an email that was used, is too old, or was never ours: all three look the same. What helps depends on what
 * it was for.
 */
export function BadLink({ purpose }: { purpose: LinkPurpose }) {
	const { pathname } = useLocation();
	const locale = localeOf(pathname);
	const t = joiningText(locale);
	const signIn = signInText(locale);
	const area = useArea();
	const register =
		areaOf(pathname) === "complaints" ? pathIn(locale, "/complaints/register") : `${area.signIn}?mode=register`;
	const lead = { activate: t.badActivation, invite: t.badInvitation, reset: t.badLinkText }[purpose];
	return (
		<StepPage title={t.badLink} lead={lead}>
			<p className="flex flex-wrap gap-3">
				{purpose === "reset" && (
					<a href={area.forgot} className="button">
						{t.askNewLink}
					</a>
				)}
				<a href={area.signIn} className={purpose === "reset" ? "button-quiet" : "button"}>
					{purpose === "reset" ? signIn.backToSignIn : signIn.signIn}
				</a>
				{purpose === "activate" && (
					<a href={register} className="button-quiet">
						{t.registerAgain}
					</a>
				)}
			</p>
		</StepPage>
	);
}
