import { inLocale, type Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { type TieDispute, tieDisputes } from "../from-tie/text.ts";

/** Where an account adds its profile; with a tie, a complaint about it comes next. */
export function profilePath(locale: Locale, tie?: { id: number; type: TieDispute }): string {
	const path = pathIn(locale, "/complaints/profile");
	return tie ? `${path}?tie=${tie.id}&type=${tie.type}` : path;
}

/** The tie of such an address, as it was typed, and what the complaint about it is to be about. */
export function tieIn(url: URL): { id: string; type: TieDispute } | undefined {
	const id = url.searchParams.get("tie");
	const type = tieDisputes.find((each) => each === url.searchParams.get("type")) ?? tieDisputes[0];
	return id ? { id, type } : undefined;
}

/** Whether an address of ours, in either language and with what follows its path, is that page. */
export const leadsToProfile = (to: string): boolean => inLocale("ar", to.split("?")[0] ?? "") === "/complaints/profile";
