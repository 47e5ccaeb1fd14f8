import { beforeAll } from "vitest";
import type { Site } from "./site.ts";

export type Kind = "teams" | "players" | "matches";
type Batch = { id: number; created: number; updated: number };

const unescaped = (html: string) => html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

/** Files in and out through the pages of an editor. */
export function importing(site: Site) {
	const editor = { cookie: "" };
	beforeAll(async () => {
		editor.cookie = await site.signIn("editor@demo.example");
	});
	const send = async (kind: Kind, fields: Record<string, string | Blob>) => {
		const response = await site.send(`/en/admin/import/${kind}`, fields, editor.cookie);
		const html = (await response.text()).replaceAll("<!-- -->", "").replace(/[\u2068\u2069]/g, "");
		const verdicts = [...html.matchAll(/data-verdict="(\w+)"/g)].map(([, verdict]) => verdict);
		return { status: response.status, html, verdicts };
	};
	const lastBatch = () => site.row<Batch>("select id, created, updated from import_batches order by id desc limit 1");
	return {
		editor,
		plan: (kind: Kind, content: string | Uint8Array) => {
			const parts = [typeof content === "string" ? content : new Uint8Array(content)];
			return send(kind, { file: new File(parts, "list.csv", { type: "text/csv" }) });
		},
		/** Sends the text of a file that was shown before, with answers to its questions. */
		again: (kind: Kind, fields: Record<string, string>) => send(kind, { file_name: "list.csv", ...fields }),
		apply: (kind: Kind, csv: string) =>
			site.send(`/en/admin/import/${kind}`, { csv, file_name: "list.csv" }, editor.cookie),
		exported: async (kind: string, cookie = editor.cookie) =>
			(await site.get(`/admin/export/${kind}.csv`, { cookie })).text(),
		count: async (table: string) => (await site.row<{ n: number }>(`select count(*)::int as n from ${table}`)).n,
		lastBatch,
		undoLast: async () => site.post(`/en/admin/undo/${(await lastBatch()).id}`, {}, { cookie: editor.cookie }),
	};
}

/** The values of a control in a page: hidden fields, buttons or options. */
export const valuesIn = (html: string, tag: RegExp) =>
	[...html.matchAll(tag)].map(([, value = ""]) => unescaped(value));
