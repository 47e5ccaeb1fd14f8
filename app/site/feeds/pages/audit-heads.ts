import { notFound } from "../../../base/http/http-errors.ts";
import { newestList } from "../../../heads/newest-list.server.ts";

export const handle = { cached: [] };

/** The newest signed list of heads: `audit verify --against` takes it as it is (docs/operations.md#the-audit-log). */
export async function loader() {
	const list = await newestList();
	if (!list) throw notFound();
	return new Response(`${list.jws}\n`, { headers: { "content-type": "application/jose; charset=utf-8" } });
}
