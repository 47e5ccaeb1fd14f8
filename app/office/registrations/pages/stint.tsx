import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam, newOrId } from "../../../base/forms/params.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { saveStint } from "../../../people/registrations/stints/edit-stints.server.ts";
import { stintForm, stintKinds } from "../../../people/registrations/stints/stint-form.ts";
import { stintById } from "../../../people/registrations/stints/stints.server.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { stintsText } from "../stints-text.ts";
import type { Route } from "./+types/stint";

export const middleware = [requires("registration.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => stintsText(locale)[isNew ? "add" : "edit"],
};

const ofPlayer = async (id: number, player: number) => {
	const stint = await stintById(id);
	return stint?.player_id === player ? stint : undefined;
};

const record = recordPage({
	kind: "stint",
	schema: stintForm,
	id: ({ stint }: Route.LoaderArgs["params"]) => newOrId(stint),
	under: ({ params }) => idParam(params.id),
	back: ({ locale, params, query }) => pathIn(locale, "/admin/players/:id/stints", params) + query,
	read: (id, { params }) => ofPlayer(id, idParam(params.id)),
	blank: () => ({ kind: "own" }),
	save: (input, { params, id, version, actor }) =>
		saveStint(actor, { playerId: idParam(params.id), id, version }, input),
});

export const loader = async (args: Route.LoaderArgs) => ({
	...(await record.loader(args)),
	clubs: [...(await clubNames()).values()],
});

export const action = record.action;

const names = ["club_id", "kind", "from_on", "until_on"] as const;

export default function EditStint(page: Route.ComponentProps) {
	const { isNew, clubs } = page.loaderData;
	const locale = useLocale();
	const t = stintsText(locale);
	return (
		<RecordPanel page={page} form="stint" schema={stintForm} title={isNew ? t.add : t.edit} names={names} text={t}>
			{(field) => (
				<div className="grid gap-5 sm:grid-cols-2">
					<SelectField
						{...field("club_id")}
						options={clubs.map((club) => ({
							value: String(club.id),
							label: pick(locale, club, "name"),
						}))}
						empty={t.choose}
					/>
					<SelectField {...field("kind")} options={stintKinds.map((value) => ({ value, label: t[value] }))} />
					<Field {...field("from_on", false)} type="date" hint={t.fromHint} />
					<Field {...field("until_on", false)} type="date" hint={t.untilHint} />
				</div>
			)}
		</RecordPanel>
	);
}
