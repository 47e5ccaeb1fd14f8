import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { ProfileRefusal } from "../complainants/why-no-profile.server.ts";
import { addProfileText } from "./text.ts";

/** Why this account adds no profile, and what its holder can do. */
export function NoWay({ why }: { why: Exclude<ProfileRefusal, "present"> }) {
	const locale = useLocale();
	const t = addProfileText(locale);
	return (
		<div className="card space-y-4 p-6">
			<p>{t[why]}</p>
			<p>
				{why === "excluded" ? (
					<a href={pathIn(locale, "/complaints/register")} className="button">
						{t.register}
					</a>
				) : (
					<a href={pathIn(locale, "/contact")} className="button">
						{t.contact}
					</a>
				)}
			</p>
		</div>
	);
}
