import type { Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";

/** A draft that carries a tie, at the step after its type. */
export const draftPath = (locale: Locale, id: string) => `${pathIn(locale, "/complaints/submit")}?draft=${id}&step=2`;
