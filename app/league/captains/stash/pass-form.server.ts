import type { RouterContextProvider } from "react-router";
import type { Side } from "../../../access/side.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { stashedFormOf, stashForm, stashFormOf } from "../../../accounts/stash/stashed-form.server.ts";
import { stashedState } from "../../../accounts/stash/stashed-state.server.ts";
import { stashOf } from "../../../accounts/stash/typed-form.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { inLocale } from "../../../base/locale/locale.ts";
import { formerPass } from "../passes/tie-pass.server.ts";
import { sidesOf } from "../sides/sides.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/**
 * Stores what a browser sent about its tie after its pass had ended, as `stashForm` does for accounts, and returns the
 * cookie that finds it again. Forms of other pages belong to the account that was signed in.
 */
export async function stashPassForm(request: Request, path: string): Promise<string | undefined> {
	const pass = await formerPass(request);
	const [pathname = ""] = path.split("?");
	if (!pass || !inLocale("ar", pathname).startsWith(`/club/ties/${pass.matchId}/`)) return stashForm(request, path);
	return stashFormOf("pass_id", pass.id, request, pathname);
}

/**
 * The fields that this browser sent on this page after its pass had ended, for an actor who acts for the side of the
 * pass: a captain, or another pass. `sides` are those that the page is about.
 */
export async function stashedPassForm(
	{ request, url, context }: Args,
	matchId: number,
	sides: readonly Side[],
): Promise<Record<string, string> | undefined> {
	const tokenHash = stashOf(request);
	if (!tokenHash) return undefined;
	const pass = await db()
		.selectFrom("kept_forms as f")
		.innerJoin("tie_passes as p", "p.id", "f.pass_id")
		.select(["p.id", "p.side"])
		.where("f.token_hash", "=", tokenHash)
		.where("p.match_id", "=", matchId)
		.executeTakeFirst();
	if (!pass || !sides.includes(pass.side)) return undefined;
	if (!(await sidesOf(actorOf(context), matchId)).includes(pass.side)) return undefined;
	return stashedFormOf("pass_id", pass.id, request, url.pathname);
}

/** The form of a page as this browser sent it when the session of its account, or its pass, was over. */
export async function stashedSideState(
	args: Args,
	matchId: number,
	sides: readonly Side[],
): Promise<FormState | undefined> {
	const values = await stashedPassForm(args, matchId, sides);
	return values ? { problems: {}, values } : stashedState(args);
}
