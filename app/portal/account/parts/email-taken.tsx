import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { profilePath } from "../../../complaints/add-profile/profile-path.ts";
import { addProfileText } from "../../../complaints/add-profile/text.ts";

/**
 * The ways on with an address that has an account: the same for every kind of account, so that it tells no more than
 * the message does.
 */
export function EmailTaken() {
	const locale = useLocale();
	const t = addProfileText(locale);
	return (
		<div className="mt-3 font-normal">
			<p>{t.taken}</p>
			<ul className="list-disc ps-6">
				<li>
					{t.takenComplainant}{" "}
					<a href={pathIn(locale, "/complaints/login")} className="link inline-block py-1">
						{t.takenSignIn}
					</a>
				</li>
				<li>
					{t.takenOther}{" "}
					<a href={profilePath(locale)} className="link inline-block py-1">
						{t.takenAdd}
					</a>
				</li>
			</ul>
		</div>
	);
}
