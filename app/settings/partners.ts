import type { Settings } from "./defaults.ts";

type Partner = Settings["partners"][number];

/** The partners on a day, in the order of the settings: a partnership that ended is shown no more. */
export const partnersOn = (partners: readonly Partner[], day: string): Partner[] =>
	partners.filter(({ from, until }) => (from ?? day) <= day && day <= (until ?? day));

/** The partner whose title is shown at the top of the home page and of the league table. */
export const titlePartner = (partners: readonly Partner[]): Partner | undefined =>
	partners.find(({ title }) => Boolean(title));
