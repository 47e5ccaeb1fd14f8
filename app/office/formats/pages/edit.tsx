import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { changeFormat, createFormat } from "../../../league/formats/edit-formats.server.ts";
import { bestOfChoices, formatForm } from "../../../league/formats/format-form.ts";
import { formatByCode, formatRow } from "../../../league/formats/formats.server.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState } from "../../../records/editing/editor-state.server.ts";
import { formValues } from "../../../records/editing/form-values.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { formatsText } from "../text.ts";
import type { Route } from "./+types/edit";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.id);
	const row = id === undefined ? undefined : formatRow(id);
	const blank = id === undefined ? await blankOf(url.searchParams.get("copy")) : {};
	return {
		isNew: id === undefined,
		...(await editorState({ request, url, context }, draftName("format", id), row, blank)),
	};
}

/** The rules of the format that is copied, without its names; the usual ones without a copy. */
async function blankOf(copied: string | null): Promise<Record<string, string>> {
	const found = await formatByCode(copied);
	if (!found) return { best_of: "5", points_to: "11", min_players: "3", max_players: "3" };
	const { rules, code, name, name_ar, source, ...copy } = found;
	return formValues(copy);
}

export function action(args: Route.ActionArgs) {
	const id = newOrId(args.params.id);
	return recordAction(args, {
		schema: formatForm,
		subject: `format:${id}`,
		draft: draftName("format", id),
		save: (input, version, actor) =>
			id === undefined ? createFormat(actor, input) : changeFormat(actor, id, version, input),
		done: {
			message: id === undefined ? "created" : "saved",
			path: pathIn(localeOf(args.url.pathname), "/admin/league/formats"),
		},
	});
}

const names = [
	...["name_ar", "name", "order_of_play", "wins_needed", "best_of", "points_to"],
	...["min_players", "max_players", "most_rubbers", "source"],
] as const;

export default function EditFormat({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = formatsText(locale);
	const close = pathIn(locale, "/admin/league/formats");
	return (
		<Panel title={loaderData.isNew ? t.add : t.edit} close={close}>
			<RecordForm
				form="format"
				schema={formatForm}
				state={actionData ?? loaderData.state}
				labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
				close={close}
				draft={loaderData.draft}
			>
				{(state) => {
					const field = fieldProps<(typeof names)[number]>("format", state, t);
					return (
						<div className="grid gap-5 sm:grid-cols-2">
							<Field {...field("name_ar")} maxLength={80} />
							<Field {...field("name")} maxLength={80} />
							<div className="sm:col-span-2">
								<Field {...field("order_of_play")} maxLength={200} dir="ltr" hint={t.orderHint} />
							</div>
							<Field {...field("wins_needed", false)} numeric maxLength={2} hint={t.winsHint} />
							<SelectField
								{...field("best_of")}
								options={bestOfChoices.map((value) => ({ value, label: t.bestOf(Number(value)) }))}
							/>
							<Field {...field("min_players")} numeric maxLength={2} />
							<Field {...field("max_players")} numeric maxLength={2} />
							<Field {...field("most_rubbers", false)} numeric maxLength={2} />
							<Field {...field("points_to")} numeric maxLength={2} />
							<div className="sm:col-span-2">
								<Field {...field("source", false)} maxLength={80} />
							</div>
						</div>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
