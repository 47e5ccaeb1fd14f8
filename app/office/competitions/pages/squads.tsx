import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, refused } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { problemsOf } from "../../../base/forms/problems.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { adjustmentsOf, entriesOf, groupById } from "../../../league/competitions/competitions.server.ts";
import { calledOffBatch } from "../../../league/competitions/entries/called-off.server.ts";
import { enterSquad } from "../../../league/competitions/entries/edit-entries.server.ts";
import { newEntryForm } from "../../../league/competitions/entries/entry-form.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { AdjustmentList } from "../parts/adjustment-list.tsx";
import { CalledOff } from "../parts/called-off.tsx";
import { EntryList } from "../parts/entry-list.tsx";
import { NewEntry } from "../parts/new-entry.tsx";
import type { Route } from "./+types/squads";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ request, params, url }: Route.LoaderArgs) {
	const group = await groupById(idParam(params.id));
	if (!group) throw notFound();
	return {
		group,
		entries: await entriesOf(group.id),
		adjustments: await adjustmentsOf(group.id),
		clubs: [...(await clubNames()).values()],
		calledOff: await calledOffBatch(request),
		query: url.search,
	};
}

/** Enters one more squad. */
export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale }) => {
		const parsed = newEntryForm.safeParse(values);
		if (!parsed.success) return { status: 422, state: { problems: problemsOf(parsed.error) } };
		const outcome = await enterSquad(actorOf(args.context), idParam(args.params.id), parsed.data);
		if (!outcome.ok && "gone" in outcome) throw notFound();
		if (!outcome.ok) return refused(outcome);
		const path = pathIn(locale, "/admin/league/groups/:id/teams", { id: args.params.id });
		return { to: path + args.url.search, flash: "created" };
	});

export default function Squads({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = groupText(locale);
	const { group, entries, adjustments, clubs, calledOff, query } = loaderData;
	return (
		<Panel title={t.squadsOf(pick(locale, group, "name"))} close={pathIn(locale, "/admin/league") + query}>
			<div className="space-y-6 p-5 sm:p-7">
				<CalledOff batch={calledOff} />
				<NewEntry clubs={clubs} state={actionData} />
				<EntryList group={group.id} entries={entries} query={query} />
				<AdjustmentList group={group.id} entries={entries} adjustments={adjustments} query={query} />
			</div>
		</Panel>
	);
}
