import { localeOf } from "../../base/locale/locale.ts";
import { requestId } from "../../base/log/request-id.server.ts";
import { barePage, barePolicy } from "../../shell/bare-page.server.ts";
import { DamagedEvidence } from "./integrity/verified.server.ts";
import { evidenceText } from "./text.ts";

/** The answer in place of a file whose stored bytes are not those that were hashed; every other error is thrown on. */
export function hashAnswer(url: URL, error: unknown): Response {
	if (!(error instanceof DamagedEvidence)) throw error;
	const [ar, en] = [evidenceText("ar"), evidenceText("en")];
	const page = barePage({
		locale: localeOf(url.pathname),
		status: 409,
		title: { ar: ar.damagedTitle, en: en.damagedTitle },
		text: { ar: ar.damagedText, en: en.damagedText },
		problem: "hash",
		id: requestId() ?? "",
	});
	const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": barePolicy };
	return new Response(page, { status: 409, headers: { ...headers, "cache-control": "no-store" } });
}
