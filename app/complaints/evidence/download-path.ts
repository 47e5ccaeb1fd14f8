import type { Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";

/** Where a link to a file leads: complainants and officers have areas of their own, each with its own session. */
export const downloadPath = (locale: Locale, side: "own" | "staff", token: string) =>
	side === "staff"
		? pathIn(locale, "/complaints/admin/download/:token", { token })
		: pathIn(locale, "/complaints/download/:token", { token });
