import { type Locale, pick } from "../base/locale/locale.ts";

/** A club that a visitor asks for a first training session. */
export type AskedClub = { email: string; name: string };

type Club = {
	name: string;
	name_ar: string;
	email: string | null;
	training: string | null;
	training_ar: string | null;
};

/** The club as one that can be asked; undefined while it has no mailbox or says no training times. */
export function askedClub(locale: Locale, club: Club): AskedClub | undefined {
	if (!club.email || !(club.training || club.training_ar)) return undefined;
	return { email: club.email, name: pick(locale, club, "name") };
}
