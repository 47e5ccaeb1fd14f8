import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { resultsByRule } from "../../../league/closing/half.ts";
import { tiesOfEntry } from "../../../league/closing/ties-of-entry.server.ts";
import { changeEntry, entryWithHome } from "../../../league/closing/withdrawal.server.ts";
import { entryAndHomeForm } from "../../../league/competitions/entries/entry-form.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { venueChoices } from "../../../league/venues/venues.server.ts";
import { squadName } from "../../../people/squads/squad-name.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import { EntryFields, entryNames } from "../parts/entry-fields.tsx";
import { withdrawalText } from "../withdrawals-text.ts";
import type { Route } from "./+types/entry";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const entry = await entryWithHome(idParam(params.entry));
	if (!entry || entry.group_id !== idParam(params.id)) throw notFound();
	const { letter, name, name_ar, keeps_half, ...row } = entry;
	const editor = await editorState({ request, url, context }, draftName("entry", entry.id), Promise.resolve(row));
	const { results, played, all, ahead } = await tiesOfEntry(entry, entry.since ?? riyadhDay(new Date()));
	return {
		...editor,
		squad: squadName(entry),
		group: params.id,
		results,
		ahead: ahead.length,
		isRuled: keeps_half,
		byRule:
			keeps_half && entry.state === "active" ? { played, all, results: resultsByRule({ played, all }) } : undefined,
		venues: await venueChoices(),
	};
}

export function action(args: Route.ActionArgs) {
	const id = idParam(args.params.entry);
	const path = pathIn(localeOf(args.url.pathname), "/admin/league/groups/:id/teams", { id: args.params.id });
	return recordAction(args, {
		schema: entryAndHomeForm,
		subject: `entry:${id}`,
		draft: draftName("entry", id),
		about: { expunges: ["state", "results"] },
		async save(values, version, actor, fields, accepted) {
			const seen = { id, version, squadVersion: squadVersionOf(fields) };
			const saved = await changeEntry(actor, seen, values, accepted, new Date());
			if (!saved.ok || !("ended" in saved) || !saved.ended) return saved;
			const { batch, count, isAwarded } = saved.ended;
			return { ok: true, done: { path, message: `${isAwarded ? "awarded" : "called-off"}.${batch}.${count}` } };
		},
		done: { message: "saved", path },
	});
}

const squadVersionOf = ({ version_of_squad: sent }: Record<string, string>) =>
	sent === undefined ? undefined : Number(sent) || 0;

export default function EditEntry({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = { ...groupText(locale), ...withdrawalText(locale) };
	const { results, ahead, isRuled, byRule, venues, state: present } = loaderData;
	const state = actionData ?? present;
	// After a clash the form goes on from the squad as it is now.
	const squad = state.conflict ? present.values.version_of_squad : state.values.version_of_squad;
	const close = pathIn(locale, "/admin/league/groups/:id/teams", { id: loaderData.group });
	return (
		<Panel title={`${t.editEntry}: ${pick(locale, loaderData.squad, "name")}`} close={close}>
			<RecordForm
				form="entry"
				schema={entryAndHomeForm}
				state={state}
				labels={Object.fromEntries(entryNames.map((name) => [name, t[name]]))}
				close={close}
				draft={loaderData.draft}
			>
				{(shown) => (
					<>
						<input type="hidden" name="version_of_squad" value={squad ?? ""} readOnly />
						<EntryFields state={shown} {...{ results, ahead, isRuled, byRule, venues }} />
					</>
				)}
			</RecordForm>
		</Panel>
	);
}
