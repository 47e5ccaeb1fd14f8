import { z } from "zod";

/** How the public API is answered: JSON, open to every site, an error in one shape. */
const headers = { "content-type": "application/json; charset=utf-8", "access-control-allow-origin": "*" };

export const json = (body: unknown, status = 200) =>
	new Response(`${JSON.stringify(body)}\n`, {
		status,
		headers: status === 200 ? headers : { ...headers, "cache-control": "no-store" },
	});

/** For one account only: open to no other site, kept by nobody. */
export const privateJson = (body: unknown) =>
	new Response(`${JSON.stringify(body)}\n`, {
		headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
	});

export const apiError = (status: number, code: string, message: string) => json({ error: { code, message } }, status);

export const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

const PAGE = 50;

/** What every list may be asked. */
export const listQuery = z.object({
	cursor: z.string().max(60).optional().describe("The `next` of the page before."),
	limit: z.coerce.number().int().min(1).max(200).default(PAGE).describe("Items a page."),
});
export const seasonQuery = listQuery.extend({
	season: z
		.string()
		.regex(/^\d{4}\/\d{4}$/)
		.optional()
		.describe("Such as `2025/2026`; all seasons when absent."),
});

export const pageOf = <T extends z.ZodType>(item: T) =>
	z.object({
		items: z.array(item),
		next: z.string().nullable().describe("Cursor of the page after; null on the last."),
	});

const encode = (key: (string | number)[]) => Buffer.from(JSON.stringify(key)).toString("base64url");
function decode(cursor: string): unknown {
	try {
		return JSON.parse(Buffer.from(cursor, "base64url").toString());
	} catch {
		return undefined;
	}
}

type List<Q extends z.ZodType, K extends z.ZodType, I extends z.ZodType> = {
	query: Q;
	/** What identifies a place in the order. */
	key: K;
	item: I;
	/** Up to `limit` rows after the place `after`, in a fixed order. */
	read: (query: z.infer<Q>, after: z.infer<K> | undefined, limit: number) => Promise<unknown[]>;
	keyOf: (row: z.infer<I>) => z.infer<K>;
};

/** A list read page by page. What goes out is checked against the schema that describes it. */
export function listLoader<Q extends typeof listQuery, K extends z.ZodType<(string | number)[]>, I extends z.ZodType>(
	list: List<Q, K, I>,
) {
	return async ({ url }: { url: URL }): Promise<Response> => {
		const query = list.query.safeParse(Object.fromEntries([...url.searchParams].filter(([, value]) => value !== "")));
		if (!query.success)
			return apiError(400, "bad_query", `${query.error.issues[0]?.path.join(".")}: ${query.error.issues[0]?.message}`);
		const after = query.data.cursor === undefined ? undefined : list.key.safeParse(decode(query.data.cursor));
		if (after?.success === false) return apiError(400, "bad_cursor", "cursor: not one of ours");
		const limit = query.data.limit;
		const rows = z.array(list.item).parse(await list.read(query.data, after?.data, limit + 1));
		const items = rows.slice(0, limit);
		const last = items.at(-1);
		return json({ items, next: rows.length > limit && last !== undefined ? encode(list.keyOf(last)) : null });
	};
}
