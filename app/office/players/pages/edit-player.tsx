import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import { keysOf } from "../../../base/literals.ts";
import { type Locale, localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { manageClubsText } from "../../../people/clubs/manage-text.ts";
import { nationalityOptions } from "../../../people/players/nationalities.ts";
import { blankPlayer, playerForm, sexes } from "../../../people/players/player-form.ts";
import { playerById, savePlayer } from "../../../people/players/players.server.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { valueInLists } from "../../../records/parts/value-in-lists.ts";
import { PictureField } from "../../../records/pictures/parts/picture-field.tsx";
import { MAX_PICTURE_FORM } from "../../../records/pictures/picture-form.ts";
import { PlayerLinks } from "../../registrations/parts/player-links.tsx";
import type { Route } from "./+types/edit-player";

export const middleware = [requires("player.manage")];
export const handle = {
	js: true,
	maxBody: MAX_PICTURE_FORM,
	title: (locale: Locale, isNew: boolean) => manageClubsText(locale)[isNew ? "addPlayer" : "editPlayer"],
};

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.id);
	const editor = await editorState(
		{ request, url, context },
		draftName("player", id),
		id === undefined ? undefined : playerById(id),
		blankPlayer,
	);
	return {
		isNew: id === undefined,
		id: id === undefined ? undefined : String(id),
		clubs: [...(await clubNames()).values()],
		nationalities: nationalityOptions(localeOf(url.pathname), editor.state.values.nationality),
		...editor,
	};
}

export function action(args: Route.ActionArgs) {
	const id = newOrId(args.params.id);
	return recordAction(args, {
		schema: playerForm,
		pictures: { photo_url: "player-photos" },
		subject: `player:${id}`,
		draft: draftName("player", id),
		save: (player, version, actor) => savePlayer(actor, id, version, player),
		done: {
			message: id === undefined ? "created" : "saved",
			path: pathIn(localeOf(args.url.pathname), "/admin/players") + withoutDraft(args.url),
		},
	});
}

export default function EditPlayer({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageClubsText(locale);
	const close = pathIn(locale, "/admin/players") + loaderData.close;
	const labels = Object.fromEntries(keysOf(playerForm.shape).map((name) => [name, t[name]]));
	const nationalities = (given = "") =>
		loaderData.nationalities.some(({ value }) => value === given || given === "")
			? loaderData.nationalities
			: [{ value: given, label: given }, ...loaderData.nationalities];
	const clubs = loaderData.clubs.map((club) => ({ value: String(club.id), label: pick(locale, club, "name") }));
	const lists = {
		team_id: clubs,
		nationality: loaderData.nationalities,
		sex: sexes.map((value) => ({ value, label: t[value] })),
	};
	return (
		<Panel title={loaderData.isNew ? t.addPlayer : t.editPlayer} close={close}>
			{loaderData.id !== undefined && <PlayerLinks id={loaderData.id} query={loaderData.close} />}
			<RecordForm
				form="player"
				schema={playerForm}
				state={actionData ?? loaderData.state}
				labels={labels}
				valueInWords={valueInLists(lists)}
				close={close}
				draft={loaderData.draft}
			>
				{(state) => {
					const field = fieldProps<keyof typeof playerForm.shape>("player", state, t);
					return (
						<>
							<div className="grid gap-5 sm:grid-cols-2">
								<Field {...field("name_ar")} />
								<Field {...field("name")} />
								<SelectField
									form="player"
									state={state}
									name="team_id"
									label={t.team_id}
									required={false}
									options={clubs}
									empty={t.noClub}
								/>
								<Field {...field("ranking", false)} numeric maxLength={7} />
								<SelectField
									form="player"
									state={state}
									name="nationality"
									label={t.nationality}
									options={nationalities(state.values.nationality)}
								/>
								<SelectField
									form="player"
									state={state}
									name="sex"
									label={t.sex}
									hint={t.sexHint}
									required={false}
									options={lists.sex}
									empty={t.notRecorded}
								/>
								<Field {...field("licence_no", false)} maxLength={40} hint={t.licenceHint} />
								<Field {...field("position_ar", false)} />
								<Field {...field("position", false)} />
								<Field {...field("bio_ar", false)} rows={4} maxLength={5000} />
								<Field {...field("bio", false)} rows={4} maxLength={5000} />
							</div>
							<PictureField form="player" name="photo_url" label={t.photo_url} bucket="player-photos" state={state} />
						</>
					);
				}}
			</RecordForm>
		</Panel>
	);
}
