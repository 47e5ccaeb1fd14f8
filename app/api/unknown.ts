import { notFound } from "../base/http/http-errors.ts";

// An address under /api that no route knows: the server tells it as it tells every error there.
export const loader = () => {
	throw notFound();
};
export const action = loader;
