import { publicKeySet } from "../../../signing/sign.server.ts";

export const handle = { cached: [] };

/**
 * The keys that verify receipts, decisions and heads of the audit log, former ones included (docs/verify-offline.md).
 */
export async function loader() {
	const body = `${JSON.stringify(await publicKeySet(), null, 2)}\n`;
	return new Response(body, { headers: { "content-type": "application/jwk-set+json; charset=utf-8" } });
}
