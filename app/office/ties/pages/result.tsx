import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { formatDay, formatTime, riyadhDay } from "../../../base/locale/format.ts";
import { type Locale, localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { hasSheetsIn } from "../../../league/competitions/competitions.server.ts";
import { tieStatuses } from "../../../league/tie.ts";
import { closeOf } from "../../../league/ties/editing/close-of.server.ts";
import { tieById } from "../../../league/ties/editing/edit-ties.server.ts";
import { manageTiesText } from "../../../league/ties/editing/manage-text.ts";
import { questionFields } from "../../../league/ties/editing/tie-questions.server.ts";
import { ScoreField } from "../../../league/ties/parts/score-field.tsx";
import { enterResult, savedResult } from "../../../league/ties/result/enter-result.server.ts";
import { resultForm, resultSaved } from "../../../league/ties/result/result-form.ts";
import { resultText } from "../../../league/ties/result/result-text.ts";
import { countToEnter, nextToEnter } from "../../../league/ties/result/tie-work.server.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { namedInClass } from "../../../league/ties/ties.server.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { valueInLists } from "../../../records/parts/value-in-lists.ts";
import { passText } from "../../captains/passes-text.ts";
import { staffReportsText } from "../../reports/text.ts";
import { SavedResult } from "../parts/saved-result.tsx";
import type { Route } from "./+types/result";

export const middleware = [requires("match.manage")];
export const handle = { js: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const row = await tieById(idParam(params.id));
	const [tie] = row ? await namedInClass([row]) : [];
	const of = draftName("result", params.id);
	const shown = row && Object.fromEntries([...names, "version" as const].map((name) => [name, row[name]]));
	const { state, draft } = await editorState({ request, url, context }, of, Promise.resolve(shown));
	return {
		tie,
		close: closeOf(url),
		search: url.search,
		left: row && row.match_date <= riyadhDay(new Date()) ? await countToEnter(new Date()) : 0,
		saved: await savedResult(request),
		hasSheet: row ? await hasSheetsIn(row.group_id) : false,
		state,
		draft,
	};
}

/** Saves a result. From the list of those that await one the next opens by itself; a correction leads back. */
export function action(args: Route.ActionArgs) {
	const { params, url } = args;
	const id = idParam(params.id);
	const close = closeOf(url);
	const pathOf = (tie: number) =>
		pathIn(localeOf(url.pathname), "/admin/matches/:id/result", { id: String(tie) }) + url.search;
	return recordAction(args, {
		schema: resultForm,
		subject: `match:${id}`,
		draft: draftName("result", id),
		about: questionFields,
		async save(result, version, actor, _, accepted) {
			const now = new Date();
			const next = await nextToEnter(id, now);
			const saved = await enterResult(actor, id, version, result, accepted, now);
			if (!saved.ok) return saved;
			const message = saved.former ? resultSaved(id, saved.former) : "saved";
			return { ok: true, done: { message, path: saved.was === "scheduled" && next ? pathOf(next) : close } };
		},
		done: { message: "saved", path: close },
	});
}

export default function EnterResult({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = resultText(locale);
	const { tie, close, search, left, saved } = loaderData;
	const state = actionData ?? loaderData.state;
	const columns = manageTiesText(locale);
	const labels = Object.fromEntries(names.map((name) => [name, columns[name]]));
	return (
		<Panel title={t.title} close={close}>
			<div className="px-5 pt-4 empty:hidden sm:px-7">
				{!actionData && <SavedResult saved={saved} />}
				{tie && (
					<p className="flex flex-wrap justify-between gap-x-4 text-sm text-soft">
						<time dateTime={tie.match_date} suppressHydrationWarning>
							{whenOf(locale, tie)}
						</time>
						{tie.status === "scheduled" && left > 0 && <span>{t.left(left)}</span>}
					</p>
				)}
			</div>
			<RecordForm
				key={tie?.id}
				form="result"
				schema={resultForm}
				state={state}
				labels={labels}
				valueInWords={valueInLists(listsOf(locale, tie))}
				close={close}
				draft={loaderData.draft}
				submit={t.save}
				isShort
			>
				{(shown) => <Fields state={shown} tie={tie} />}
			</RecordForm>
			{tie && (
				<p className="flex flex-wrap gap-x-6 px-5 pb-6 sm:px-7">
					{loaderData.hasSheet && (
						<a href={pathIn(locale, "/admin/matches/:id/sheet", { id: String(tie.id) }) + search} className="link">
							{t.sheet}
						</a>
					)}
					<a href={pathIn(locale, "/admin/matches/:id", { id: String(tie.id) }) + search} className="link">
						{t.wholeTie}
					</a>
					<a href={pathIn(locale, "/admin/matches/:id/report", { id: String(tie.id) })} className="link">
						{staffReportsText(locale).report}
					</a>
					<a href={pathIn(locale, "/admin/matches/:id/passes", { id: String(tie.id) }) + search} className="link">
						{passText(locale).title}
					</a>
				</p>
			)}
		</Panel>
	);
}

const whenOf = (locale: Locale, { match_date, match_time }: { match_date: string; match_time: string | null }) =>
	`${formatDay(locale, match_date)}${match_time ? ` · ${formatTime(locale, match_time)}` : ""}`;

type Tie = Route.ComponentProps["loaderData"]["tie"];
/**
 * Fields that the form does not show travel with it, so that another editor's change of them is told and not
 * overwritten.
 */
const carried = ["season", "match_date", "match_time", "status", "home_team_id", "away_team_id"] as const;
const names = [...carried, "home_score", "away_score"] as const;

/** The words for carried values that are codes: the status, and both clubs as they are. */
function listsOf(locale: Locale, tie: Tie) {
	const clubs = [tie?.home_team, tie?.away_team].flatMap((club) =>
		club ? [{ value: String(club.id), label: pick(locale, club, "name") }] : [],
	);
	const status = tieStatuses.map((value) => ({ value, label: tiesText(locale)[value] }));
	return { home_team_id: clubs, away_team_id: clubs, status };
}

function Fields({ state, tie }: { state: RecordState; tie: Tie }) {
	const locale = useLocale();
	const t = resultText(locale);
	const field = { form: "result", state } as const;
	const nameOf = (side: "home_team" | "away_team") => (tie ? pick(locale, tie[side], "name") : "");
	return (
		<div className="flex gap-4">
			{carried.map((name) => (
				<input key={name} type="hidden" name={name} defaultValue={state.values[name] ?? ""} />
			))}
			<ScoreField {...field} name="home_score" club={nameOf("home_team")} side={t.host} first next="away_score" />
			<ScoreField {...field} name="away_score" club={nameOf("away_team")} side={t.guest} />
		</div>
	);
}
