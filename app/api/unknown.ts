import { notFound } from "../base/http/http-errors.ts";
import { SHORT_FORM } from "../base/limits/short-form.ts";

export const handle = { maxBody: SHORT_FORM };

// An address under /api that no route knows: the server tells it as it tells every error there.
export const loader = () => {
	throw notFound();
};
export const action = loader;
