import { absolute } from "../../../base/config.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { isNotFound, notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { ShareBar } from "../../../base/share/share-bar.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { breadcrumbData } from "../../../base/ui/head/structured-data.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { rubbersOf } from "../../../league/sheets/rubbers.server.ts";
import { runningScore } from "../../../league/sheets/running-score.ts";
import { brokenRulesOf } from "../../../league/sheets/saving/versions.server.ts";
import { isAfterDecision } from "../../../league/sheets/sheet.ts";
import { TieFacts } from "../../../league/ties/parts/tie-facts.tsx";
import { tiesText } from "../../../league/ties/text.ts";
import { formerDatesOf, meetingsBefore, openedFirst, shownTie } from "../../../league/ties/tie/shown-tie.server.ts";
import { tieText } from "../../../league/ties/tie/tie-text.ts";
import { clubSheets } from "../../../people/clubs/club-colour.ts";
import { ErrorContent } from "../../../shell/parts/error-page.tsx";
import { Meetings } from "../parts/meetings.tsx";
import { ResultNotes } from "../parts/result-notes.tsx";
import { RubberList } from "../parts/rubber-list.tsx";
import { TieHeader } from "../parts/tie-header.tsx";
import { sportsEventData } from "../sports-event.ts";
import type { Route } from "./+types/tie";

export const handle = { cached: [], share: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const tie = await shownTie(idParam(params.id));
	if (!tie) throw notFound();
	const locale = localeOf(url.pathname);
	const former = await formerDatesOf(tie.id);
	const path = pathIn(locale, "/match/:id", { id: String(tie.id) });
	const title = titleOf(locale, tie);
	const structured = [
		...(tie.isUnplayed
			? []
			: [sportsEventData(locale, absolute(""), { ...tie, formerDay: former.at(-1)?.match_date })]),
		breadcrumbData(absolute(""), [
			{ label: tiesText(locale).title, path: pathIn(locale, "/matches") },
			{ label: title, path },
		]),
	];
	const opened = await openedFirst(tie.id);
	const rubbers = await rubbersOf(tie.id);
	const broken = rubbers.length > 0 ? await brokenRulesOf(tie.id) : [];
	return {
		tie,
		former,
		opened,
		meetings: await meetingsBefore(tie),
		rubbers,
		broken: broken.map(({ rule, rubber }) => ({ rule, rubber })),
		structured,
	};
}

type Sides = Record<"home_team" | "away_team", { name: string; name_ar: string }>;
const titleOf = (locale: "ar" | "en", { home_team, away_team }: Sides) =>
	`${pick(locale, home_team, "name")} – ${pick(locale, away_team, "name")}`;

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	const t = tieText(locale);
	const { tie, structured } = args.loaderData ?? {};
	if (!tie) return pageMeta(args, { title: t.notFound, index: false });
	const { competition: name, competition_ar: name_ar, season } = tie.group;
	const competition = `${pick(locale, { name, name_ar }, "name")} ${season}`;
	return pageMeta(args, {
		title: `${titleOf(locale, tie)} (${tie.match_date})`,
		description: t.description(pick(locale, tie.home_team, "name"), pick(locale, tie.away_team, "name"), competition),
		image: pathIn(locale, "/share/:kind/:id.png", { kind: "match", id: String(tie.id) }),
		structured,
		sheets: clubSheets([tie.home_team, tie.away_team]),
	});
};

export default function TiePage({ loaderData }: Route.ComponentProps) {
	const { tie, former, opened, meetings, rubbers, broken } = loaderData;
	const locale = useLocale();
	const t = tieText(locale);
	const id = String(tie.id);
	const counted = rubbers.filter(({ ordinal }) => !isAfterDecision(broken, ordinal));
	const running = tie.phase === "in_play" && rubbers.length > 0 ? runningScore(rubbers) : undefined;
	return (
		<>
			<TieHeader tie={tie} title={titleOf(locale, tie)} running={running} rubbers={counted} />
			<div className="wide grid gap-x-8 gap-y-7 py-6 sm:py-10 lg:grid-cols-2">
				<div className="space-y-7">
					<RubberList
						{...{ rubbers, broken }}
						sides={{ home: tie.home_team, away: tie.away_team }}
						correctedOn={tie.corrected_on}
						typed={tie.score_source === "typed" ? { home: tie.home_score, away: tie.away_score } : undefined}
					/>
					<ResultNotes tie={tie} opened={opened} hasRubbers={rubbers.length > 0} />
					<TieFacts tie={tie} former={former} />
				</div>
				<Meetings tie={tie} meetings={meetings} />
				<div className="space-y-5 lg:col-span-2">
					<p className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
						{tie.date_known && (
							<a className="link" href={pathIn(locale, "/match/:id.ics", { id })}>
								{t.calendar}
							</a>
						)}
						<a className="link" href={pathIn(locale, "/matches")}>
							{t.allTies}
						</a>
					</p>
					<ShareBar title={titleOf(locale, tie)} />
				</div>
			</div>
		</>
	);
}

/** A tie that is not there, or not announced yet. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const locale = useLocale();
	const t = tieText(locale);
	if (!isNotFound(error)) return <ErrorContent error={error} />;
	return (
		<div className="wide py-16">
			<Empty heading="h1" title={t.notFound} text={t.notFoundText}>
				<a className="button" href={pathIn(locale, "/matches")}>
					{t.allTies}
				</a>
				<a className="button-quiet" href={pathIn(locale, "/leagues")}>
					{t.table}
				</a>
			</Empty>
		</div>
	);
}
