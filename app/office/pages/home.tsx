import { can } from "../../access/policy.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { savedResult } from "../../league/ties/result/enter-result.server.ts";
import { tieWork } from "../../league/ties/result/tie-work.server.ts";
import { savedRound } from "../../league/ties/round-results/saved-round.server.ts";
import { clubSorts, clubsPage } from "../../people/clubs/edit-clubs.server.ts";
import { FROM_HOME } from "../../records/from-home.ts";
import { listParams } from "../../records/list/list-params.ts";
import { ClubsList } from "../clubs/parts/clubs-list.tsx";
import { SavedArticle } from "../news/parts/saved-article.tsx";
import { savedArticle } from "../news/saved-article.server.ts";
import { overview } from "../overview.server.ts";
import { NeedsAttention, Progress } from "../parts/overview.tsx";
import { SetupNotice } from "../setup/parts/setup-notice.tsx";
import { setupNotice } from "../setup/setup.server.ts";
import { SavedResult } from "../ties/parts/saved-result.tsx";
import { SavedRound } from "../ties/parts/saved-round.tsx";
import { TieWorkLists } from "../ties/parts/tie-work.tsx";
import { TodayWork } from "../today/parts/today-work.tsx";
import { today } from "../today/today.server.ts";
import type { Route } from "./+types/home";

export const middleware = [requires("dashboard.open")];
export const handle = { js: true };

/** The most ties of earlier days; the others are in the list of ties. */
const AWAITING = 8;

/**
 * Work to be done: the kinds that have pages of their own in a line, then the ties of the day, then all that one press
 * ends. Under it the tab that is open by default: the clubs (docs/rules/records.md#editing-records), for those who edit
 * them.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const now = new Date();
	const actor = actorOf(context);
	const asked = listParams(url, clubSorts);
	const seen = await overview(actor, now);
	return {
		clubs: can(actor, "team.manage") ? { ...asked, ...(await clubsPage(asked)) } : undefined,
		setup: await setupNotice(actor),
		overview: seen,
		today: await today(actor, seen.waiting, now),
		ties: await tieWork(now),
		article: can(actor, "news.manage") ? await savedArticle(request, now) : undefined,
		saved: await savedResult(request),
		savedRound: await savedRound(request),
	};
}

export default function Home({ loaderData }: Route.ComponentProps) {
	const { overview: seen, today: work, ties, saved, savedRound: round, clubs } = loaderData;
	return (
		<>
			<SavedResult saved={saved} />
			<SavedRound saved={round} />
			<SavedArticle saved={loaderData.article} />
			<SetupNotice {...loaderData.setup} />
			<NeedsAttention waiting={seen.waiting} today={work} />
			<div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
				<div>
					<TieWorkLists {...ties} search={FROM_HOME} most={AWAITING} hasTies={seen.season.planned > 0} />
				</div>
				<Progress {...seen} />
			</div>
			<TodayWork {...work} />
			{clubs && (
				<div className="mt-10">
					<ClubsList {...clubs} />
				</div>
			)}
		</>
	);
}
