import { timingSafeEqual } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import type { Actor } from "../../access/actor.ts";
import { asComplainant, asStaff } from "../../access/case-access.server.ts";
import { can } from "../../access/policy.ts";
import { actorOf, sessionOf } from "../../accounts/sessions/session.server.ts";
import { db } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { keyedHash } from "../../base/secrets/seal.server.ts";
import { caseRoleOf } from "../case/case-role.ts";
import { addEvent } from "../case/events/events.server.ts";
import { flatten, openFlat } from "./flatten/flatten.server.ts";
import { openVerified } from "./integrity/verified.server.ts";
import { kinds } from "./rules/evidence-rules.ts";

/** A link to a file lives this long, for one file and one session (docs/rules/complaints.md#downloads). */
const LINK_SECONDS = 60;

type Context = Readonly<RouterContextProvider>;

/** A clean file of a case that this actor may see, and their case role; undefined for every other file. */
async function readable(actor: Actor, id: string) {
	if (!isUuid(id)) return undefined;
	const find = () =>
		db()
			.selectFrom("complaint_attachments")
			.innerJoin("complaints", "complaints.id", "complaint_attachments.complaint_id")
			.select([
				"complaint_attachments.id",
				"complaint_id",
				"case_reference",
				"file_name",
				"file_path",
				"file_type",
				"file_size",
				"sha256",
				"flat_path",
				"flat_sha256",
			])
			.where("complaint_attachments.id", "=", id)
			.where((eb) =>
				eb.or([
					eb("scan", "=", "clean"),
					eb("released_at", "is not", null), // an officer vouches for it
					// The federation's own document: inspected, and not known to be infected.
					eb.and([eb("purpose", "=", "decision"), eb("scan", "=", "unscannable"), eb("is_whole", "=", true)]),
				]),
			)
			.where("complaint_attachments.erased_at", "is", null)
			.executeTakeFirst();
	const own = can(actor, "case.file") ? await asComplainant(actor, find) : undefined;
	if (own) return { file: own, role: "complainant" as const };
	const handled = can(actor, "case.read") ? await asStaff(actor, find) : undefined;
	return handled && { file: handled, role: caseRoleOf(actor) };
}

/** The file itself, or the pictures of its pages, which officers are offered. */
type Shape = "whole" | "flat";

const sign = (id: string, session: string, until: number, shape: Shape) =>
	keyedHash("download", `${id}:${session}:${until}${shape === "flat" ? ":flat" : ""}`);

/** The token of a link to one file. Throws 404 for a file that is not clean, not there, or not for this actor. */
export async function makeDownload(context: Context, id: string, now = new Date()): Promise<string> {
	if (!(await readable(actorOf(context), id))) throw notFound();
	const until = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
	return `${id}.${until}.${sign(id, sessionOf(context).id, until, "whole")}`;
}

/**
 * The token of a link to the page images of one file, made now when there are none yet; only the case it belongs to
 * when they cannot be made. The same files and the same people as for downloads, but officers only. Throws 404 for
 * every other, and `DamagedEvidence` as below.
 */
export async function makeFlatDownload(
	context: Context,
	id: string,
	now = new Date(),
): Promise<{ token: string } | { caseReference: string }> {
	const found = await readable(actorOf(context), id);
	if (!found || found.role === "complainant") throw notFound();
	const began = Date.now();
	// Only drafts have none, and staff see no drafts.
	if (!(await flatten(found.file))) return { caseReference: found.file.case_reference ?? "" };
	const until = Math.floor((now.getTime() + Date.now() - began) / 1000) + LINK_SECONDS;
	return { token: `${id}.${until}.${sign(id, sessionOf(context).id, until, "flat")}.flat` };
}

/**
 * The file behind a link, if it is this session's and still lives; noted with the case. Throws 404 otherwise, and
 * `DamagedEvidence` when the stored bytes are not those that were hashed: they are checked before the first of them is
 * sent.
 */
export async function openDownload(context: Context, token: string, now = new Date()) {
	const [id = "", until = "", signature = "", shape = "whole"] = token.split(".");
	const isFlat = shape === "flat";
	const expected = Buffer.from(sign(id, sessionOf(context).id, Number(until), isFlat ? "flat" : "whole"));
	const given = Buffer.from(signature);
	const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
	if (!isOurs || Number(until) * 1000 < now.getTime()) throw notFound();
	const actor = actorOf(context);
	const found = await readable(actor, id);
	if (!found || (isFlat && found.role === "complainant")) throw notFound();
	const { file, role } = found;
	const copy = isFlat ? await openFlat(file) : await openVerified(file);
	const note = () =>
		addEvent({ actor, role }, file.complaint_id, "evidence.downloaded", {
			isPublic: false,
			details: isFlat ? { sha256: file.sha256, flat: true } : { sha256: file.sha256 },
		});
	try {
		await (role === "complainant" ? asComplainant(actor, note) : asStaff(actor, note));
	} catch (error) {
		await copy.remove();
		throw error;
	}
	const shown = isFlat ? { file_type: kinds.pdf, file_name: flatName(file.file_name) } : file;
	return { file_type: shown.file_type, file_name: shown.file_name, file_size: copy.size, stream: copy.stream() };
}

const flatName = (name: string) => `${name.replace(/\.[^.]*$/, "")} - pages.pdf`;
