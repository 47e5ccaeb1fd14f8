/** On every response, errors included. */
export function securityHeaders(https: boolean): Record<string, string> {
	return {
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
	};
}

/** Pages that other sites may show in a frame; every other one refuses. */
export const isEmbedded = (path: string) => /^\/(?:en\/)?embed\/./.test(path);

/** The headers of an answer at this path. */
export const headersAt = (path: string, headers: readonly [string, string][]) =>
	isEmbedded(path) ? headers.filter(([name]) => name !== "x-frame-options") : headers;

/** For what is no page: nothing in it may load or run anything. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Sources of one page beside our own, and whether other sites may frame it: a script with `nonce` or small files of
 * ours, a frame of that origin, pictures of that base address, tiles of a map.
 */
type PageSources = {
	nonce?: string;
	ownScripts?: boolean;
	embedded?: boolean;
	frame?: string;
	pictures?: string;
	tiles?: string;
};

/**
 * Pages: styles, fonts and pictures of our own; scripts only with the nonce of this response, our own files, or none at
 * all.
 */
export function pagePolicy({ nonce, ownScripts, embedded, frame, pictures, tiles }: PageSources): string {
	const scripts = nonce ? `'nonce-${nonce}' 'strict-dynamic'` : ownScripts ? "'self'" : "'none'";
	const otherPictures = [pictures && new URL(pictures).origin, tiles].filter(Boolean);
	return [
		"default-src 'none'",
		"base-uri 'none'",
		`frame-ancestors ${embedded ? "*" : "'none'"}`,
		"form-action 'self'",
		["img-src 'self' data:", ...otherPictures].join(" "),
		"font-src 'self'",
		"style-src 'self'",
		"manifest-src 'self'",
		`script-src ${scripts}`,
		// No script of ours asks for anything on public pages; auditors fetch robots.txt from the page.
		"connect-src 'self'",
		frame && `frame-src ${frame}`,
	]
		.filter(Boolean)
		.join("; ");
}
