import type { Action } from "../../access/policy.ts";
import { keysOf } from "../../base/literals.ts";

/** Scopes of API tokens: the functions each opens (`/api/functions/…`), and the permission its account needs. */
export const apiScopes = {
	"complaints-read": { functions: ["admin-get-complaints"], needs: "case.read" },
	"complaints-update": { functions: ["admin-update-complaint"], needs: "case.move" },
	photos: { functions: ["process-player-images"], needs: "player.manage" },
} as const satisfies Record<string, { functions: readonly string[]; needs: Action }>;
export type ApiScope = keyof typeof apiScopes;
export const apiScopeNames = keysOf(apiScopes);

/** Whether one of these scopes opens the function of this name. */
export const opensFunction = (scopes: readonly string[], name: string) =>
	apiScopeNames.some((scope) => scopes.includes(scope) && apiScopes[scope].functions.some((each) => each === name));
