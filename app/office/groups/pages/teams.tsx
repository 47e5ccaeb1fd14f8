import { useOutlet } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, refused } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { problemsOf } from "../../../base/forms/problems.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { calledOffBatch } from "../../../league/closing/called-off.server.ts";
import { entriesOf, groupById } from "../../../league/competitions/competitions.server.ts";
import { enterSquad } from "../../../league/competitions/entries/edit-entries.server.ts";
import { newEntryForm } from "../../../league/competitions/entries/entry-form.ts";
import { clubNames } from "../../../people/clubs/clubs.server.ts";
import { CalledOff } from "../parts/called-off.tsx";
import { EntryList } from "../parts/entry-list.tsx";
import { NewEntry } from "../parts/new-entry.tsx";
import type { Route } from "./+types/teams";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ request, params }: Route.LoaderArgs) {
	const group = await groupById(idParam(params.id));
	if (!group) throw notFound();
	return {
		group: group.id,
		entries: await entriesOf(group.id),
		clubs: [...(await clubNames()).values()],
		calledOff: await calledOffBatch(request),
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
		return { to: path, flash: "created" };
	});

/** The squads of a group, and a form that enters one more. */
export default function Teams({ loaderData, actionData }: Route.ComponentProps) {
	const { group, entries, clubs, calledOff } = loaderData;
	const panel = useOutlet();
	return (
		<>
			<div className="max-w-3xl space-y-6">
				<CalledOff batch={calledOff} group={group} />
				<Stopped state={actionData} />
				<NewEntry clubs={clubs} state={actionData} />
				<EntryList group={group} entries={entries} />
			</div>
			{panel}
		</>
	);
}
