import { redirect } from "react-router";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { tiesOfSquads } from "../../league/captains/own-ties.server.ts";
import { ownSquads } from "../../people/squads/own-squads.server.ts";
import { clubMeta } from "../club-meta.ts";
import { collectToDo } from "../collect-to-do.server.ts";
import { OwnTieList } from "../parts/own-tie-list.tsx";
import { Part } from "../parts/part.tsx";
import { ToDoList } from "../parts/to-do-list.tsx";
import { captainsText } from "../text.ts";
import type { Route } from "./+types/home";

export const middleware = [requires("squad.act")];
export const handle = { js: true };

/** So many ties ahead and behind are listed. */
const LISTED = 10;

export async function loader({ url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const locale = localeOf(url.pathname);
	if (actor.kind === "pass") throw redirect(pathIn(locale, "/club/ties/:id", { id: String(actor.matchId) }), 303);
	const now = new Date();
	const today = riyadhDay(now);
	const squads = await ownSquads(actor);
	const ties = await tiesOfSquads(
		squads.map(({ id }) => id),
		now,
	);
	const isAhead = (tie: (typeof ties)[number]) =>
		tie.status === "scheduled" && !tie.isUnplayed && tie.match_date >= today;
	return {
		now,
		today,
		toDo: await collectToDo({ actor, ties, locale, now }),
		next: ties.filter(isAhead).slice(0, LISTED),
		played: ties
			.filter((tie) => !isAhead(tie))
			.reverse()
			.slice(0, LISTED),
	};
}

export const meta: Route.MetaFunction = (args) => clubMeta(args, (locale) => captainsText(locale).home);

export default function Home({ loaderData }: Route.ComponentProps) {
	const { toDo, next, played, now, today } = loaderData;
	const locale = useLocale();
	const t = captainsText(locale);
	return (
		<div className="space-y-8">
			<h2 className="text-2xl">{t.home}</h2>
			<Part id="to-do" title={t.toDo}>
				<ToDoList items={toDo} now={now} named />
				{toDo.some(({ dueAt }) => dueAt && dueAt >= now) && (
					<p className="mt-3">
						<a className="link" href={pathIn(locale, "/club/deadlines.ics")}>
							{t.deadlines}
						</a>
					</p>
				)}
			</Part>
			<Part id="next" title={t.next}>
				{next.length === 0 ? <p className="text-soft">{t.noNext}</p> : <OwnTieList ties={next} today={today} />}
			</Part>
			{played.length > 0 && (
				<Part id="played" title={t.played}>
					<OwnTieList ties={played} today={today} />
				</Part>
			)}
		</div>
	);
}
