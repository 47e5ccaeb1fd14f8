import type { Locale } from "../../base/locale/locale.ts";

const units = { ar: ["بايت", "ك.ب", "م.ب"], en: ["B", "kB", "MB"] } as const satisfies Record<Locale, string[]>;

/** A size as people read it: `14 kB`, `2.5 MB`. */
export function fileSize(locale: Locale, bytes: number): string {
	const [b, kb, mb] = units[locale];
	if (bytes < 1024) return `${bytes} ${b}`;
	if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} ${kb}`;
	return `${(bytes / 1024 / 1024).toFixed(1)} ${mb}`;
}
