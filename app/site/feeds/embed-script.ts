import source from "../embed/partner.js?raw";

export const handle = { cached: [] };

/** The script that pages of other sites load beside their frames. */
export const loader = () =>
	new Response(source, {
		headers: {
			"content-type": "text/javascript; charset=utf-8",
			"cache-control": "public, max-age=3600",
			"cross-origin-resource-policy": "cross-origin",
		},
	});
