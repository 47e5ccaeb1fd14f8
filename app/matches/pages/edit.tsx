import { requires } from "../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../base/forms/params.ts";
import { pick } from "../../base/locale/locale.ts";
import { Field, SelectField } from "../../base/ui/fields.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { clubNames } from "../../clubs/clubs.server.ts";
import { draftName } from "../../records/drafts.server.ts";
import { editorState } from "../../records/editor-state.server.ts";
import { fieldProps } from "../../records/parts/field-props.ts";
import { Panel } from "../../records/parts/panel.tsx";
import { RecordForm } from "../../records/parts/record-form.tsx";
import { recordAction } from "../../records/record-action.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { closeOf } from "../close-of.server.ts";
import { questionFields, saveTie, tieById } from "../edit-ties.server.ts";
import { manageTiesText } from "../manage-text.ts";
import { tiesText } from "../text.ts";
import { tieStatuses } from "../tie.ts";
import { tieForm } from "../tie-form.ts";
import { seasonNames, withSeason } from "../ties.server.ts";
import type { Route } from "./+types/edit";

export const middleware = [requires("match.manage")];
export const handle = { js: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.id);
	const { season } = await siteSettings();
	return {
		isNew: id === undefined,
		clubs: [...(await clubNames()).values()],
		seasons: withSeason(await seasonNames(), season),
		...(await editorState(
			{ request, url, context },
			draftName("match", id),
			id === undefined ? undefined : tieById(id),
			{ season, status: "scheduled" },
		)),
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
	const { close } = loaderData;
	const labels = Object.fromEntries(names.map((name) => [name, t[name]]));
	const clubs = loaderData.clubs.map((club) => ({ value: String(club.id), label: pick(locale, club, "name") }));
	const seasons = loaderData.seasons.map((value) => ({ value, label: value }));
	const statuses = tieStatuses.map((value) => ({ value, label: m[value] }));
	return (
		<Panel title={loaderData.isNew ? t.add : t.edit} close={close}>
			<RecordForm
				form="match"
				schema={tieForm}
				state={actionData ?? loaderData.state}
				labels={labels}
				close={close}
				draft={loaderData.draft}
			>
				{(state) => {
					const field = fieldProps<(typeof names)[number]>("match", state, t);
					return (
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
					);
				}}
			</RecordForm>
		</Panel>
	);
}
