import type { Actor, Role } from "./actor.ts";

type Audience = "everyone" | "signed in" | readonly Role[];

/**
 * THE permission table: who may do what. Source: docs/rules/roles.md#permissions. Every command and every guarded page
 * asks it.
 */
export const policy = {
	"published.read": "everyone",
	"contact.send": "everyone",
	"newsletter.subscribe": "everyone",
	"case.track": "everyone",
	"own-account.manage": "signed in",
	"case.file": ["complainant"],
	"case.read": ["officer", "head"],
	"case.move": ["officer", "head"],
	"case.write": ["officer", "head"],
	"case.handle": ["officer", "head"],
	"case.decide": ["head"],
	"case.hold": ["head"],
	"evidence.download": ["complainant", "officer", "head"],
	"access-link.issue": ["head", "owner"],
	"squad.act": ["captain"],
	"captain.manage": ["editor", "league-manager", "owner"],
	"registration.manage": ["editor", "league-manager", "owner"],
	"dashboard.open": ["editor", "league-manager", "owner"],
	"team.manage": ["editor", "owner"],
	"player.manage": ["editor", "league-manager", "owner"],
	"match.manage": ["editor", "league-manager", "owner"],
	"league.manage": ["editor", "league-manager", "owner"],
	"national-team.manage": ["editor", "owner"],
	"news.manage": ["editor", "owner"],
	"inbox.manage": ["editor", "owner"],
	"newsletter.manage": ["editor", "owner"],
	"settings.manage": ["owner"],
	"account.manage": ["owner"],
	"audit.read": ["owner"],
	"queue.manage": ["owner"],
	"health.read": ["owner"],
	"retention.manage": ["owner"],
} as const satisfies Record<string, Audience>;
export type Action = keyof typeof policy;

/**
 * An access link reads cases and asks; the table of transitions says which it makes (docs/rules/roles.md#access-links).
 */
const mayByLink: readonly Action[] = ["case.read", "case.move", "case.write", "evidence.download"];

/** May this actor do that? The operator, who owns the machine, may do everything, and so may the product's own jobs. */
export function can(actor: Actor, action: Action): boolean {
	const who: Audience = policy[action];
	if (who === "everyone" || actor.kind === "operator" || actor.kind === "system") return true;
	if (actor.kind === "pass") return action === "squad.act";
	if (actor.kind !== "account") return false;
	if (actor.link && !mayByLink.includes(action)) return false;
	return who === "signed in" || actor.roles.some((role) => who.includes(role));
}
