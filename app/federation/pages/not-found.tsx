import { notFound } from "../../base/http/stop.ts";

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
