import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { playerById } from "../../../people/players/players.server.ts";
import { askForTransfer } from "../../../people/registrations/transfers/ask-for-transfer.server.ts";
import { TransferFields } from "../../../people/registrations/transfers/parts/transfer-fields.tsx";
import { transfersText } from "../../../people/registrations/transfers/text.ts";
import { transferForm } from "../../../people/registrations/transfers/transfer-form.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { siteSettings } from "../../../settings/settings.server.ts";
import type { Route } from "./+types/ask-for-transfer";

export const middleware = [requires("registration.manage")];
export const handle = { js: true };

const draftOf = ({ id }: { id: string }) => draftName("transfer", `${idParam(id)}-new`);

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	const player = await playerById(idParam(params.id));
	if (!player) throw notFound();
	const clubs = [...(await clubNames()).values()].filter(({ id }) => id !== player.team_id);
	const { name, name_ar } = player;
	const blank = { starts_on: riyadhDay(new Date()), kind: "own" };
	const editor = await editorState({ request, url, context }, draftOf(params), undefined, blank);
	return { ...editor, player: { id: params.id, name, name_ar }, clubs };
}

/** Staff ask for a transfer; it then waits for the present club and the decision. */
export function action(args: Route.ActionArgs) {
	const path = `${pathIn(localeOf(args.url.pathname), "/admin/registrations")}#transfers`;
	return recordAction(args, {
		schema: transferForm,
		draft: draftOf(args.params),
		async save(values, _, actor) {
			const { season } = await siteSettings();
			return askForTransfer(actor, { playerId: idParam(args.params.id), season }, values, new Date());
		},
		done: { message: "created", path },
	});
}

const names = ["to_club_id", "kind", "starts_on", "ends_on", "reason"] as const;

export default function AskForTransfer({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = transfersText(locale);
	const { player, clubs } = loaderData;
	const close = pathIn(locale, "/admin/players/:id", { id: player.id }) + loaderData.close;
	return (
		<Panel title={t.of(playerName(locale, player))} close={close}>
			<RecordForm
				form="transfer"
				schema={transferForm}
				state={actionData ?? loaderData.state}
				labels={Object.fromEntries(names.map((name) => [name, t[name]]))}
				close={close}
				draft={loaderData.draft}
				submit={t.ask}
			>
				{(state) => (
					<TransferFields
						state={state}
						clubs={clubs.map((club) => ({ value: String(club.id), label: pick(locale, club, "name") }))}
					/>
				)}
			</RecordForm>
		</Panel>
	);
}
