/** Widths in pixels at which a stored picture exists; the largest is its own. */
export const widths = [160, 320, 640, 1280] as const;

const pattern = /^\/media\/([a-z-]+\/[0-9a-z]+)-(\d{1,5})x(\d{1,5})\.webp$/;

/**
 * The sources of a stored picture; undefined for a foreign address, which is never shown.
 * A stored picture's address names its size: `/media/news-images/1f…-1280x720.webp`; its widths are `…-1280x720-w320.webp`.
 */
export function sourcesOf(url: string | null) {
	const [, name, w, h] = pattern.exec(url ?? "") ?? [];
	if (!name) return undefined;
	const width = Number(w);
	const height = Number(h);
	const own = `/media/${name}-${w}x${h}`;
	const smaller = widths.filter((candidate) => candidate < width).map((at) => `${own}-w${at}.webp ${at}w`);
	return { src: `${own}.webp`, srcset: [...smaller, `${own}.webp ${width}w`].join(", "), width, height };
}
