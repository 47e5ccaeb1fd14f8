import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { newOrId, numberParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { changeGroup, createGroup } from "../../../league/competitions/groups/edit-groups.server.ts";
import { groupInStageForm } from "../../../league/competitions/groups/group-form.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { editionById, editionOfGroup, groupRow } from "../../../league/competitions/managed-competitions.server.ts";
import { stagesOf } from "../../../league/competitions/stages.server.ts";
import { stagesText } from "../../../league/competitions/text.ts";
import { ANSWER_DAYS } from "../../../league/dates/request/date-request.ts";
import { allFormats } from "../../../league/formats/formats.server.ts";
import { presetNames } from "../../../league/ranking/rule-set.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { answerDaysText } from "../answer-days-text.ts";
import { groupChecksText } from "../checks-text.ts";
import { deadlinesText } from "../deadlines-text.ts";
import type { Route } from "./+types/group";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

const editionIn = (url: URL) => numberParam(url, "edition") ?? 0;

const record = recordPage({
	kind: "group",
	schema: groupInStageForm,
	id: ({ id }: Route.LoaderArgs["params"]) => newOrId(id),
	under: ({ url }) => editionIn(url),
	back: ({ locale, query }) => pathIn(locale, "/admin/league") + query,
	read: groupRow,
	blank: () => ({ tier: "1", legs: "2", rule_set: "ittf" }),
	save: (input, { url, id, version, actor }) =>
		id === undefined ? createGroup(actor, editionIn(url), input) : changeGroup(actor, id, version, input),
});

export async function loader(args: Route.LoaderArgs) {
	const id = newOrId(args.params.id);
	const edition = id === undefined ? await editionById(editionIn(args.url)) : undefined;
	if (id === undefined && !edition) throw notFound();
	return {
		stages: await stagesOf(edition?.id ?? (await editionOfGroup(id ?? 0)) ?? 0),
		formats: (await allFormats()).map(({ code, name, name_ar }) => ({ code, name, name_ar })),
		...(await record.loader(args)),
	};
}

export const action = record.action;

const names = [
	"name_ar",
	"name",
	"stage_id",
	"tier",
	"legs",
	"format",
	"rule_set",
	"points_win",
	"points_draw",
	"points_loss",
	"points_walkover_loss",
	"zones",
	"checks",
	"date_answer_days",
	"sheet_hours",
	"confirmation_hours",
	"lock_hours",
] as const;

export default function EditGroup(page: Route.ComponentProps) {
	const { isNew, formats, stages } = page.loaderData;
	const locale = useLocale();
	const words = stagesText(locale);
	const t = {
		...groupText(locale),
		...groupChecksText(locale),
		...answerDaysText(locale),
		...deadlinesText(locale),
		stage_id: words.of,
	};
	return (
		<RecordPanel
			page={page}
			form="group"
			schema={groupInStageForm}
			title={isNew ? t.add : t.edit}
			names={names}
			text={t}
		>
			{(field) => (
				<div className="grid gap-5 sm:grid-cols-2">
					<Field {...field("name_ar")} maxLength={60} />
					<Field {...field("name")} maxLength={60} />
					{stages.length > 1 && (
						<div className="sm:col-span-2">
							<SelectField
								{...field("stage_id", false)}
								labelSaysOptional
								options={stages.map((stage, nth) => ({
									value: String(stage.id),
									label: `${words.stage(nth + 1)} · ${words[stage.kind]}`,
								}))}
							/>
						</div>
					)}
					<Field {...field("tier")} numeric maxLength={2} hint={t.tierHint} />
					<SelectField
						{...field("legs")}
						options={[
							{ value: "2", label: t.legsTwice },
							{ value: "1", label: t.legsOnce },
						]}
					/>
					<div className="sm:col-span-2">
						<SelectField
							{...field("format", false)}
							empty={t.noFormat}
							options={formats.map((each) => ({ value: each.code, label: pick(locale, each, "name") }))}
						/>
					</div>
					<div className="sm:col-span-2">
						<SelectField {...field("rule_set")} options={presetNames.map((value) => ({ value, label: t[value] }))} />
					</div>
					<fieldset className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
						<legend className="mb-1 font-semibold">{t.points}</legend>
						<p className="text-sm text-soft sm:col-span-2">{t.pointsHint}</p>
						<Field {...field("points_win", false)} maxLength={5} />
						<Field {...field("points_draw", false)} maxLength={5} />
						<Field {...field("points_loss", false)} maxLength={5} />
						<Field {...field("points_walkover_loss", false)} maxLength={5} />
					</fieldset>
					<div className="sm:col-span-2">
						<Field {...field("zones", false)} maxLength={200} hint={t.zonesHint} />
					</div>
					<div className="sm:col-span-2">
						<Field {...field("checks", false)} maxLength={60} hint={t.checksHint} />
					</div>
					<fieldset className="grid gap-5 sm:col-span-2 sm:grid-cols-3">
						<legend className="mb-1 font-semibold">{t.deadlines}</legend>
						<p className="text-sm text-soft sm:col-span-3">{t.deadlinesHint}</p>
						<Field {...field("sheet_hours", false)} numeric maxLength={4} />
						<Field {...field("confirmation_hours", false)} numeric maxLength={4} />
						<Field {...field("lock_hours", false)} numeric maxLength={4} />
					</fieldset>
					<Field {...field("date_answer_days", false)} numeric maxLength={2} hint={t.dateAnswerHint(ANSWER_DAYS)} />
				</div>
			)}
		</RecordPanel>
	);
}
