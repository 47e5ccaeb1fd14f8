import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { OwnSquad } from "../../../people/squads/own-squads.server.ts";
import { managingText } from "../text.ts";

/** The squads of which an account is captain, each as a link to where that is changed; nothing for other accounts. */
export function SquadLinks({ squads }: { squads: OwnSquad[] }) {
	const locale = useLocale();
	if (squads.length === 0) return null;
	return (
		<section aria-labelledby="captain-of" className="border-t border-line pt-6">
			<h3 id="captain-of" className="mb-2 text-lg font-semibold">
				{managingText(locale).ofAccount}
			</h3>
			<ul className="space-y-1">
				{squads.map((squad) => (
					<li key={squad.id}>
						<a
							href={pathIn(locale, "/admin/league/captains/:squad", { squad: String(squad.id) })}
							className="link inline-block py-1"
						>
							<bdi>{pick(locale, squad, "name")}</bdi>
						</a>{" "}
						<Ltr className="text-soft">{squad.season}</Ltr>
					</li>
				))}
			</ul>
		</section>
	);
}
