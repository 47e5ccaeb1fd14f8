import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { competitionForm, competitionKinds, competitionSexes } from "../../../league/competitions/competition-form.ts";
import { changeCompetition, createCompetition } from "../../../league/competitions/edit-competitions.server.ts";
import { competitionById } from "../../../league/competitions/managed-competitions.server.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { competitionsText } from "../text.ts";
import type { Route } from "./+types/competition";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.id);
	const row = id === undefined ? undefined : competitionById(id);
	const blank = { kind: "league", sex: "open" };
	return {
		isNew: id === undefined,
		...(await editorState({ request, url, context }, draftName("competition", id), row, blank)),
	};
}

export function action(args: Route.ActionArgs) {
	const id = newOrId(args.params.id);
	return recordAction(args, {
		schema: competitionForm,
		subject: `competition:${id}`,
		draft: draftName("competition", id),
		save: (input, version, actor) =>
			id === undefined ? createCompetition(actor, input) : changeCompetition(actor, id, version, input),
		done: {
			message: id === undefined ? "created" : "saved",
			path: pathIn(localeOf(args.url.pathname), "/admin/league") + withoutDraft(args.url),
		},
	});
}

const names = [
	...(["name_ar", "name", "kind", "sex", "age_class_ar", "age_class", "age_from", "age_under"] as const),
	...(["sponsor_ar", "sponsor"] as const),
];

export default function EditCompetition({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = competitionsText(locale);
	const close = pathIn(locale, "/admin/league") + loaderData.close;
	const { isNew } = loaderData;
	return (
		<Panel title={isNew ? t.add : t.edit} close={close}>
			<RecordForm
				form="competition"
				schema={competitionForm}
				state={actionData ?? loaderData.state}
				labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
				close={close}
				draft={loaderData.draft}
			>
				{(state) => {
					const field = fieldProps<(typeof names)[number]>("competition", state, t);
					return (
						<div className="grid gap-5 sm:grid-cols-2">
							<Field {...field("name_ar")} maxLength={60} />
							<Field {...field("name")} maxLength={60} hint={isNew ? t.slugNew : undefined} />
							<SelectField {...field("kind")} options={competitionKinds.map((value) => ({ value, label: t[value] }))} />
							<SelectField {...field("sex")} options={competitionSexes.map((value) => ({ value, label: t[value] }))} />
							<Field {...field("age_class_ar", false)} maxLength={40} />
							<Field {...field("age_class", false)} maxLength={40} />
							<Field {...field("age_from", false)} numeric maxLength={3} hint={t.ageHint} />
							<Field {...field("age_under", false)} numeric maxLength={3} />
							<Field {...field("sponsor_ar", false)} maxLength={80} />
							<Field {...field("sponsor", false)} maxLength={80} />
						</div>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
