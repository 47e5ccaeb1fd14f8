import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId } from "../../../base/forms/params.ts";
import { keysOf } from "../../../base/literals.ts";
import { type Locale, localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { Problems } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { blankClub, clubForm } from "../../../people/clubs/club-form.ts";
import { clubRow, saveClub } from "../../../people/clubs/edit-clubs.server.ts";
import { presentClubForm } from "../../../people/clubs/renaming/former-name-form.ts";
import { savePresentClub } from "../../../people/clubs/renaming/rename-club.server.ts";
import { clubFormText } from "../../../people/clubs/visiting-text.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState, withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { PictureField } from "../../../records/pictures/parts/picture-field.tsx";
import { MAX_PICTURE_FORM } from "../../../records/pictures/picture-form.ts";
import { renamingProblems, renamingText } from "../names-text.ts";
import { ClubColourField } from "../parts/club-colour-field.tsx";
import { NameChange } from "../parts/name-change.tsx";
import { VisitingFields } from "../parts/visiting-fields.tsx";
import type { Route } from "./+types/edit-club";

export const middleware = [requires("team.manage")];
export const handle = {
	js: true,
	maxBody: MAX_PICTURE_FORM,
	title: (locale: Locale, isNew: boolean) => clubFormText(locale)[isNew ? "addClub" : "editClub"],
};

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const id = newOrId(params.id);
	return {
		id,
		isNew: id === undefined,
		...(await editorState(
			{ request, url, context },
			draftName("team", id),
			id === undefined ? undefined : clubRow(id),
			blankClub(new Date()),
		)),
	};
}

export function action(args: Route.ActionArgs) {
	const id = newOrId(args.params.id);
	const path = pathIn(localeOf(args.url.pathname), "/admin/teams");
	return recordAction(args, {
		schema: presentClubForm,
		pictures: { logo_url: "team-logos" },
		subject: `team:${id}`,
		draft: draftName("team", id),
		about: { sameClubName: ["name", "name_ar"] },
		async save({ name_change, renamed_on, ...club }, version, actor, _, accepted) {
			if (id === undefined) return saveClub(actor, id, version, club, accepted);
			const saved = await savePresentClub(actor, { id, version }, { ...club, name_change, renamed_on }, accepted);
			if (name_change === "correction" || !saved.ok) return saved;
			return { ok: true, done: { message: "saved", path: `${path}/${id}/names${withoutDraft(args.url)}` } };
		},
		done: {
			message: id === undefined ? "created" : "saved",
			path: path + withoutDraft(args.url),
		},
	});
}

export default function EditClub({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = clubFormText(locale);
	const close = pathIn(locale, "/admin/teams") + loaderData.close;
	const r = renamingText(locale);
	const labels = {
		...Object.fromEntries(keysOf(clubForm.shape).map((name) => [name, t[name]])),
		name_change: r.name_change,
		renamed_on: r.renamed_on,
	};
	return (
		<Problems of={[renamingProblems]}>
			<Panel title={loaderData.isNew ? t.addClub : t.editClub} close={close}>
				<RecordForm
					form="team"
					schema={presentClubForm}
					buttons={
						loaderData.id !== undefined && (
							<a
								href={pathIn(locale, "/admin/teams/:id/names", { id: String(loaderData.id) }) + loaderData.close}
								className="button-quiet"
							>
								{r.open}
							</a>
						)
					}
					state={actionData ?? loaderData.state}
					labels={labels}
					close={close}
					draft={loaderData.draft}
				>
					{(state) => {
						const field = fieldProps<keyof typeof clubForm.shape>("team", state, t);
						return (
							<>
								<div className="grid gap-5 sm:grid-cols-2">
									<Field {...field("name_ar")} />
									<Field {...field("name")} />
									{!loaderData.isNew && <NameChange state={state} />}
									<Field {...field("region_ar")} />
									<Field {...field("region")} />
									<Field {...field("division_ar")} />
									<Field {...field("division")} />
									<Field {...field("founded_year")} numeric maxLength={4} />
									<Field {...field("contact_number", false)} type="tel" maxLength={40} />
									<Field {...field("coach_name_ar", false)} />
									<Field {...field("coach_name", false)} />
									<Field {...field("admin_name_ar", false)} />
									<Field {...field("admin_name", false)} />
								</div>
								<PictureField form="team" name="logo_url" label={t.logo_url} bucket="team-logos" state={state} />
								<ClubColourField form="team" state={state} />
								<VisitingFields form="team" state={state} />
							</>
						);
					}}
				</RecordForm>
			</Panel>
		</Problems>
	);
}
