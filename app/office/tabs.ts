import type { Actor } from "../access/actor.ts";
import { can } from "../access/policy.ts";
import type { Page } from "../base/locale/path.ts";

/** The parts of the administration (docs/rules/records.md#editing-records); `g` and the key of one lead there. */
export const tabs = [
	{ id: "teams", page: "/admin/teams", key: "c", needs: "team.manage" },
	{ id: "players", page: "/admin/players", key: "p", needs: "player.manage" },
	{ id: "matches", page: "/admin/matches", key: "m", needs: "match.manage" },
	{ id: "national", page: "/admin/national", key: "n", needs: "national-team.manage" },
	{ id: "news", page: "/admin/news", key: "a", needs: "news.manage" },
	{ id: "league", page: "/admin/league", key: "l", needs: "league.manage" },
	{ id: "registrations", page: "/admin/registrations", key: "r", needs: "registration.manage" },
	{ id: "inbox", page: "/admin/inbox", key: "i", needs: "inbox.manage" },
	{ id: "newsletter", page: "/admin/newsletter", key: "e", needs: "newsletter.manage" },
	{ id: "settings", page: "/admin/settings", key: "s", needs: "settings.manage" },
	{ id: "accounts", page: "/admin/accounts", key: "u", needs: "account.manage" },
	{ id: "audit", page: "/admin/audit", key: "h", needs: "audit.read" },
	{ id: "queue", page: "/admin/queue", key: "q", needs: "queue.manage" },
	{ id: "health", page: "/admin/health", key: "w", needs: "health.read" },
	{ id: "retention", page: "/admin/retention", key: "d", needs: "retention.manage" },
] as const satisfies { id: string; page: Page; key: string; needs: Parameters<typeof can>[1] }[];

export type Tab = (typeof tabs)[number]["id"];

/**
 * The areas of the administration and the parts of each, in their order. The first page is the day's: beside its work
 * it has the lists that are used every day, which are parts of other areas as well.
 */
export const areas = [
	{ id: "today", tabs: ["teams", "players", "matches", "national", "news"] },
	{ id: "play", tabs: ["matches", "league", "registrations"] },
	{ id: "people", tabs: ["teams", "players", "national"] },
	{ id: "site", tabs: ["news", "newsletter", "inbox", "settings"] },
	{ id: "system", tabs: ["accounts", "audit", "queue", "health", "retention"] },
] as const satisfies { id: string; tabs: Tab[] }[];

export type Area = (typeof areas)[number]["id"];

/** Those that this person may open. */
export const tabsFor = (actor: Actor): Tab[] => tabs.filter((tab) => can(actor, tab.needs)).map((tab) => tab.id);

/** The tab of an address (without the language); the first page shows the clubs under the work to be done. */
export function tabAt(barePath: string): Tab | undefined {
	if (barePath === "/admin") return "teams";
	if (barePath.startsWith("/admin/setup")) return "settings";
	return tabs.find(({ page }) => barePath === page || barePath.startsWith(`${page}/`))?.id;
}

/** The area of an address (without the language); undefined for pages of none, such as an account's own. */
export function areaAt(barePath: string): Area | undefined {
	if (barePath === "/admin") return "today";
	const tab = tabAt(barePath);
	return areas.find(({ id, tabs: own }) => id !== "today" && own.some((each) => each === tab))?.id;
}
