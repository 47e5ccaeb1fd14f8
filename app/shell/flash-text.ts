import { isKeyOf } from "../base/literals.ts";
import type { Locale } from "../base/locale/locale.ts";
import { defineText } from "../base/locale/text.ts";

/** Notices that every area can give. Fixed texts as specified (docs/rules/site.md#fixed-texts). */
const words = defineText({
	saved: { ar: "تم الحفظ", en: "Saved" },
	created: { ar: "تمت الإضافة", en: "Added" },
	deleted: { ar: "تم الحذف", en: "Deleted" },
	"file-deleted": { ar: "تم حذف الملف بنجاح", en: "File deleted successfully" },
	"message-sent": { ar: "أُرسلت رسالتك", en: "Your message was sent" },
});

/** The notices of a room; some say that something failed. */
export type Flashes = { texts: (locale: Locale) => object; failures: readonly string[] };
const ofEveryArea: Flashes = { texts: words, failures: [] };

/** The sentence for a flash key such as `imported.3.2`; undefined for one that these rooms do not have. */
export function flashText(locale: Locale, flash: string | undefined, rooms: readonly Flashes[]) {
	const [key = "", ...numbers] = (flash ?? "").split(".");
	for (const { texts, failures } of [ofEveryArea, ...rooms]) {
		const all = texts(locale);
		const entry: unknown = isKeyOf(all, key) ? all[key] : undefined;
		const text: unknown = typeof entry === "function" ? entry(...numbers.map(Number)) : entry;
		if (typeof text === "string") return { title: text, error: failures.includes(key) };
	}
	return undefined;
}
