import { type DataRouter, matchRoutes } from "react-router";
import { localeOf } from "../../locale/locale.ts";

let router: DataRouter | undefined;
/** The router of this page, once scripts have taken it over. */
export const rememberRouter = (given: DataRouter | undefined) => {
	router = given;
};
export const currentRouter = () => router;

/**
 * The page around a path: of a list and of the panels over it this is the list; of two records with pages of their own,
 * two.
 */
function pageAt(pathname: string) {
	const page = matchRoutes(router?.routes ?? [], pathname)?.find(({ route }) => route.path && route.path !== "en?");
	return page && `${page.route.id} ${page.pathname.replace(/\/$/, "")}`;
}

/** Whether an address is the open page in the same language, one of its panels, or the list under an open panel. */
export function isSamePage(to: URL): boolean {
	if (to.origin !== location.origin || localeOf(to.pathname) !== localeOf(location.pathname)) return false;
	if (to.pathname === location.pathname) return true;
	const here = pageAt(location.pathname);
	return here !== undefined && here === pageAt(to.pathname);
}
