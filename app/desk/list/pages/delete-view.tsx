import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { readFilter, writeFilter } from "../../../complaints/case-list/desk-filter.ts";
import { deleteView, savedViews } from "../../../complaints/case-list/desk-views.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { deskMeta } from "../../desk-meta.ts";
import { deskText } from "../../text.ts";
import { filterText } from "../filter-text.ts";
import type { Route } from "./+types/delete-view";

export const middleware = [requires("case.handle")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const view = (await savedViews(actorOf(context))).find(({ id }) => id === params.id);
	if (!view) throw notFound();
	return { name: view.name ?? "", close: writeFilter(readFilter(url.searchParams)) };
}

export async function action({ params, url, context }: Route.ActionArgs) {
	await deleteView(actorOf(context), params.id);
	throw seeOther({ to: pathIn(localeOf(url.pathname), "/complaints/admin"), flash: "view-deleted" });
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, deskText, (t) => t.title);

/** Asks before a saved view is deleted. */
export default function DeleteView({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	return (
		<Confirm
			title={loaderData.name}
			close={pathIn(locale, "/complaints/admin") + loaderData.close}
			consequences={[filterText(locale).deleteViewNote]}
		/>
	);
}
