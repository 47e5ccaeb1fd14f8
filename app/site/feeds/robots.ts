import { absolute } from "../../base/config.server.ts";

export const handle = { cached: [] };

const closed = ["/admin", "/complaints/", "/club", "/search", "/newsletter/"].flatMap((path) => [path, `/en${path}`]);

const open = ["/complaints/before-you-start", "/complaints/transparency"].flatMap((path) => [path, `/en${path}`]);

export const loader = () =>
	new Response(
		[
			"User-agent: *",
			...closed.map((path) => `Disallow: ${path}`),
			...open.map((path) => `Allow: ${path}`),
			"Disallow: /api/",
			"",
			`Sitemap: ${absolute("/sitemap.xml")}`,
			"",
		].join("\n"),
		{ headers: { "content-type": "text/plain; charset=utf-8" } },
	);
