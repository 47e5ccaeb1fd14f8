import { seeOther } from "../http/see-other.server.ts";
import { localeOf } from "../locale/locale.ts";
import { type Page, pathIn } from "../locale/path.ts";

/** The loader of an address for forms and scripts: who opens it in a browser is led to the page it belongs to. */
export const postsOnly =
	(page: Page) =>
	({ url }: { url: URL }) =>
		seeOther({ to: pathIn(localeOf(url.pathname), page) });
