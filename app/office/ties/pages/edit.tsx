import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId, numberParam } from "../../../base/forms/params.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { groupChoices } from "../../../league/competitions/groups/group-choices.server.ts";
import { tieStatuses } from "../../../league/tie.ts";
import { closeOf } from "../../../league/ties/editing/close-of.server.ts";
import { editedTie, formerDates, saveTie, tieToCopy } from "../../../league/ties/editing/edit-ties.server.ts";
import { leagueTieText } from "../../../league/ties/editing/league-text.ts";
import { manageTiesText } from "../../../league/ties/editing/manage-text.ts";
import { tieForm } from "../../../league/ties/editing/tie-form.ts";
import { questionFields } from "../../../league/ties/editing/tie-questions.server.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { venueChoices } from "../../../league/venues/venues.server.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState } from "../../../records/editing/editor-state.server.ts";
import { formValues } from "../../../records/editing/form-values.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { valueInLists } from "../../../records/parts/value-in-lists.ts";
import { seasonNames, withSeason } from "../../../settings/seasons.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { passText } from "../../captains/passes-text.ts";
import { FormerDates } from "../parts/former-dates.tsx";
import { LeagueFields, leagueFields, leagueLists } from "../parts/league-fields.tsx";
import type { Route } from "./+types/edit";

export const middleware = [requires("match.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => manageTiesText(locale)[isNew ? "add" : "edit"],
};

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.id);
	const { season: current } = await siteSettings();
	const groups = await groupChoices();
	// A new tie from a filtered list belongs to what the list shows.
	const listed = groups.find((group) => group.id === numberParam(url, "group"));
	const season = listed?.season ?? current;
	const blank = {
		season,
		status: "scheduled",
		group_id: listed ? String(listed.id) : "",
		home_squad: "A",
		away_squad: "A",
	};
	const round = numberParam(url, "round");
	const copied = numberParam(url, "copy");
	const like = copied === undefined ? undefined : await tieToCopy(copied);
	const editor = await editorState(
		{ request, url, context },
		draftName("match", id),
		id === undefined ? undefined : editedTie(id),
		{
			...blank,
			date_known: "on",
			outcome: "played",
			...(round && { round: String(round) }),
			...(like && formValues(like)),
		},
	);
	const shown = editor.state.values.season ?? season;
	return {
		isNew: id === undefined,
		id,
		query: url.search,
		clubs: [...(await clubNames()).values()],
		seasons: withSeason(await seasonNames(), current),
		season: shown,
		groups: groups.sort((a, b) => Number(b.season === shown) - Number(a.season === shown)),
		venues: await venueChoices(),
		former: id === undefined ? [] : await formerDates(id),
		...editor,
		close: closeOf(url),
	};
}

export function action(args: Route.ActionArgs) {
	const id = newOrId(args.params.id);
	return recordAction(args, {
		schema: tieForm,
		subject: `match:${id}`,
		draft: draftName("match", id),
		about: questionFields,
		save: (tie, version, actor, _, accepted) => saveTie(actor, id, version, tie, accepted),
		done: {
			message: id === undefined ? "created" : "saved",
			path: closeOf(args.url),
		},
	});
}

const names = [
	"season",
	"match_date",
	"match_time",
	"status",
	"home_team_id",
	"away_team_id",
	"home_score",
	"away_score",
] as const;

export default function EditTie({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageTiesText(locale);
	const m = tiesText(locale);
	const league = leagueTieText(locale);
	const { close, groups, venues, isNew, season, former } = loaderData;
	const present = loaderData.state.values;
	// A program that posts the first fields alone does not choose the others.
	const state = actionData
		? { ...actionData, values: { ...pickFields(present), ...actionData.values } }
		: loaderData.state;
	const labels = {
		...Object.fromEntries(names.map((name) => [name, t[name]])),
		...Object.fromEntries(leagueFields.map((name) => [name, league[name]])),
	};
	const clubs = loaderData.clubs.map((club) => ({ value: String(club.id), label: pick(locale, club, "name") }));
	const seasons = loaderData.seasons.map((value) => ({ value, label: value }));
	const copyQuery = new URLSearchParams(loaderData.query);
	copyQuery.set("copy", String(loaderData.id));
	const another = `${pathIn(locale, "/admin/matches/:id", { id: "new" })}?${copyQuery}`;
	const statuses = tieStatuses.map((value) => ({ value, label: m[value] }));
	const lists = { home_team_id: clubs, away_team_id: clubs, status: statuses };
	return (
		<Panel title={isNew ? t.add : t.edit} close={close}>
			<RecordForm
				form="match"
				schema={tieForm}
				state={state}
				labels={labels}
				valueInWords={valueInLists({ ...lists, ...leagueLists(locale, { groups, venues, season }) })}
				close={close}
				draft={loaderData.draft}
			>
				{(shown) => {
					const field = fieldProps<(typeof names)[number]>("match", shown, t);
					return (
						<>
							<div className="grid gap-5 sm:grid-cols-2">
								<SelectField {...field("home_team_id")} options={clubs} empty={t.choose} />
								<SelectField {...field("away_team_id")} options={clubs} empty={t.choose} />
								<Field {...field("match_date")} type="date" />
								<Field {...field("match_time", false)} type="time" hint={t.timeHint} />
								<Field {...field("home_score", false)} numeric maxLength={4} />
								<Field {...field("away_score", false)} numeric maxLength={4} hint={t.scoreHint} />
								<SelectField {...field("status")} options={statuses} />
								<SelectField {...field("season")} options={seasons} />
							</div>
							<LeagueFields state={shown} {...{ groups, venues, isNew, season }} />
							<FormerDates dates={former} />
						</>
					);
				}}
			</RecordForm>
			{!isNew && (
				<p className="flex flex-wrap gap-x-6 px-5 pb-6 sm:px-7">
					<a
						href={pathIn(locale, "/admin/matches/:id/passes", { id: String(loaderData.id) }) + loaderData.query}
						className="link"
					>
						{passText(locale).title}
					</a>
					<a href={another} className="link">
						{t.another}
					</a>
				</p>
			)}
		</Panel>
	);
}

const pickFields = (values: Record<string, string>) =>
	Object.fromEntries(leagueFields.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
