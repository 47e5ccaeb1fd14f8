import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the product, in the order of the menu. Arabic stands at the bare path, English under `/en`. */
export default [
	route("en?", "base/locale/both-languages.tsx", [
		layout("federation/pages/shell.tsx", [
			index("federation/pages/home.tsx"),
			route("leagues", "league/pages/table.tsx"),
			route("matches", "matches/pages/list.tsx"),
			route("teams", "clubs/pages/list.tsx"),
			route("team/:id", "clubs/pages/club.tsx"),
			route("national", "national-teams/pages/list.tsx"),
			route("national/:teamType", "national-teams/pages/team.tsx"),
			route("about", "federation/pages/about.tsx"),
			route("news", "news/pages/list.tsx"),
			route("news/:id", "news/pages/article.tsx"),
			route("contact", "federation/pages/contact.tsx"),
			route("search", "search/pages/search.tsx"),
			route("newsletter/confirm/:token", "federation/pages/newsletter-confirm.tsx"),
			route("newsletter/unsubscribe/:token", "federation/pages/newsletter-unsubscribe.tsx"),
			route("admin/auth", "federation/pages/staff-sign-in.tsx"),
			route("*", "federation/pages/not-found.tsx"),
		]),
		// For machines, in each language
		route("news.rss", "machines/news-feed.ts"),
		route("matches.ics", "machines/league-calendar.ts"),
		route("teams/:id.ics", "machines/club-calendar.ts"),
		route("share/:kind.png", "machines/share-page.ts"),
		route("share/:kind/:id.png", "machines/share-item.ts"),
	]),

	// For machines, once
	route("sitemap.xml", "machines/sitemap.ts"),
	route("sitemaps/:part.xml", "machines/sitemap-part.ts"),
	route("robots.txt", "machines/robots.ts"),
	route("api/openapi.json", "machines/api/openapi.ts"),
	route("api/v1/news", "machines/api/news.ts"),
	route("api/v1/standings", "machines/api/standings.ts"),
	route("api/v1/matches", "machines/api/matches.ts"),
	route("api/v1/teams", "machines/api/teams.ts"),
	route("api/v1/players", "machines/api/players.ts"),
	route("api/v1/national-teams", "machines/api/national-teams.ts"),
	route("api/functions/send-contact-email", "machines/api/send-contact-email.ts"),
	route("api/*", "machines/api/unknown.ts"),
] satisfies RouteConfig;
