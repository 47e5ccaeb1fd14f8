import type { Actor } from "../../../access/actor.ts";
import { inOwnTurns } from "../../../access/own-turns.server.ts";
import { can } from "../../../access/policy.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pdfAnswer } from "../../../base/pdf/pdf-answer.server.ts";
import { printedSheet } from "./printed-sheet.server.ts";
import { sheetPdf } from "./sheet-pdf.server.tsx";

/** The printed sheet of a tie as an answer; 404 where the tie has no sheets. */
export async function answerSheetPdf(actor: Actor, matchId: string | undefined, url: URL): Promise<Response> {
	const sheet = await printedSheet(idParam(matchId), { isBlank: url.searchParams.get("blank") === "1" });
	if (!sheet) throw notFound();
	const { tie, version } = sheet;
	const queue = can(actor, "match.manage") ? "staff" : "people";
	const name = `sheet-${tie.match_date}-${sheet.id}${version ? `-v${version.number}` : ""}.pdf`;
	return pdfAnswer(name, await inOwnTurns(actor, () => sheetPdf(sheet, new Date(), queue)));
}
