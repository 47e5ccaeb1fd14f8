import type { Role } from "../../access/actor.ts";

type Limits = { idleMinutes: number; absoluteHours: number };

/** How long a session lives unused, and at most. The more an account may see, the shorter. */
const limits: Record<Role | "none", Limits> = {
	owner: { idleMinutes: 60, absoluteHours: 12 },
	head: { idleMinutes: 60, absoluteHours: 12 },
	officer: { idleMinutes: 60, absoluteHours: 12 },
	"league-manager": { idleMinutes: 60, absoluteHours: 12 },
	editor: { idleMinutes: 8 * 60, absoluteHours: 7 * 24 },
	captain: { idleMinutes: 24 * 60, absoluteHours: 14 * 24 },
	complainant: { idleMinutes: 24 * 60, absoluteHours: 14 * 24 },
	none: { idleMinutes: 60, absoluteHours: 12 },
};

/** No session lives longer than this, with any role. */
export const LONGEST_SESSION_SECONDS =
	Math.max(...Object.values(limits).map(({ absoluteHours }) => absoluteHours)) * 3600;

/** The limits of an account: of several roles, the strictest. */
export function limitsOf(roles: readonly Role[]): Limits {
	const all = roles.length > 0 ? roles.map((role) => limits[role]) : [limits.none];
	return {
		idleMinutes: Math.min(...all.map((each) => each.idleMinutes)),
		absoluteHours: Math.min(...all.map((each) => each.absoluteHours)),
	};
}

/** Whether a session is over at `now`: unused for too long, or too old. */
export function isOver(session: { created_at: Date; last_seen_at: Date }, roles: readonly Role[], now: Date): boolean {
	const { idleMinutes, absoluteHours } = limitsOf(roles);
	const idle = now.getTime() - session.last_seen_at.getTime();
	const age = now.getTime() - session.created_at.getTime();
	return idle > idleMinutes * 60_000 || age > absoluteHours * 3_600_000;
}

type FactorSettings = Record<
	"factor_editor" | "factor_league_manager" | "factor_captain" | "factor_complainant",
	"required" | "optional"
>;

/**
 * Whether one of these roles signs in with a second factor (docs/rules/accounts.md#second-factor). Those that read
 * cases or grant roles always do; for the others owners say so.
 */
export function needsSecondFactor(roles: readonly Role[], settings: FactorSettings): boolean {
	const needs: Record<Role, boolean> = {
		owner: true,
		head: true,
		officer: true,
		editor: settings.factor_editor === "required",
		"league-manager": settings.factor_league_manager === "required",
		captain: settings.factor_captain === "required",
		complainant: settings.factor_complainant === "required",
	};
	return roles.some((role) => needs[role]);
}
