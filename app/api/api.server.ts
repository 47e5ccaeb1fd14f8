import { z } from "zod";
import { publicPicture } from "../base/files/pictures/public-picture.server.ts";
import { idParam } from "../base/forms/params.ts";
import { notFound } from "../base/http/http-errors.ts";
import { askedLocale } from "../base/locale/asked-locale.ts";
import { plural } from "../base/locale/text.ts";
import { refusalOf } from "../shell/bare-error-page.server.ts";

/** How the public API is answered: JSON, open to every site, an error in one shape. */
const headers = { "content-type": "application/json; charset=utf-8", "access-control-allow-origin": "*" };

export const json = (body: unknown, status = 200) =>
	new Response(`${JSON.stringify(body)}\n`, {
		status,
		headers: status === 200 ? headers : { ...headers, "cache-control": "no-store" },
	});

/** Headers of an answer for one account: no cross-origin reads, no caching. */
export const privateJson = (body: unknown) =>
	new Response(`${JSON.stringify(body)}\n`, {
		headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
	});

/** The text of an error, in the language of `Accept-Language`; English without one. */
type Words = { ar: string; en: string };

export const apiError = (request: Request, status: number, code: string, words: Words) =>
	json({ error: { code, message: words[localeOfProgram(request.headers.get("accept-language"))] } }, status);

const localeOfProgram = (asked: string | null | undefined) => askedLocale(asked) ?? "en";

/** The body of an error that says no more than its status. The id finds the cause of a failure in the log. */
export function errorBody(status: number, asked: string | null | undefined, id: string) {
	const { code, ...words } = refusalOf(status);
	const error = { code, message: words[localeOfProgram(asked)], ...(status >= 500 ? { id } : {}) };
	return `${JSON.stringify({ error })}\n`;
}

export const isApi = (path: string) => /^\/api(\/|$)/.test(path);

/** Every error under `/api` has one shape (decision 80). An error that a function shaped itself is kept. */
export async function asApiError(request: Request, response: Response, id: string): Promise<Response> {
	const said: unknown = await response
		.clone()
		.json()
		.catch(() => undefined);
	if (errorSchema.safeParse(said).success) return response;
	const body = errorBody(response.status, request.headers.get("accept-language"), id);
	const error = new Response(body, { status: response.status, headers: { ...headers, "cache-control": "no-store" } });
	for (const name of ["allow", "retry-after"]) {
		const value = response.headers.get(name);
		if (value) error.headers.set(name, value);
	}
	return error;
}

/** Errors that several functions answer. */
export const usePost = ({ request }: { request: Request }) =>
	apiError(request, 405, "method_not_allowed", { ar: "استعمل الطريقة POST.", en: "Use POST." });
export const unauthorized = (request: Request) =>
	apiError(request, 401, "unauthorized", {
		ar: "أرسل الترويسة Authorization: Bearer مع رمز وصول من verify-admin-login.",
		en: "Send Authorization: Bearer with a token from verify-admin-login.",
	});
export const badJson = (request: Request) =>
	apiError(request, 400, "bad_json", { ar: "أرسل كائن JSON.", en: "Send a JSON object." });
export const tooMany = (request: Request, seconds: number) =>
	apiError(request, 429, "too_many", {
		ar: `أعد المحاولة بعد ${plural("ar", seconds, {
			one: "ثانية واحدة",
			two: "ثانيتين",
			few: "# ثوانٍ",
			many: "# ثانية",
			other: "# ثانية",
		})}.`,
		en: `Try again in ${plural("en", seconds, { one: "a second", other: "# seconds" })}.`,
	});

export const errorSchema = z.object({
	error: z.object({
		code: z.string(),
		message: z.string().describe("In Arabic or English, as `Accept-Language` asks; English when it asks for neither."),
		id: z.string().optional().describe("Of a failure on our side: finds its cause in our log."),
	}),
});

const PAGE = 50;

/** Query parameters of every list. */
export const listQuery = z.object({
	cursor: z.string().max(700).optional().describe("The `next` of the page before."),
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

/** A row has every field of its schema; the schema checks their values and leaves out the others. */
export type Fields<I extends z.ZodType> = Readonly<Record<keyof z.input<I>, unknown>>;

type List<Q extends z.ZodType, K extends z.ZodType, I extends z.ZodType> = {
	query: Q;
	/** The columns of a cursor. */
	key: K;
	item: I;
	/** Up to `limit` rows after the place `after`, in a fixed order. */
	read: (query: z.infer<Q>, after: z.infer<K> | undefined, limit: number) => Promise<Fields<I>[]>;
	keyOf: (row: z.infer<I>) => z.infer<K>;
};

/** Pictures as visitors find them, where they are not on the site itself. */
const withPublicPictures = (item: unknown) =>
	JSON.parse(JSON.stringify(item), (name, value) =>
		name.endsWith("_url") && typeof value === "string" ? publicPicture(value) : value,
	);

/** One thing by its id; 404 where there is none. */
export const itemLoader =
	<I extends z.ZodType>(item: I, read: (id: number) => Promise<Fields<I> | undefined>) =>
	async ({ params }: { params: { id?: string } }): Promise<Response> => {
		const found = await read(idParam(params.id));
		if (found === undefined) throw notFound();
		return json(withPublicPictures(item.parse(found)));
	};

/** A list read page by page. What goes out is checked against the schema that describes it. */
export function listLoader<Q extends typeof listQuery, K extends z.ZodType<(string | number)[]>, I extends z.ZodType>(
	list: List<Q, K, I>,
) {
	return async ({ request, url }: { request: Request; url: URL }): Promise<Response> => {
		const query = await list.query.safeParseAsync(
			Object.fromEntries([...url.searchParams].filter(([, value]) => value !== "")),
		);
		if (!query.success) {
			const [issue] = query.error.issues;
			const name = issue?.path.join(".");
			return apiError(request, 400, "bad_query", { ar: `${name}: قيمة غير صالحة`, en: `${name}: ${issue?.message}` });
		}
		const after = query.data.cursor === undefined ? undefined : list.key.safeParse(decode(query.data.cursor));
		if (after?.success === false)
			return apiError(request, 400, "bad_cursor", { ar: "cursor: قيمة غير صالحة", en: "cursor: invalid value" });
		const limit = query.data.limit;
		const rows = z.array(list.item).parse(await list.read(query.data, after?.data, limit + 1));
		const items = rows.slice(0, limit);
		const last = items.at(-1);
		return json({
			items: items.map(withPublicPictures),
			next: rows.length > limit && last !== undefined ? encode(list.keyOf(last)) : null,
		});
	};
}
