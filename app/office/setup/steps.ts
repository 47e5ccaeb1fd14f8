import type { Page } from "../../base/locale/path.ts";
import type { SettingsPart } from "../../settings/settings-form.ts";

/** The facts of a site by which its steps are judged. */
export type SetupFacts = {
	/** Names of the settings that were saved. */
	told: ReadonlySet<string>;
	clubs: number;
	/** Groups of the season that have an entry. */
	groups: number;
	heads: number;
	/** Accounts with a role, and people who were invited to one. */
	staff: number;
	/** Emails that went out: without a mail server they are files. */
	mails: number;
	hasMailServer: boolean;
	hasScanner: boolean;
};

type SetupStep = {
	id: string;
	page: Page;
	query?: string;
	isDone: (facts: SetupFacts) => boolean;
	/** Nothing is missing without it. */
	isOptional?: true;
};

/** A step that is a part of the settings; done when one of its fields was saved. */
const part = <P extends SettingsPart>(id: P, field: string) => ({
	id,
	page: "/admin/settings" as const,
	query: `?part=${id}&after=setup#${id}`,
	isDone: ({ told }: SetupFacts) => told.has(field),
});

/** From an empty database to a site that visitors may see, in the order in which people know the answers. */
export const setupSteps = [
	part("identity", "name"),
	part("brand", "logo_url"),
	part("contact", "phone"),
	part("place", "city"),
	part("about", "about"),
	part("board", "board"),
	{ ...part("socials", "socials"), isOptional: true },
	{ ...part("partners", "partners"), isOptional: true },
	part("season", "season"),
	{ id: "clubs", page: "/admin/import/:kind", isDone: ({ clubs }) => clubs > 0 },
	{ id: "competition", page: "/admin/league", isDone: ({ groups }) => groups > 0 },
	part("complaints", "appeal_days"),
	part("holidays", "holidays"),
	{ id: "head", page: "/admin/accounts", query: "?role=head", isDone: ({ heads }) => heads > 0 },
	{ id: "mail", page: "/admin/health", isDone: ({ mails, hasMailServer }) => hasMailServer && mails > 0 },
	{ id: "scanner", page: "/admin/health", isDone: ({ hasScanner }) => hasScanner },
	{ id: "staff", page: "/admin/accounts", isDone: ({ staff }) => staff > 1 },
] as const satisfies SetupStep[];

export type SetupStepId = (typeof setupSteps)[number]["id"];
