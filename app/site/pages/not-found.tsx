import { notFound } from "../../base/http/http-errors.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";

export const handle = { maxBody: SHORT_FORM };

// A path that no other route knows. The server logs it.
export function loader() {
	throw notFound();
}

export function action() {
	throw notFound();
}

export default function NotFound() {
	return null;
}
