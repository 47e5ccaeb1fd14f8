import { timingSafeEqual } from "node:crypto";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import type { Sender } from "../../base/forms/form-action.server.ts";
import { browserToken, hashOfToken, randomToken } from "../../base/http/browser-token.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { keyedHash } from "../../base/secrets/seal.server.ts";
import { mailAddress } from "../../base/typed/mail-address.ts";
import { seemsGiven } from "../../decisions/reference.ts";
import { idForms } from "../complainants/identity-number.ts";
import { idIndex } from "../complainants/register-complainant.server.ts";
import { noteOpeningOf } from "../deadlines/complainant/notice.server.ts";
import { trackedCase } from "../my-cases/cases.server.ts";
import { checkCode, hasCode, sendCode } from "./one-time-codes.server.ts";
import type { TrackInput } from "./track-form.ts";
import { lookUpWasRight, waitAfterWrongLookUp, waitBeforeLookUp } from "./track-limits.server.ts";

const STATUS_MINUTES = 30;
const CASE_MINUTES = 30;
const browser = browserToken("tracking");
/** Purpose of this page's codes: such a code opens one case, in the browser that proved it. */
const TRACKING = "tracking";

const isSame = (a: string, b: string) => {
	const [left, right] = [Buffer.from(keyedHash("compare", a)), Buffer.from(keyedHash("compare", b))];
	return timingSafeEqual(left, right);
};

type TrackingOutcome = Outcome<{ refused: "notFound" | "wrongProof"; wait: number }, { cookie: string }>;

/**
 * Compares a guest's proof with what is on file, on the server and in constant time: the email case-insensitively, the
 * ID number exactly, with Latin digits. A match opens the status of the case to this browser, after any number of wrong
 * tries elsewhere.
 */
export async function trackCase(actor: Actor, input: TrackInput, address: string): Promise<TrackingOutcome> {
	authorize(actor, "case.track");
	const wait = await waitBeforeLookUp(input.case_reference, address);
	if (wait > 0) return { ok: false, wait };
	const { id, isGiven } = await compare(input);
	if (id) {
		await lookUpWasRight(input.case_reference, address);
		return { ok: true, cookie: await givePass(id, false, STATUS_MINUTES) };
	}
	const longer = await waitAfterWrongLookUp(input.case_reference, address);
	if (longer > 0) return { ok: false, wait: longer };
	return { ok: false, refused: isGiven ? "wrongProof" : "notFound" };
}

/** The case whose proof this is, else whether there seems to be one. The same work for every reference. */
async function compare({ case_reference, method, value }: TrackInput) {
	return asSystem(async () => {
		const found = await db()
			.selectFrom("complaints")
			.innerJoin("complaint_users", "complaint_users.id", "complaints.user_id")
			.select(["complaints.id", "complaint_users.email", "complaint_users.id_number_index"])
			.where("case_reference", "=", case_reference)
			.executeTakeFirst();
		const counter = await db()
			.selectFrom("case_counters")
			.select("last")
			.where("year", "=", Number(case_reference.slice(0, 4)) || 0)
			.executeTakeFirst();
		const isRight =
			method === "email"
				? isSame(mailAddress(value).toLowerCase(), (found?.email ?? "").toLowerCase())
				: isOneOf(idForms(value).map(idIndex), found?.id_number_index ?? "");
		const isGiven = found !== undefined || seemsGiven(case_reference, counter?.last ?? 0);
		return { id: isRight ? found?.id : undefined, isGiven };
	});
}

/** All are compared, whichever is right: the same work for every number. */
const isOneOf = (hashes: string[], stored: string) => hashes.map((hash) => isSame(hash, stored)).includes(true);

async function givePass(complaintId: string, seesAll: boolean, minutes: number): Promise<string> {
	const token = randomToken();
	const expires_at = new Date(Date.now() + minutes * 60_000);
	const pass = { token_hash: hashOfToken(token), complaint_id: complaintId, sees_all: seesAll, expires_at };
	await asSystem(() => db().insertInto("tracking_passes").values(pass).execute());
	return browser.sessionCookie(token);
}

async function passOf(request: Request) {
	const token = browser.in(request);
	if (!token) return undefined;
	return asSystem(() =>
		db()
			.selectFrom("tracking_passes")
			.select(["token_hash", "complaint_id", "sees_all", "expires_at"])
			.where("token_hash", "=", hashOfToken(token))
			.where("expires_at", ">", new Date())
			.executeTakeFirst(),
	);
}

/** The case this browser may see as a guest, and how much of it; undefined without a proof. */
export async function caseOfGuest(request: Request) {
	const pass = await passOf(request);
	if (pass?.sees_all) await noteOpeningOf(pass.complaint_id);
	const found = pass && (await trackedCase(pass.complaint_id, pass.sees_all));
	return found && { ...found, until: pass.expires_at };
}

/** The address on file of the case that this browser proved. Never shown on a page. */
async function emailOnFile(request: Request) {
	const pass = await passOf(request);
	if (!pass) return undefined;
	const row = await asSystem(() =>
		db()
			.selectFrom("complaints")
			.innerJoin("complaint_users", "complaint_users.id", "complaints.user_id")
			.select("complaint_users.email")
			.where("complaints.id", "=", pass.complaint_id)
			.executeTakeFirst(),
	);
	return row && { email: row.email, complaintId: pass.complaint_id, purpose: `${TRACKING}:${pass.token_hash}` };
}

/** Mails a code to the address on file. False when nothing was proved before. */
export async function sendTrackingCode(request: Request, where: Sender) {
	const onFile = await emailOnFile(request);
	if (!onFile) return { ok: false } as const;
	const { email, purpose, complaintId } = onFile;
	return sendCode(email, purpose, { ...where, provenCase: complaintId });
}

/** Whether a code was mailed to this browser's guest that can still be typed. */
export async function awaitsCode(request: Request): Promise<boolean> {
	const onFile = await emailOnFile(request);
	return onFile !== undefined && (await hasCode(onFile.email, onFile.purpose));
}

/** A right code opens the whole case, read-only, for half an hour. */
export async function openTrackedCase(request: Request, code: string, { address }: Sender) {
	const onFile = await emailOnFile(request);
	if (!onFile) return { ok: false } as const;
	const checked = await checkCode(onFile.email, onFile.purpose, code, address);
	if (!checked.ok) return checked;
	return { ok: true, cookie: await givePass(onFile.complaintId, true, CASE_MINUTES) } as const;
}

/** Ends what this browser may see as a guest. */
export async function endTracking(request: Request): Promise<string> {
	const token = browser.in(request);
	if (token)
		await asSystem(() => db().deleteFrom("tracking_passes").where("token_hash", "=", hashOfToken(token)).execute());
	return browser.forget();
}
