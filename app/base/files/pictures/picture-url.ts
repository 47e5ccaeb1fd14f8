/** The largest picture that is taken, in bytes. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;
/** Widths in pixels at which a stored picture exists; the largest is its own. */
export const widths = [160, 320, 640, 1280] as const;

const STORED = "/media/";
const pattern = /^\/media\/([a-z-]+\/[0-9a-z]+)-(\d{1,5})x(\d{1,5})\.webp$/;

/**
 * Where visitors find a stored picture: under `base` (a CDN) where the settings name one, else on the site itself.
 * Other addresses stay.
 */
export const publicAddress = (url: string, base: string | undefined) =>
	base && url.startsWith(STORED) ? `${base}/${url.slice(STORED.length)}` : url;

/** The reverse: rows hold the address without a base, also of a picture that was copied from a page. */
export const storedAddress = (url: string, base: string | undefined) =>
	base && url.startsWith(`${base}/`) ? STORED + url.slice(base.length + 1) : url;

/**
 * The sources of a stored picture; undefined for a foreign address, which is never shown. A stored picture's address
 * names its size: `/media/news-images/1f…-1280x720.webp`; its widths are `…-1280x720-w320.webp`.
 */
export function sourcesOf(url: string | null, base: string | undefined) {
	const [, name, w, h] = pattern.exec(storedAddress(url ?? "", base)) ?? [];
	if (!name) return undefined;
	const width = Number(w);
	const height = Number(h);
	const own = publicAddress(`${STORED}${name}-${w}x${h}`, base);
	const [least] = widths;
	const smaller = widths.filter((candidate) => candidate < width).map((at) => `${own}-w${at}.webp ${at}w`);
	const smallest = width > least ? `${own}-w${least}.webp` : `${own}.webp`;
	return { src: `${own}.webp`, smallest, srcset: [...smaller, `${own}.webp ${width}w`].join(", "), width, height };
}
