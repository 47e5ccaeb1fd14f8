import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { withoutDraft } from "../../../records/editing/editor-state.server.ts";

/** Back to where the screen of a tie was opened: the administration's first page, or the list with its filters. */
export function closeOf(url: URL): string {
	const locale = localeOf(url.pathname);
	const isFromHome = url.searchParams.get("from") === "home";
	return isFromHome ? pathIn(locale, "/admin") : pathIn(locale, "/admin/matches") + withoutDraft(url);
}
