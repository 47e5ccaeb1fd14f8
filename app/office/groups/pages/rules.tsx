import { useOutlet } from "react-router";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { changeGroup, isPlayed } from "../../../league/competitions/groups/edit-groups.server.ts";
import { groupFields, groupValuesOf } from "../../../league/competitions/groups/group-fields.ts";
import { editionOfGroup, groupRow } from "../../../league/competitions/managed-competitions.server.ts";
import { stagesOf } from "../../../league/competitions/stages.server.ts";
import { formatChoices } from "../../../league/formats/formats.server.ts";
import { ruleSetChoices } from "../../../league/rule-sets/rule-sets.server.ts";
import { allLicenceCategories } from "../../../people/registrations/categories/categories.server.ts";
import { recordPage } from "../../../records/editing/record-page.server.ts";
import { RecordFields } from "../../../records/parts/record-panel.tsx";
import { GroupFields, groupNames, useGroupLabels } from "../parts/group-fields.tsx";
import { groupPageText } from "../text.ts";
import type { Route } from "./+types/rules";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

const record = recordPage({
	kind: "group",
	schema: groupFields,
	id: ({ id }: Route.LoaderArgs["params"]) => idParam(id),
	back: ({ locale, params }) => pathIn(locale, "/admin/league/groups/:id", params),
	read: groupRow,
	save: (input, { id, version, actor }) => changeGroup(actor, id, version, groupValuesOf(input)),
});

export async function loader(args: Route.LoaderArgs) {
	const { params, url } = args;
	const edition = await editionOfGroup(idParam(params.id));
	if (edition === undefined) throw notFound();
	return {
		stages: await stagesOf(edition),
		formats: await formatChoices(),
		ruleSets: await ruleSetChoices(),
		categories: await allLicenceCategories(),
		isPlayed: await isPlayed(idParam(params.id)),
		...(await record.loader(args)),
		close: pathIn(localeOf(url.pathname), "/admin/league/groups/:id/teams", params),
	};
}

export const action = record.action;

/** The rules of a group, and the way to its end. */
export default function GroupRules(page: Route.ComponentProps) {
	const locale = useLocale();
	const t = groupPageText(locale);
	const labels = useGroupLabels();
	const { stages, formats, ruleSets, categories, isPlayed: played, state } = page.loaderData;
	const panel = useOutlet();
	return (
		<>
			<section aria-label={t.rules} className="card max-w-3xl overflow-clip">
				<RecordFields
					key={state.values.version}
					page={page}
					form="group"
					schema={groupFields}
					names={groupNames}
					text={labels}
				>
					{(field, shown) => (
						<GroupFields {...{ field, stages, formats, ruleSets, categories }} isPlayed={played} state={shown} />
					)}
				</RecordFields>
			</section>
			<p className="mt-5">
				<a href={pathIn(locale, "/admin/league/groups/:id/delete", { id: page.params.id })} className="link text-loss">
					{t.delete}
				</a>
			</p>
			{panel}
		</>
	);
}
