import { idParam } from "../../../base/forms/params.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useText } from "../../../base/ui/use-locale.ts";
import { tiesNow } from "../../../league/nights/running.server.ts";
import { counts, isOnLikelyDay } from "../../../league/tie.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { namedTiesOf, nextTies } from "../../../league/ties/ties.server.ts";
import { TieList } from "../../ties/parts/tie-list.tsx";
import { embedText } from "../embed-text.ts";
import { EmbedFrame } from "../parts/embed-frame.tsx";
import { NotThere } from "../parts/not-there.tsx";
import { groupInFrame } from "../shown-group.server.ts";
import type { Route } from "./+types/matches";

export const handle = { cached: [], share: true, embed: true };

/** So many of each are in a frame; its title leads to the others. */
const TIES = 8;

export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const { group, ...named } = await groupInFrame(locale, idParam(params.id));
	const { season } = group;
	const groupIds = [group.id];
	const completed = await namedTiesOf({ season, groupIds, status: "completed" });
	return {
		...named,
		now: await tiesNow(season, new Date(), { groupIds }),
		results: completed.filter(counts).filter(isOnLikelyDay).slice(0, TIES),
		next: await nextTies(season, TIES, new Date(), { groupIds }),
	};
}

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: args.loaderData?.title ?? "",
		index: false,
	});

export default function EmbeddedTies({ loaderData: { now, results, next, ...named } }: Route.ComponentProps) {
	const t = useText(embedText);
	const title = useText(tiesText).now;
	const lists = [
		{ id: "now", title, ties: now },
		{ id: "results", title: t.results, ties: results },
		{ id: "next", title: t.next, ties: next },
	].filter(({ ties }) => ties.length > 0);
	return (
		<EmbedFrame {...named}>
			{lists.length === 0 && <p className="text-soft">{t.noTies}</p>}
			{lists.map(({ id, title, ties }) => (
				<section key={id} aria-labelledby={id}>
					<h2 id={id} className="mb-2 font-semibold">
						{title}
					</h2>
					<TieList ties={ties} dated />
				</section>
			))}
		</EmbedFrame>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <NotThere error={error} />;
}
