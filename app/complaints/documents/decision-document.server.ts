import type { RouterContextProvider } from "react-router";
import type { Actor } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { db } from "../../base/db/client.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { asComplainant, asStaff } from "../case/access/case-access.server.ts";
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
			.select(["c.case_reference", "c.language", "d.document_id"])
			.select(["d.outcome", "d.body", "d.reasons", "d.on_appeal", "d.decided_at", "d.appeal_until"])
			.where("d.id", "=", id)
			.where("d.body", "<>", "") // erased
			.executeTakeFirst();
	if (side === "own") return can(actor, "case.file") ? asComplainant(actor, find) : undefined;
	if (!can(actor, "case.read")) return undefined;
	return asStaff(actor, find);
}

/**
 * The document of a decision: the token of a download for one that was uploaded, what makes the PDF for one of the decision's words.
 * Throws 404 for a decision that is not there, or not for this actor.
 */
export async function decisionDocument(context: Context, id: number, side: Side) {
	const found = await readable(actorOf(context), id, side);
	if (!found) throw notFound();
	if (found.document_id) return { token: await makeDownload(context, found.document_id) };
	const case_reference = found.case_reference ?? "";
	const make = () => decisionPdf(found.language, { ...found, case_reference });
	return { make, name: `decision-${case_reference}.pdf` };
}
