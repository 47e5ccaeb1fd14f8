import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import { hashPassword } from "../../../accounts/passwords/password-hash.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { absolute } from "../../../base/config.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { isUuid } from "../../../base/forms/params.ts";
import { hashOfToken, randomToken } from "../../../base/http/browser-token.server.ts";
import { type Limit, secondsToWait } from "../../../base/limits/rate-limit.server.ts";
import { startOfDay } from "../../../base/locale/format.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { shownTie } from "../../ties/tie/shown-tie.server.ts";
import { passWorks } from "../sides/pass-works.server.ts";
import { lastDays, type PassInput } from "./pass-form.ts";

const perIssuer: Limit = { what: "tie-pass-issued", times: 200, seconds: 86_400 };

/** Without a link where an earlier one has a new PIN: the link itself is not stored. */
export type IssuedPass = { url?: string; pin: string; side: PassInput["side"] };
type IssueOutcome = Outcome<{ gone: true; wait: number; problems: Record<string, string> }, { issued: IssuedPass }>;

const newPin = () => String(randomInt(1_000_000)).padStart(6, "0");

/** Makes a link and a PIN for one side of one tie. Both are in the answer and nowhere else. */
export async function issuePass(
	actor: Actor,
	matchId: number,
	{ side, until }: PassInput,
	locale: Locale,
	now = new Date(),
): Promise<IssueOutcome> {
	await authorizeAbout(actor, "captain.manage", { matches: [matchId] });
	const tie = await shownTie(matchId);
	if (!tie) return { ok: false, gone: true };
	const days = lastDays(tie.match_date, now);
	if (until < days.first || until > days.last) return { ok: false, problems: { until: "notThatLong" } };
	const wait = await secondsToWait(perIssuer, accountIdOf(actor) ?? "operator");
	if (wait > 0) return { ok: false, wait };
	const [token, pin] = [randomToken(), newPin()];
	const pin_hash = await hashPassword(pin);
	await inTransaction(async () => {
		const { id } = await db()
			.insertInto("tie_passes")
			.values({
				match_id: matchId,
				side,
				issued_by_id: accountIdOf(actor),
				token_hash: hashOfToken(token),
				pin_hash,
				expires_at: startOfDay(until, 1),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await audit(actor, "tie-pass.issued", `tie-pass:${id}`, { side, until });
	});
	return { ok: true, issued: { url: absolute(pathIn(locale, "/club/enter/:token", { token })), pin, side } };
}

/**
 * Gives a link another PIN and all its tries: the former PIN stops, and the browser that is in stays. The PIN is in the
 * answer and nowhere else.
 */
export async function renewPin(actor: Actor, matchId: number, id: string, now = new Date()): Promise<IssueOutcome> {
	await authorizeAbout(actor, "captain.manage", { matches: [matchId] });
	if (!isUuid(id)) return { ok: false, gone: true };
	const wait = await secondsToWait(perIssuer, accountIdOf(actor) ?? "operator");
	if (wait > 0) return { ok: false, wait };
	const pin = newPin();
	const pin_hash = await hashPassword(pin);
	return inTransaction(async () => {
		const renewed = await db()
			.updateTable("tie_passes")
			.set({ pin_hash, wrong_pins: 0 })
			.where("id", "=", id)
			.where("match_id", "=", matchId)
			.where(passWorks(now))
			.returning("side")
			.executeTakeFirst();
		if (!renewed) return { ok: false, gone: true };
		await audit(actor, "tie-pass.pin-renewed", `tie-pass:${id}`);
		return { ok: true, issued: { pin, side: renewed.side } };
	});
}

/** The passes of a tie, the latest first, each with its state at `now`. */
export async function passesOf(actor: Actor, matchId: number, now = new Date()) {
	await authorizeAbout(actor, "captain.manage", { matches: [matchId] });
	const rows = await db()
		.selectFrom("tie_passes as p")
		.leftJoin("accounts as by", "by.id", "p.issued_by_id")
		.select(["p.id", "p.side", "p.created_at", "p.expires_at", "p.entered_at", "p.revoked_at", "p.wrong_pins"])
		.select(["by.email as issued_by", sql<boolean>`pass_works(p.id, ${now})`.as("works")])
		.where("p.match_id", "=", matchId)
		.orderBy("p.created_at", "desc")
		.limit(50)
		.execute();
	return rows.map((row) => ({ ...row, state: stateOf(row, now) }));
}
export type ListedPass = Awaited<ReturnType<typeof passesOf>>[number];

type Facts = { revoked_at: Date | null; entered_at: Date | null; expires_at: Date; works: boolean };
function stateOf({ revoked_at, entered_at, expires_at, works }: Facts, now: Date) {
	if (revoked_at) return "revoked" as const;
	if (expires_at <= now) return "expired" as const;
	if (!works) return "withoutIssuer" as const;
	return entered_at ? ("inUse" as const) : ("waiting" as const);
}

/**
 * Revokes a pass: its link stops, and the browser that came by it is out with the next request. False when there is
 * nothing to revoke.
 */
export async function revokePass(actor: Actor, matchId: number, id: string): Promise<boolean> {
	await authorizeAbout(actor, "captain.manage", { matches: [matchId] });
	if (!isUuid(id)) return false;
	return inTransaction(async () => {
		const { numUpdatedRows } = await db()
			.updateTable("tie_passes")
			.set({ revoked_at: new Date() })
			.where("id", "=", id)
			.where("match_id", "=", matchId)
			.where("revoked_at", "is", null)
			.executeTakeFirst();
		if (numUpdatedRows === 0n) return false;
		await audit(actor, "tie-pass.revoked", `tie-pass:${id}`);
		return true;
	});
}
