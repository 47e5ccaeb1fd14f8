import type { RouterContextProvider } from "react-router";
import type { Actor } from "../../access/actor.ts";
import { asComplainant, asStaff } from "../../access/case-access.server.ts";
import { can } from "../../access/policy.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { db } from "../../base/db/client.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { caseRoleOf } from "../case/case-role.ts";
import { decisionParts } from "../case/decision-parts.ts";
import { addEvent } from "../case/events/events.server.ts";
import { lastDayToAppeal, noticeOfDecision } from "../deadlines/complainant/appeal-time.server.ts";
import { makeDownload } from "../evidence/download.server.ts";
import { decisionPdf } from "./decision-pdf.server.tsx";

type Context = Readonly<RouterContextProvider>;
type Side = "own" | "staff";

/** A decision that this actor may read, as the complainant or as an officer who takes part. */
function readable(actor: Actor, id: number, side: Side) {
	const find = () =>
		db()
			.selectFrom("complaint_decisions as d")
			.innerJoin("complaints as c", "c.id", "d.complaint_id")
			.leftJoin("complaint_users as u", "u.id", "c.user_id")
			.select(["d.complaint_id", "c.case_reference", "c.language", "d.document_id", "d.decided_by", "d.jws"])
			.select(["d.outcome", "d.body", "d.reasons", "d.on_appeal", "d.decided_at", ...decisionParts])
			.select([noticeOfDecision, lastDayToAppeal])
			.select(["u.full_name", "u.full_name_ar", "c.first_party_full_name", "c.second_party_full_name"])
			.where("d.id", "=", id)
			.where("d.body", "<>", "") // erased
			.executeTakeFirst();
	if (side === "own") return can(actor, "case.file") ? asComplainant(actor, find) : undefined;
	if (!can(actor, "case.read")) return undefined;
	return asStaff(actor, find);
}

/**
 * The document of a decision: the token of a download for one that was uploaded, what makes the PDF for one of the
 * decision's words, which is noted in the case where staff read it. Throws 404 for a decision that is not there, or not
 * for this actor.
 */
export async function decisionDocument(context: Context, id: number, side: Side) {
	const actor = actorOf(context);
	const found = await readable(actor, id, side);
	if (!found) throw notFound();
	if (found.document_id) return { token: await makeDownload(context, found.document_id) };
	const read = { isPublic: false, details: { decision: id } };
	const reader = { actor, role: caseRoleOf(actor) };
	if (side === "staff") await asStaff(actor, () => addEvent(reader, found.complaint_id, "evidence.downloaded", read));
	const case_reference = found.case_reference ?? "";
	const make = () => decisionPdf(found.language, { ...found, case_reference }, side === "own" ? "people" : "staff");
	return { make, name: `decision-${case_reference}.pdf` };
}
