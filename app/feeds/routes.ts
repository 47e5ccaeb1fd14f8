import { route } from "@react-router/dev/routes";

/** For machines, in each language. */
export const feedsInEachLanguage = [
	route("news.rss", "feeds/news-feed.ts"),
	route("site.webmanifest", "feeds/web-manifest.ts"),
	route("matches.ics", "feeds/calendars/league.ts"),
	route("match/:id.ics", "feeds/calendars/tie.ts"),
	route("teams/:id.ics", "feeds/calendars/club.ts"),
	route("groups/:id.ics", "feeds/calendars/group.ts"),
	route("squads/:id.ics", "feeds/calendars/squad.ts"),
	route("venues/:id.ics", "feeds/calendars/venue.ts"),
	route("share/:kind.png", "feeds/share/page.ts"),
	route("share/:kind/:id.png", "feeds/share/item.ts"),
];

/** For machines, once. */
export const feedsOnce = [
	route("sitemap.xml", "feeds/sitemap/sitemap.ts"),
	route("sitemaps/:part.xml", "feeds/sitemap/part.ts"),
	route("embed.js", "feeds/embed-script.ts"),
	route("robots.txt", "feeds/robots.ts"),
	route(".well-known/security.txt", "feeds/security-txt.ts"),
];
