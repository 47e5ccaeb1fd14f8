import { badRequest, isStop } from "./stop.ts";

/** The fields of a posted form; a control that came several times keeps its last value. Files are left out of the values. */
export async function readFields(request: Request) {
	const form = await request.formData().catch((error) => {
		throw isStop(error) ? error : badRequest();
	});
	const values: Record<string, string> = {};
	for (const [name, value] of form) if (typeof value === "string") values[name] = value;
	return { form, values };
}
