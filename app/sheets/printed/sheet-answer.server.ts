import type { Actor } from "../../access/actor.ts";
import { idParam } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { ownPdf } from "../../complaints/documents/pdf-answer.server.ts";
import { printedSheet } from "./printed-sheet.server.ts";
import { sheetPdf } from "./sheet-pdf.server.tsx";

/** The printed sheet of a tie as an answer; 404 where the tie has no sheets. One at a time for each reader. */
export async function answerSheetPdf(actor: Actor, matchId: string | undefined, url: URL): Promise<Response> {
	const sheet = await printedSheet(idParam(matchId), { isBlank: url.searchParams.get("blank") === "1" });
	if (!sheet) throw notFound();
	const { tie, version } = sheet;
	const name = `sheet-${tie.match_date}-${sheet.id}${version ? `-v${version.number}` : ""}.pdf`;
	return ownPdf({ actor, locale: localeOf(url.pathname), name }, () => sheetPdf(sheet, new Date()));
}
