import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { playerById } from "../../../people/players/players.server.ts";
import { detailsOf, saveDetails } from "../../../people/registrations/details/details.server.ts";
import { detailsForm } from "../../../people/registrations/details/details-form.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { detailsText } from "../details-text.ts";
import type { Route } from "./+types/details";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = idParam(params.id);
	const player = await playerById(id);
	if (!player) throw notFound();
	const row = detailsOf(actorOf(context), id);
	const editor = await editorState({ request, url, context }, draftName("player-details", id), row);
	return { ...editor, player: { id: params.id, name: player.name, name_ar: player.name_ar } };
}

export function action(args: Route.ActionArgs) {
	const id = idParam(args.params.id);
	const path = pathIn(localeOf(args.url.pathname), "/admin/players/:id", { id: args.params.id });
	return recordAction(args, {
		schema: detailsForm,
		subject: `player:${id}`,
		draft: draftName("player-details", id),
		save: (values, version, actor) => saveDetails(actor, id, version, values, new Date()),
		done: { message: "saved", path: path + withoutDraft(args.url) },
	});
}

const names = ["birth_date", "phone", "address"] as const;

/** The fields are stored when they are saved and not before: a draft would keep it in a second place. */
export default function Details({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = detailsText(locale);
	const { player } = loaderData;
	const close = pathIn(locale, "/admin/players/:id", { id: player.id }) + loaderData.close;
	return (
		<Panel title={t.of(playerName(locale, player))} close={close}>
			<RecordForm
				form="details"
				schema={detailsForm}
				state={actionData ?? loaderData.state}
				labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
				close={close}
				subject={`player:${player.id}`}
			>
				{(state) => {
					const field = fieldProps<(typeof names)[number]>("details", state, t);
					return (
						<>
							<p className="text-soft">{t.lead}</p>
							<div className="grid gap-5 sm:grid-cols-2">
								<Field {...field("birth_date", false)} type="date" />
								<Field {...field("phone", false)} type="tel" maxLength={40} />
							</div>
							<Field {...field("address", false)} dir="auto" rows={3} maxLength={300} />
						</>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
