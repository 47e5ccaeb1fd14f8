import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { withoutDraft } from "../../../records/editing/editor-state.server.ts";
import { homeOr } from "../../../records/from-home.ts";

/** Back to where the screen of a tie was opened: the administration's first page, or the list with its filters. */
export const closeOf = (url: URL): string =>
	homeOr(url, pathIn(localeOf(url.pathname), "/admin/matches") + withoutDraft(url));
