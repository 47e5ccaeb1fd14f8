import { notFound } from "../http/http-errors.ts";

const MAX_ID = 2_147_483_647; // the database's integer

/** An id from an address; anything else is a page that does not exist. */
export function idParam(text: string | undefined): number {
	const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : 0;
	if (id < 1 || id > MAX_ID) throw notFound();
	return id;
}

/** Whether a text can be asked of a column of uuids. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The id in the address of a record's form; undefined for `new`. */
export const newOrId = (text: string | undefined) => (text === "new" ? undefined : idParam(text));

/** A whole number from a query; undefined for anything else. */
export function numberIn(query: URLSearchParams, name: string): number | undefined {
	const text = query.get(name) ?? "";
	return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
export const numberParam = (url: URL, name: string) => numberIn(url.searchParams, name);

/** A page number; 1 when absent, 404 when it is no number. */
export function pageParam(url: URL, name = "page"): number {
	if (!url.searchParams.get(name)) return 1;
	const page = numberParam(url, name);
	if (page === undefined) throw notFound();
	return page;
}
