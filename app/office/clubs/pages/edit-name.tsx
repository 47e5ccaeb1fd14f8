import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam, newOrId } from "../../../base/forms/params.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { Problems } from "../../../base/ui/fields/problem-text.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { formerNameById } from "../../../people/clubs/former-names/former-names.server.ts";
import { saveFormerName } from "../../../people/clubs/renaming/edit-former-names.server.ts";
import { formerNameForm } from "../../../people/clubs/renaming/former-name-form.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { renamingProblems, renamingText } from "../names-text.ts";
import type { Route } from "./+types/edit-name";

export const middleware = [requires("team.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => renamingText(locale)[isNew ? "add" : "edit"],
};

const ofClub = async (id: number, club: number) => {
	const name = await formerNameById(id);
	return name?.club_id === club ? name : undefined;
};

const record = recordPage({
	kind: "former-name",
	schema: formerNameForm,
	id: ({ name }: Route.LoaderArgs["params"]) => newOrId(name),
	under: ({ params }) => idParam(params.id),
	back: ({ locale, params, query }) => pathIn(locale, "/admin/teams/:id/names", params) + query,
	read: (id, { params }) => ofClub(id, idParam(params.id)),
	async save(input, { params, id, version, actor }) {
		const clubId = idParam(params.id);
		if (id !== undefined && !(await ofClub(id, clubId))) return { ok: false, gone: true };
		return saveFormerName(actor, { clubId, id, version }, input);
	},
});
export const loader = record.loader;
export const action = record.action;

const names = ["name_ar", "name", "until_on"] as const;

export default function EditFormerName(page: Route.ComponentProps) {
	const { isNew } = page.loaderData;
	const t = useText(renamingText);
	return (
		<Problems of={[renamingProblems]}>
			<RecordPanel
				page={page}
				form="former-name"
				schema={formerNameForm}
				title={isNew ? t.add : t.edit}
				names={names}
				text={t}
			>
				{(field) => (
					<div className="grid gap-5 sm:grid-cols-2">
						<Field {...field("name_ar")} />
						<Field {...field("name")} />
						<Field {...field("until_on")} type="date" />
					</div>
				)}
			</RecordPanel>
		</Problems>
	);
}
