import { useLocation } from "react-router";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { doorOf } from "../doors.ts";
import type { LinkPurpose } from "../link-purpose.ts";
import { accountsText } from "../text.ts";
import { StepPage } from "./step-page.tsx";
import { useDoor } from "./use-door.ts";

/** A link of an email that was used, is too old, or was never ours: all three look the same. What helps depends on what it was for. */
export function BadLink({ purpose }: { purpose: LinkPurpose }) {
	const { pathname } = useLocation();
	const locale = localeOf(pathname);
	const t = accountsText(locale);
	const door = useDoor();
	const register =
		doorOf(pathname) === "complaints" ? pathIn(locale, "/complaints/register") : `${door.signIn}?mode=register`;
	const lead = { activate: t.badActivation, invite: t.badInvitation, reset: t.badLinkText }[purpose];
	return (
		<StepPage title={t.badLink} lead={lead}>
			<p className="flex flex-wrap gap-3">
				{purpose === "reset" && (
					<a href={door.forgot} className="button">
						{t.askNewLink}
					</a>
				)}
				<a href={door.signIn} className={purpose === "reset" ? "button-quiet" : "button"}>
					{purpose === "reset" ? t.backToSignIn : t.signIn}
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
