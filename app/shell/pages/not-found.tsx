import { notFound } from "../../base/http/http-errors.ts";

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
