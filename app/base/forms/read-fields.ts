import { badRequest, isHttpError, refusedWith } from "../http/http-errors.ts";
import { Refusal } from "../http/refusal.ts";

/** No text of ours holds this, and the database takes none that does. */
const NUL = /\0/g;
/** Our largest form, a list of cases with a box each, has a few hundred. */
export const MAX_FIELDS = 5000;
export const withoutNul = (text: string) => text.replace(NUL, "");

/**
 * A posted form. U+0000 is left out of its names and texts; what cannot be read is 400, too much of it 413, too slow
 * 408.
 */
export async function readForm(request: Request): Promise<FormData> {
	const posted = await parse(request).catch((error) => {
		throw isHttpError(error) ? error : error instanceof Refusal ? refusedWith(error.status) : badRequest();
	});
	const form = new FormData();
	if ([...posted.keys()].length > MAX_FIELDS) throw badRequest();
	for (const [name, value] of posted)
		if (typeof value === "string") form.append(withoutNul(name), withoutNul(value));
		else form.append(withoutNul(name), value, withoutNul(value.name));
	return form;
}

/** Fields are counted before they are made: a megabyte holds half a million of them, and making those takes seconds. */
async function parse(request: Request): Promise<FormData> {
	const type = request.headers.get("content-type") ?? "";
	if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return request.formData();
	const text = await request.text();
	let marks = 0;
	for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1))
		if (++marks > MAX_FIELDS) throw badRequest();
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
	return form;
}

/**
 * The fields of a posted form; a control that came several times keeps its last value. Files are left out of the
 * values.
 */
export async function readFields(request: Request) {
	const form = await readForm(request);
	return { form, values: textsOf(form) };
}

/** The texts of a form by their names. */
export function textsOf(form: FormData): Record<string, string> {
	const values: Record<string, string> = {};
	// A form that was interrupted for a confirmation comes with its proof, which is no field of it.
	for (const [name, value] of form) if (typeof value === "string" && !name.startsWith("step_up_")) values[name] = value;
	return values;
}

/**
 * The JSON object of a request with any content type; undefined when its body is none. An empty body is an empty
 * object. U+0000 and lone surrogates, which the database rejects, are left out of its fields. Deeper values are in no
 * schema of ours and are ignored.
 */
export async function readJson(request: Request): Promise<Record<string, unknown> | undefined> {
	const text = await request.text().catch((error) => {
		throw error instanceof Refusal ? refusedWith(error.status) : error;
	});
	if (text.trim() === "") return {};
	try {
		const body: unknown = JSON.parse(text);
		if (typeof body !== "object" || body === null || Array.isArray(body)) return undefined;
		const clean = (value: unknown) => (typeof value === "string" ? withoutNul(value).toWellFormed() : value);
		return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, clean(value)]));
	} catch {
		return undefined; // not JSON, or nested beyond what can be read
	}
}
