import type { shareText } from "./text.ts";

/**
 * Opens WhatsApp with a message that is ready to be sent, where people choose the chat. The text is a part of an
 * address: it passes through the history of the browser and WhatsApp's servers, so it never holds a PIN or a password.
 */
export const whatsAppLink = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Addresses that pass a page on to others, for every browser. */
export function shareLinks(t: ReturnType<typeof shareText>, title: string, url: string) {
	const [asText, asUrl] = [encodeURIComponent(title), encodeURIComponent(url)];
	return [
		{ name: t.whatsApp, href: whatsAppLink(`${title}\n${url}`) },
		{ name: t.x, href: `https://x.com/intent/post?text=${asText}&url=${asUrl}` },
		{ name: t.email, href: `mailto:?subject=${asText}&body=${asUrl}` },
	];
}
