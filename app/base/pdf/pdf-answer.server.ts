import { create as contentDisposition } from "content-disposition";
import { inertPolicy } from "../server/security-headers.ts";

/** A document, PDF unless `type` says otherwise, to save under a name. */
export const pdfAnswer = (name: string, pdf: Buffer, type = "application/pdf"): Response =>
	new Response(new Uint8Array(pdf), {
		headers: {
			"content-type": type,
			"content-disposition": contentDisposition(name),
			"content-security-policy": inertPolicy,
			"cache-control": "no-store",
		},
	});
