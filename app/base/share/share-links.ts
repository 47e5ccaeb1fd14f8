import type { shareText } from "./text.ts";

/** Addresses that pass a page on to others, for every browser. */
export function shareLinks(t: ReturnType<typeof shareText>, title: string, url: string) {
	const [asText, asUrl] = [encodeURIComponent(title), encodeURIComponent(url)];
	return [
		{ name: t.whatsApp, href: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}` },
		{ name: t.x, href: `https://x.com/intent/post?text=${asText}&url=${asUrl}` },
		{ name: t.email, href: `mailto:?subject=${asText}&body=${asUrl}` },
	];
}
