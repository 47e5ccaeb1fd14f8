import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { numberParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { createGroup } from "../../../league/competitions/groups/edit-groups.server.ts";
import { groupFields, groupValuesOf } from "../../../league/competitions/groups/group-fields.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { editionById } from "../../../league/competitions/managed-competitions.server.ts";
import { stagesOf } from "../../../league/competitions/stages.server.ts";
import { formatChoices } from "../../../league/formats/formats.server.ts";
import { ruleSetChoices } from "../../../league/rule-sets/rule-sets.server.ts";
import { allLicenceCategories } from "../../../people/registrations/categories/categories.server.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordPanel } from "../../../records/parts/record-panel.tsx";
import { GroupFields, groupNames, useGroupLabels } from "../parts/group-fields.tsx";
import type { Route } from "./+types/new-group";

export const middleware = [requires("league.manage")];
export const handle = { js: true, title: (locale: Locale) => groupText(locale).add };

const editionIn = (url: URL) => numberParam(url, "edition") ?? 0;

const record = recordPage({
	kind: "group",
	schema: groupFields,
	id: (_: Route.LoaderArgs["params"]) => undefined,
	under: ({ url }) => editionIn(url),
	back: ({ locale, query }) => pathIn(locale, "/admin/league") + query,
	read: async () => undefined,
	blank: () => ({ tier: "1", legs: "2", rule_set: "ittf" }),
	save: (input, { url, actor }) => createGroup(actor, editionIn(url), groupValuesOf(input)),
});

export async function loader(args: Route.LoaderArgs) {
	const edition = await editionById(editionIn(args.url));
	if (!edition) throw notFound();
	return {
		stages: await stagesOf(edition.id),
		formats: await formatChoices(),
		ruleSets: await ruleSetChoices(),
		categories: await allLicenceCategories(),
		...(await record.loader(args)),
	};
}

export const action = record.action;

export default function NewGroup(page: Route.ComponentProps) {
	const { stages, formats, ruleSets, categories } = page.loaderData;
	const t = useGroupLabels();
	return (
		<RecordPanel page={page} form="group" schema={groupFields} title={t.add} names={groupNames} text={t}>
			{(field, shown) => <GroupFields {...{ field, stages, formats, ruleSets, categories }} state={shown} />}
		</RecordPanel>
	);
}
