import { asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { seal, unseal } from "../../base/secrets/seal.server.ts";
import type { SealedColumn } from "../../base/secrets/sealed-columns.server.ts";
import { fullId } from "./profile.server.ts";

const placeOfIdentity = (id: string) => `erasure_requests.sealed_identity:${id}`;
export const sealedIdentities: SealedColumn = {
	table: "erasure_requests",
	column: "sealed_identity",
	id: "account_id",
	place: placeOfIdentity,
	scope: asSystem,
};

/**
 * Seals who a complainant was until the period for claims is over: names, email, phone and ID number. Call it with the
 * system's scope, before the profile is blanked.
 */
export async function sealIdentity(person: string) {
	const { id_number, ...who } = await db()
		.selectFrom("complaint_users")
		.select(["full_name", "full_name_ar", "email", "phone", "id_number"])
		.where("id", "=", person)
		.executeTakeFirstOrThrow();
	const lines = [...new Set([...Object.values(who), id_number && fullId(person, id_number)])].filter(Boolean);
	await db()
		.updateTable("erasure_requests")
		.set({ sealed_identity: seal(lines.join("\n"), placeOfIdentity(person)) })
		.where("account_id", "=", person)
		.execute();
}

/**
 * Who an erased complainant was, a line each; undefined when the period is over, or for an account that is no head. In
 * the caller's scope.
 */
export async function identityOf(person: string): Promise<string | undefined> {
	const row = await db()
		.selectFrom("erasure_requests")
		.select("sealed_identity")
		.where("account_id", "=", person)
		.executeTakeFirst();
	return row?.sealed_identity ? unseal(row.sealed_identity, placeOfIdentity(person)) : undefined;
}

/** Whether there is one to reveal, in the caller's scope. */
export async function hasIdentity(person: string): Promise<boolean> {
	const row = await db()
		.selectFrom("erasure_requests")
		.select("account_id")
		.where("account_id", "=", person)
		.where("sealed_identity", "is not", null)
		.executeTakeFirst();
	return row !== undefined;
}
