import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { entriesOf } from "../../../league/competitions/competitions.server.ts";
import { isUsed, removeEntry } from "../../../league/competitions/entries/edit-entries.server.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { squadName } from "../../../people/squads/squad-name.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import type { Route } from "./+types/delete-entry";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const group = idParam(params.id);
	const entry = (await entriesOf(group)).find(({ id }) => id === idParam(params.entry));
	if (!entry) throw notFound();
	return { ...squadName(entry), isUsed: await isUsed(group, entry.squad_id), query: url.search, group: params.id };
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ locale }) => {
		const outcome = await removeEntry(actorOf(args.context), idParam(args.params.entry));
		if (outcome === "gone") throw notFound();
		if (outcome === "used") return { status: 409, state: {} }; // the page says why
		const path = pathIn(locale, "/admin/league/groups/:id/teams", { id: args.params.id });
		return { to: path + args.url.search, flash: "deleted" };
	});

export default function DeleteEntry({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = groupText(locale);
	const { group, query } = loaderData;
	return (
		<Confirm
			title={pick(locale, loaderData, "name")}
			close={pathIn(locale, "/admin/league/groups/:id/teams", { id: group }) + query}
			consequences={[t.removeEntry]}
			refused={loaderData.isUsed ? t.entryUsed : undefined}
		/>
	);
}
