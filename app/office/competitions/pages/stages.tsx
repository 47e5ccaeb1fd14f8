import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { badRequest, notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { editionById } from "../../../league/competitions/managed-competitions.server.ts";
import { stageChange } from "../../../league/competitions/stage.ts";
import { changeStages, stagesOf } from "../../../league/competitions/stages.server.ts";
import { stagesText } from "../../../league/competitions/text.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { KindSelect, StageLine } from "../parts/stage-line.tsx";
import type { Route } from "./+types/stages";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const edition = await editionById(idParam(params.id));
	if (!edition) throw notFound();
	return { edition, stages: await stagesOf(edition.id), query: url.search };
}

/** Each button is a form of its own. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const change = stageChange.safeParse(values);
	if (!change.success) throw badRequest();
	const done = await changeStages(actorOf(context), idParam(params.id), change.data);
	throw seeOther({ to: url.pathname + url.search, flash: done ? "saved" : "stages-kept" });
}

export default function Stages({ loaderData: { edition, stages, query } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = stagesText(locale);
	return (
		<Panel
			title={`${t.title}: ${pick(locale, edition, "name")} ${edition.season}`}
			close={pathIn(locale, "/admin/league") + query}
		>
			<div className="min-h-0 space-y-6 overflow-y-auto p-5 sm:p-7">
				<p className="text-soft">{t.lead}</p>
				<ol className="card divide-y divide-line">
					{stages.map((stage, nth) => (
						<StageLine key={stage.id} stage={stage} nth={nth + 1} last={stages.length} />
					))}
				</ol>
				<form method="post" className="flex flex-wrap items-end gap-2">
					<KindSelect label={t.kind} />
					<button type="submit" name="intent" value="add" className="button">
						{t.add}
					</button>
				</form>
			</div>
		</Panel>
	);
}
