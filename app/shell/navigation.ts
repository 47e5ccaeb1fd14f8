import type { Page } from "../base/locale/path.ts";
import type { shellText } from "./text.ts";

type Label = keyof ReturnType<typeof shellText>;

/** The bar's links, in the order of docs/rules/site.md#public-site. */
export const mainMenu = [
	{ page: "/", label: "navHome" },
	{ page: "/leagues", label: "navLeagues" },
	{ page: "/matches", label: "navTies" },
	{ page: "/teams", label: "navClubs" },
	{ page: "/national", label: "navNational" },
	{ page: "/about", label: "navAbout" },
	{ page: "/news", label: "navNews" },
	{ page: "/contact", label: "navContact" },
] as const satisfies { page: Page; label: Label }[];

export const footerMenu = [
	{ page: "/about", label: "navAbout" },
	{ page: "/leagues", label: "navLeagues" },
	{ page: "/news", label: "navNews" },
] as const satisfies { page: Page; label: Label }[];

/** Whether a menu's page is the one shown, or the one above it; a club's page belongs to the clubs. */
export function isCurrent(page: string, barePath: string): boolean {
	if (page === "/") return barePath === "/";
	const above = barePath.startsWith("/team/") ? "/teams" : barePath;
	return above === page || above.startsWith(`${page}/`);
}
