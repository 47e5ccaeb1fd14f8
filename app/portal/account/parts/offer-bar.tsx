import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { profilePath } from "../../../complaints/add-profile/profile-path.ts";
import { addProfileText } from "../../../complaints/add-profile/text.ts";
import { portalText } from "../../text.ts";

/**
 * In place of the portal's menu, for an account that is signed in and has no profile: who it is, the way to one, and
 * the way out.
 */
export function OfferBar({ email, pathname }: { email: string; pathname: string }) {
	const locale = useLocale();
	const t = addProfileText(locale);
	const path = profilePath(locale);
	return (
		<section aria-label={t.bar} className="border-b border-line bg-sunken print:hidden">
			<div className="wide flex flex-wrap items-center gap-x-5 gap-y-1 py-2 text-sm">
				<p className="min-w-0">
					{t.signedInAs} <Ltr className="break-all">{email}</Ltr>
				</p>
				{pathname !== path && (
					<p>
						{t.offer}{" "}
						<a href={path} className="link inline-block py-2 font-semibold">
							{t.offerLink}
						</a>
					</p>
				)}
				<form method="post" action={pathIn(locale, "/complaints/sign-out")} className="ms-auto">
					<button type="submit" className="cursor-pointer rounded-lg py-2.5 font-semibold hover:underline">
						{portalText(locale).signOut}
					</button>
				</form>
			</div>
		</section>
	);
}
