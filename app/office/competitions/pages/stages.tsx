import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { badRequest, notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
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
export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values }) => {
		const change = stageChange.safeParse(values);
		if (!change.success) throw badRequest();
		const done = await changeStages(actorOf(args.context), idParam(args.params.id), change.data);
		return { to: args.url.pathname + args.url.search, flash: done ? "saved" : "stages-kept" };
	});

export default function Stages({ loaderData: { edition, stages, query }, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = stagesText(locale);
	return (
		<Panel
			title={`${t.title}: ${pick(locale, edition, "name")} ${edition.season}`}
			close={pathIn(locale, "/admin/league") + query}
		>
			<div className="min-h-0 space-y-6 overflow-y-auto p-5 sm:p-7">
				<p className="text-soft">{t.lead}</p>
				<Stopped state={actionData} />
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
