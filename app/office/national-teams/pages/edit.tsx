import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { type Locale, localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import {
	createNationalTeam,
	nationalTeamRow,
	updateNationalTeam,
} from "../../../people/national-teams/edit-national-teams.server.ts";
import { isNationalTeamType, type NationalTeamType } from "../../../people/national-teams/national-team.ts";
import { defaultTitles, nationalTeamForm } from "../../../people/national-teams/national-team-form.ts";
import { nationalTeamsText } from "../../../people/national-teams/text.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { manageNationalText } from "../text.ts";
import type { Route } from "./+types/edit";

export const middleware = [requires("national-team.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => manageNationalText(locale)[isNew ? "createTitle" : "editTitle"],
};

function typeOf(type: string): NationalTeamType {
	if (!isNationalTeamType(type)) throw notFound();
	return type;
}

/** An empty slot opens with its type and the usual titles; a filled one with its values. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const type = typeOf(params.type);
	const team = await nationalTeamRow(type);
	const blank = { team_type: type, ...defaultTitles[type] };
	const { state, draft } = await editorState(
		{ request, url, context },
		draftName("national-team", type),
		team && Promise.resolve(team),
		blank,
	);
	// Which national team this form is about: of two people filling one empty slot the second must not overwrite the
	// first.
	return {
		type,
		team: team?.id,
		isNew: !team,
		draft,
		state: { ...state, values: { ...state.values, team: String(team?.id ?? "") } },
	};
}

export async function action(args: Route.ActionArgs) {
	const type = typeOf(args.params.type);
	const team = await nationalTeamRow(type);
	return recordAction(args, {
		schema: nationalTeamForm,
		subject: `national-team:${team?.id}`,
		draft: draftName("national-team", type),
		save: async (input, version, actor, values) => {
			const own = { ...input, team_type: type };
			const id = Number(values.team || 0);
			return id > 0 ? updateNationalTeam(actor, id, version, own) : createNationalTeam(actor, own);
		},
		done: {
			message: team ? "national-updated" : "national-created",
			path: pathIn(localeOf(args.url.pathname), "/admin/national"),
		},
	});
}

export default function EditNationalTeam({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageNationalText(locale);
	const n = nationalTeamsText(locale);
	const { type, isNew, team } = loaderData;
	const names = ["team_type", "title", "title_ar", "coach_name", "coach_name_ar"] as const;
	const labels = Object.fromEntries(names.map((name) => [name, t[name]]));
	const close = pathIn(locale, "/admin/national");
	return (
		<Panel title={isNew ? t.createTitle : t.editTitle} close={close}>
			<RecordForm
				form="national"
				schema={nationalTeamForm}
				state={actionData ?? loaderData.state}
				labels={labels}
				close={close}
				draft={loaderData.draft}
				failed={t.saveFailed}
				subject={team === undefined ? undefined : `national-team:${team}`}
			>
				{(state) => {
					const field = fieldProps<(typeof names)[number]>("national", state, t);
					return (
						<>
							<input type="hidden" name="team" defaultValue={state.values.team} />
							<SelectField {...field("team_type")} options={[{ value: type, label: n[type] }]} />
							<div className="grid gap-5 sm:grid-cols-2">
								<Field {...field("title_ar")} />
								<Field {...field("title")} />
								<Field {...field("coach_name_ar")} />
								<Field {...field("coach_name")} />
							</div>
						</>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
