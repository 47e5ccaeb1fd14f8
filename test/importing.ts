import { beforeAll } from "vitest";
import type { ImportKind } from "../app/imports/importers.server.ts";
import { decoded } from "./form-controls.ts";
import type { Site } from "./site.ts";

type Batch = { id: number; created: number; updated: number };

/** Files in and out through the pages of an editor. */
export function importing(site: Site) {
	const editor = { cookie: "" };
	/** The page of the file that was uploaded last. */
	let page = "";
	beforeAll(async () => {
		editor.cookie = await site.sessionOf("editor@demo.example");
	});
	const upload = async (kind: ImportKind, content: string | Uint8Array) => {
		const parts = [typeof content === "string" ? content : new Uint8Array(content)];
		const file = new File(parts, "list.csv", { type: "text/csv" });
		const response = await site.send(`/en/admin/import/${kind}`, { file }, editor.cookie);
		page = response.headers.get("location") ?? "";
		return response;
	};
	const shown = async (response: Response) => {
		const html = (await response.text()).replaceAll("<!-- -->", "").replace(/[\u2068\u2069]/g, "");
		const verdicts = [...html.matchAll(/data-verdict="(\w+)"/g)].map(([, verdict]) => verdict);
		return { status: response.status, html, verdicts };
	};
	/** The page of the last file, once nothing is going on with it. */
	const look = async (query = "") => {
		for (;;) {
			const { status, html, verdicts } = await shown(await site.get(page + query, { cookie: editor.cookie }));
			if (!/data-state="(planning|importing)"/.test(html)) return { status, html, verdicts };
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	};
	const press = (fields: Record<string, string>) => site.send(page, fields, editor.cookie);
	/** The fields of answers; `decide` names a row's control and its value, as in `decide-2=17`. */
	const fieldsOf = ({ decide, ...fields }: Record<string, string>) => {
		const [, control = "", nth = "", value = ""] = /^(decide-(\d+))=(.+)$/.exec(decide ?? "") ?? [];
		return decide ? { ...fields, row: nth, [control]: value } : fields;
	};
	const lastBatch = () => site.row<Batch>("select id, created, updated from import_batches order by id desc limit 1");
	return {
		editor,
		upload,
		look,
		press,
		/** Sends a file and returns its dry run, or why it is refused. */
		async plan(kind: ImportKind, content: string | Uint8Array) {
			const response = await upload(kind, content);
			return response.status === 303 ? look() : shown(response);
		},
		/** Gives answers to the last file and returns its dry run. */
		async answer(fields: Record<string, string>) {
			await press(fieldsOf(fields));
			return look();
		},
		/** Sends a file and imports it, with answers to its questions. */
		async apply(kind: ImportKind, csv: string, answers: Record<string, string> = {}) {
			await upload(kind, csv);
			await look();
			return press({ ...fieldsOf(answers), intent: "import" });
		},
		exported: async (kind: string, cookie = editor.cookie) =>
			(await site.get(`/admin/export/${kind}.csv`, { cookie })).text(),
		count: async (table: string) => (await site.row<{ n: number }>(`select count(*)::int as n from ${table}`)).n,
		lastBatch,
		undoLast: async () => site.post(`/en/admin/undo/${(await lastBatch()).id}`, {}, { cookie: editor.cookie }),
	};
}

/** The values of a control in a page: hidden fields, buttons or options. */
export const valuesIn = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, value = ""]) => decoded(value));

/** The choices that a dry run offers for its doubtful rows, as `decide-2=17`. */
export const choicesIn = (html: string) =>
	[...html.matchAll(/<select[^>]*name="(decide-\d+)"[\s\S]*?<\/select>/g)].flatMap(([select, name]) =>
		valuesIn(select, /<option value="([^"]+)"/g).map((value) => `${name}=${value}`),
	);
