import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { fromTieText } from "../../complaints/from-tie/text.ts";
import { ownTie } from "../../league/captains/own-ties.server.ts";
import { datesOfTie } from "../../league/dates/club-requests.server.ts";
import { ownLineUps } from "../../league/sheets/line-ups/own-line-ups.server.ts";
import { PrintLinks } from "../../league/sheets/parts/print-links.tsx";
import { sideView } from "../../league/sheets/reports/side/side-view.server.ts";
import { TieFacts } from "../../league/ties/parts/tie-facts.tsx";
import { formerDatesOf } from "../../league/ties/tie/shown-tie.server.ts";
import { tieText } from "../../league/ties/tie/tie-text.ts";
import { clubMeta } from "../club-meta.ts";
import { collectToDo } from "../collect-to-do.server.ts";
import { OwnTieHeading } from "../parts/own-tie-heading.tsx";
import { Part } from "../parts/part.tsx";
import { TieDates } from "../parts/tie-dates.tsx";
import { TieLineUp } from "../parts/tie-line-up.tsx";
import { TieResult } from "../parts/tie-result.tsx";
import { ToDoList } from "../parts/to-do-list.tsx";
import { captainsText } from "../text.ts";
import type { Route } from "./+types/tie";

export const middleware = [requires("squad.act")];
export const handle = { js: true };

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const tie = await ownTie(actor, params.id);
	const now = new Date();
	const lineUps = await ownLineUps(actor, tie.id, tie.sides, now);
	return {
		tie,
		now,
		lineUps,
		result: await sideView(actor, tie.id, tie.sides, now),
		former: await formerDatesOf(tie.id),
		hasSheet: lineUps !== undefined,
		dates: await datesOfTie(actor, tie.id, now),
		toDo: await collectToDo({ actor, ties: [tie], locale: localeOf(url.pathname), now }),
	};
}

export const meta: Route.MetaFunction = (args) =>
	clubMeta(args, (locale) => {
		const { tie } = args.loaderData ?? {};
		if (!tie) return captainsText(locale).tieNotYours;
		return captainsText(locale).versus(pick(locale, tie.home_team, "name"), pick(locale, tie.away_team, "name"));
	});

/**
 * One tie as its captains see it: what is to do first, then a part for each thing that is done there, then its facts.
 */
export default function ClubTie({ loaderData }: Route.ComponentProps) {
	const { tie, lineUps, result, former, dates, hasSheet, toDo, now } = loaderData;
	const locale = useLocale();
	const t = captainsText(locale);
	const id = String(tie.id);
	return (
		<div className="space-y-8">
			<OwnTieHeading tie={tie} />
			{toDo.length > 0 && (
				<Part id="to-do" title={t.toDo}>
					<ToDoList items={toDo} now={now} />
				</Part>
			)}
			{result && <TieResult id={tie.id} view={result} teams={tie} />}
			{lineUps && <TieLineUp id={tie.id} lineUps={lineUps} teams={tie} />}
			<TieFacts tie={tie} former={former} />
			<TieDates tie={tie} {...dates} />
			{tie.status === "completed" && (
				<Part id="complaint" title={fromTieText(locale).title}>
					<p className="text-soft">{fromTieText(locale).lead}</p>
					<a href={pathIn(locale, "/club/ties/:id/complaint", { id })} className="link-alone">
						{fromTieText(locale).open}
					</a>
				</Part>
			)}
			<p className="flex flex-wrap gap-x-6 print:hidden">
				{tie.date_known && (
					<a className="link-alone" href={pathIn(locale, "/match/:id.ics", { id })}>
						{tieText(locale).calendar}
					</a>
				)}
				{hasSheet && <PrintLinks path={pathIn(locale, "/club/ties/:id/sheet.pdf", { id })} />}
				<a className="link-alone" href={pathIn(locale, "/match/:id", { id })}>
					{t.publicPage}
				</a>
			</p>
		</div>
	);
}
