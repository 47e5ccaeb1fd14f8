import type { RouterContextProvider } from "react-router";
import type { Side } from "../../../access/side.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { stashForm } from "../../../accounts/stash/stashed-form.server.ts";
import { stashedState } from "../../../accounts/stash/stashed-state.server.ts";
import {
	isTooLong,
	newStash,
	stashedSince,
	stashOf,
	typedIn,
	typedOn,
} from "../../../accounts/stash/typed-form.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { type Limit, secondsToWait } from "../../../base/limits/rate-limit.server.ts";
import { inLocale } from "../../../base/locale/locale.ts";
import { seal, unseal } from "../../../base/secrets/seal.server.ts";
import type { SealedColumn } from "../../../base/secrets/sealed-columns.server.ts";
import { formerPass } from "../passes/tie-pass.server.ts";
import { sidesOf } from "../sides/sides.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const perPass: Limit = { what: "kept-pass-form", times: 30, seconds: 3600 };

const place = (tokenHash: string, passId: string) => `kept pass form:${tokenHash}:${passId}`;
export const sealedPassForms: SealedColumn = {
	table: "kept_pass_forms",
	column: "sealed",
	id: "token_hash",
	with: "pass_id",
	place,
};

/**
 * Stores what a browser sent about its tie after its pass had ended, as `stashForm` does for accounts, and returns the
 * cookie that finds it again. Forms of other pages belong to the account that was signed in.
 */
export async function stashPassForm(request: Request, path: string): Promise<string | undefined> {
	const pass = await formerPass(request);
	const [pathname = ""] = path.split("?");
	if (!pass || !inLocale("ar", pathname).startsWith(`/club/ties/${pass.matchId}/`)) return stashForm(request, path);
	if (isTooLong(request) || (await secondsToWait(perPass, pass.id)) > 0) return undefined;
	const text = await typedIn(request, pathname);
	if (!text) return undefined;
	const { tokenHash, cookie } = newStash();
	await db()
		.insertInto("kept_pass_forms")
		.values({ token_hash: tokenHash, pass_id: pass.id, sealed: seal(text, place(tokenHash, pass.id)) })
		.execute();
	return cookie;
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
	const row = await db()
		.selectFrom("kept_pass_forms as f")
		.innerJoin("tie_passes as p", "p.id", "f.pass_id")
		.select(["f.sealed", "f.pass_id", "p.side"])
		.where("f.token_hash", "=", tokenHash)
		.where("f.created_at", ">", stashedSince())
		.where("p.match_id", "=", matchId)
		.executeTakeFirst();
	if (!row || !sides.includes(row.side)) return undefined;
	if (!(await sidesOf(actorOf(context), matchId)).includes(row.side)) return undefined;
	return typedOn(url.pathname, unseal(row.sealed, place(tokenHash, row.pass_id)));
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
