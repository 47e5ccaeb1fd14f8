import type { Actor, Role } from "./actor.ts";

type Who = "everyone" | readonly Role[];

/** THE permission table: who may do what. Source: product rules, section 3. Every command asks it. */
export const policy = {
	"published.read": "everyone",
	"contact.send": "everyone",
	"newsletter.subscribe": "everyone",
	"team.manage": ["editor", "owner"],
	"player.manage": ["editor", "owner"],
	"match.manage": ["editor", "owner"],
	"national-team.manage": ["editor", "owner"],
	"news.manage": ["editor", "owner"],
	"settings.manage": ["owner"],
} as const satisfies Record<string, Who>;

export type Action = keyof typeof policy;

/** May this actor do that? The operator, who owns the machine, may do everything. */
export function can(actor: Actor, action: Action): boolean {
	const who: Who = policy[action];
	if (who === "everyone" || actor.kind === "operator") return true;
	return actor.kind === "account" && actor.roles.some((role) => who.includes(role));
}
