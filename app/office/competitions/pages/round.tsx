import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam, newOrId } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import {
	managedRounds,
	roundById,
	saveRound,
	stageOf,
} from "../../../league/competitions/rounds/edit-rounds.server.ts";
import { roundForm } from "../../../league/competitions/rounds/round-form.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { roundsText } from "../rounds-text.ts";
import type { Route } from "./+types/round";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

/** A new one has a draft of its own in each group. */
const draftOf = (params: { id: string; round: string }) =>
	draftName("round", newOrId(params.round) ?? `${idParam(params.id)}-new`);

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.round);
	const group = await stageOf(idParam(params.id));
	if (!group) throw notFound();
	const last = (await managedRounds(group.stage_id, group.id)).at(-1)?.number ?? 0;
	const row = id === undefined ? undefined : roundById(id);
	const blank = { number: String(last + 1) };
	const editor = await editorState({ request, url, context }, draftOf(params), row, blank);
	return { ...editor, isNew: id === undefined, group: params.id };
}

export async function action(args: Route.ActionArgs) {
	const id = newOrId(args.params.round);
	const group = await stageOf(idParam(args.params.id));
	if (!group) throw notFound();
	const path = pathIn(localeOf(args.url.pathname), "/admin/league/groups/:id/rounds", { id: args.params.id });
	return recordAction(args, {
		schema: roundForm,
		subject: `round:${id}`,
		draft: draftOf(args.params),
		save: (values, version, actor) => saveRound(actor, { stageId: group.stage_id, id, version }, values),
		done: { message: id === undefined ? "created" : "saved", path: path + withoutDraft(args.url) },
	});
}

const names = ["number", "from_on", "until_on", "name_ar", "name"] as const;

export default function EditRound({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = roundsText(locale);
	const close = pathIn(locale, "/admin/league/groups/:id/rounds", { id: loaderData.group }) + loaderData.close;
	return (
		<Panel title={loaderData.isNew ? t.add : t.edit} close={close}>
			<RecordForm
				form="round"
				schema={roundForm}
				state={actionData ?? loaderData.state}
				labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
				close={close}
				draft={loaderData.draft}
			>
				{(state) => {
					const field = fieldProps<(typeof names)[number]>("round", state, t);
					return (
						<div className="grid gap-5 sm:grid-cols-2">
							<div className="sm:col-span-2">
								<Field {...field("number")} numeric maxLength={3} />
							</div>
							<Field {...field("from_on", false)} type="date" />
							<Field {...field("until_on", false)} type="date" />
							<Field {...field("name_ar", false)} maxLength={60} hint={t.nameHint} />
							<Field {...field("name", false)} maxLength={60} />
						</div>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
