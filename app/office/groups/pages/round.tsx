import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam, newOrId } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import {
	managedRounds,
	roundById,
	saveRound,
	stageOf,
} from "../../../league/competitions/rounds/edit-rounds.server.ts";
import { roundForm } from "../../../league/competitions/rounds/round-form.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { roundsText } from "../rounds-text.ts";
import type { Route } from "./+types/round";

export const middleware = [requires("league.manage")];
export const handle = {
	js: true,
	title: (locale: Locale, isNew: boolean) => roundsText(locale)[isNew ? "add" : "edit"],
};

async function groupIn({ id }: { id: string }) {
	const group = await stageOf(idParam(id));
	if (!group) throw notFound();
	return group;
}

const record = recordPage({
	kind: "round",
	schema: roundForm,
	id: ({ round }: Route.LoaderArgs["params"]) => newOrId(round),
	under: ({ params }) => idParam(params.id),
	back: ({ locale, params }) => pathIn(locale, "/admin/league/groups/:id/rounds", params),
	async read(id, { params }) {
		await groupIn(params);
		return roundById(id);
	},
	async blank({ params }) {
		const { id, stage_id } = await groupIn(params);
		const last = (await managedRounds(stage_id, id)).at(-1)?.number ?? 0;
		return { number: String(last + 1) };
	},
	async save(input, { params, id, version, actor }) {
		const { stage_id } = await groupIn(params);
		return saveRound(actor, { stageId: stage_id, id, version }, input);
	},
});
export const loader = record.loader;
export const action = record.action;

const names = ["number", "from_on", "until_on", "name_ar", "name"] as const;

export default function EditRound(page: Route.ComponentProps) {
	const { isNew } = page.loaderData;
	const t = useText(roundsText);
	return (
		<RecordPanel page={page} form="round" schema={roundForm} title={isNew ? t.add : t.edit} names={names} text={t}>
			{(field) => (
				<div className="grid gap-5 sm:grid-cols-2">
					<div className="sm:col-span-2">
						<Field {...field("number")} numeric maxLength={3} />
					</div>
					<Field {...field("from_on", false)} type="date" />
					<Field {...field("until_on", false)} type="date" />
					<Field {...field("name_ar", false)} maxLength={60} hint={t.nameHint} />
					<Field {...field("name", false)} maxLength={60} />
				</div>
			)}
		</RecordPanel>
	);
}
