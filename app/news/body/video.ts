/**
 * A film at a place that people show films from. Nothing of it is loaded before a reader asks for it
 * (docs/rules/site.md#news).
 */
export type Video = { provider: Provider; id: string };
type Provider = keyof typeof providers;

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{5,12}$/;

const providers = {
	youtube: {
		name: "YouTube",
		frame: "https://www.youtube-nocookie.com",
		link: (id: string) => `https://www.youtube.com/watch?v=${id}`,
		embed: (id: string) => `https://www.youtube-nocookie.com/embed/${id}`,
	},
	vimeo: {
		name: "Vimeo",
		frame: "https://player.vimeo.com",
		link: (id: string) => `https://vimeo.com/${id}`,
		embed: (id: string) => `https://player.vimeo.com/video/${id}?dnt=1`,
	},
};

/** The id in an address, by host; undefined where there is none. */
const finders: Record<string, { provider: Provider; find: (url: URL) => string | undefined }> = {
	"youtube.com": { provider: "youtube", find: youtubeId },
	"www.youtube.com": { provider: "youtube", find: youtubeId },
	"m.youtube.com": { provider: "youtube", find: youtubeId },
	"www.youtube-nocookie.com": { provider: "youtube", find: youtubeId },
	"youtu.be": { provider: "youtube", find: ({ pathname }) => pathname.slice(1) },
	"vimeo.com": { provider: "vimeo", find: ({ pathname }) => pathname.slice(1) },
	"www.vimeo.com": { provider: "vimeo", find: ({ pathname }) => pathname.slice(1) },
	"player.vimeo.com": { provider: "vimeo", find: ({ pathname }) => /^\/video\/(\d+)$/.exec(pathname)?.[1] },
};

function youtubeId({ pathname, searchParams }: URL): string | undefined {
	if (pathname === "/watch") return searchParams.get("v") ?? undefined;
	return /^\/(?:embed|shorts|live)\/([\w-]{11})$/.exec(pathname)?.[1];
}

/** The film that an address leads to; undefined for any other address. */
export function videoAt(address: string): Video | undefined {
	const url = URL.parse(address.trim());
	if (!url || !/^https?:$/.test(url.protocol) || url.port || url.username || url.password) return undefined;
	if (!Object.hasOwn(finders, url.hostname)) return undefined;
	const { provider, find } = finders[url.hostname] ?? {};
	const id = find?.(url) ?? "";
	const pattern = provider === "vimeo" ? VIMEO_ID : YOUTUBE_ID;
	return provider && pattern.test(id) ? { provider, id } : undefined;
}

export const providerName = ({ provider }: Video) => providers[provider].name;
/** Where the provider itself shows it. */
export const videoLink = ({ provider, id }: Video) => providers[provider].link(id);
/** The address of its frame, and the origin that a page with it may load frames from. */
export const videoFrame = ({ provider, id }: Video) => providers[provider].embed(id);
export const frameSource = ({ provider }: Video) => providers[provider].frame;
/** Its name in our own addresses. */
export const videoKey = ({ provider, id }: Video) => `${provider}-${id}`;
