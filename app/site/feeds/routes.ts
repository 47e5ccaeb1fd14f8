import { route } from "@react-router/dev/routes";

/** For machines, in each language. */
export const feedsInEachLanguage = [
	route("news.rss", "site/feeds/news-feed.ts"),
	route("site.webmanifest", "site/feeds/web-manifest.ts"),
	route("matches.ics", "site/feeds/calendars/league.ts"),
	route("match/:id.ics", "site/feeds/calendars/tie.ts"),
	route("teams/:id.ics", "site/feeds/calendars/club.ts"),
	route("groups/:id.ics", "site/feeds/calendars/group.ts"),
	route("groups/:id.csv", "site/feeds/group-table.ts"),
	route("squads/:id.ics", "site/feeds/calendars/squad.ts"),
	route("venues/:id.ics", "site/feeds/calendars/venue.ts"),
	route("share/:kind.png", "site/feeds/share/page.ts"),
	route("share/:kind/:id.png", "site/feeds/share/item.ts"),
];

/** For machines, once. */
export const feedsOnce = [
	route("sitemap.xml", "site/feeds/sitemap/sitemap.ts"),
	route("sitemaps/:part.xml", "site/feeds/sitemap/part.ts"),
	route("brand/colours.css", "site/feeds/brand/style-sheet.ts"),
	route("brand/club/:id.css", "site/feeds/brand/club-sheet.ts"),
	route("brand/icon/:size.png", "site/feeds/brand/icon.ts"),
	route("press/logo.png", "site/press/pages/logo.ts"),
	route("press/:id.jpg", "site/press/pages/picture.ts"),
	route("embed.js", "site/feeds/embed-script.ts"),
	route("robots.txt", "site/feeds/robots.ts"),
	route(".well-known/security.txt", "site/feeds/security-txt.ts"),
];
