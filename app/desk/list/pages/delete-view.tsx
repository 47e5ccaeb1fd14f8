import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { readFilter, writeFilter } from "../../../complaints/case-list/desk-filter.ts";
import { deleteView, savedViews } from "../../../complaints/case-list/desk-views.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { deskMeta } from "../../desk-meta.ts";
import { deskText } from "../../text.ts";
import { filterText } from "../filter-text.ts";
import type { Route } from "./+types/delete-view";

export const middleware = [requires("case.handle")];

const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, url }) => pathIn(locale, "/complaints/admin") + writeFilter(readFilter(url.searchParams)),
	async read({ params, actor, locale }) {
		const view = (await savedViews(actor)).find(({ id }) => id === params.id);
		return view && { title: view.name ?? "", consequences: [filterText(locale).deleteViewNote] };
	},
	async remove({ params, actor, locale }) {
		await deleteView(actor, params.id);
		return { to: pathIn(locale, "/complaints/admin"), flash: "view-deleted" };
	},
});
export const loader = page.loader;
export const action = page.action;
export const meta: Route.MetaFunction = (args) => deskMeta(args, deskText, (t) => t.title);
export default ConfirmPage;
