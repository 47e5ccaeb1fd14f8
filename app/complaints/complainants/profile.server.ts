import type { Actor } from "../../access/actor.ts";
import { accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant, asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { unseal } from "../../base/secrets/seal.server.ts";
import type { SealedColumn } from "../../base/secrets/sealed-columns.server.ts";
import { maskedId } from "./identity-number.ts";

/** The profile of the person who asks, the ID number masked; undefined for an account without one. */
export async function ownProfile(actor: Actor) {
	authorize(actor, "case.file");
	const row = await asComplainant(actor, () =>
		db()
			.selectFrom("complaint_users")
			.selectAll()
			.where("id", "=", accountIdOf(actor) ?? "")
			.executeTakeFirst(),
	);
	if (!row) return undefined;
	const { id_number, id_number_index: _, ...shown } = row;
	return { ...shown, id_number_masked: maskedIdOf(row.id, id_number) };
}

/** An ID number in full, out of what is stored of it. Showing it to anyone but its owner requires a logged reason. */
export const fullId = (id: string, sealed: string) => unseal(sealed, placeOfId(id));
export const placeOfId = (id: string) => `complaint_users.id_number:${id}`;
export const sealedIdNumbers: SealedColumn = {
	table: "complaint_users",
	column: "id_number",
	id: "id",
	place: placeOfId,
	scope: asSystem,
};

/** Enough of an ID number to know it again. */
export const maskedIdOf = (id: string, sealed: string | null) => (sealed ? maskedId(fullId(id, sealed)) : null);

/** The same with the ID number, for the person's own export. */
export async function ownProfileInFull(actor: Actor) {
	authorize(actor, "case.file");
	const row = await asComplainant(actor, () =>
		db()
			.selectFrom("complaint_users")
			.selectAll()
			.where("id", "=", accountIdOf(actor) ?? "")
			.executeTakeFirstOrThrow(),
	);
	const { id_number, id_number_index: _, ...rest } = row;
	return { ...rest, id_number: id_number && fullId(row.id, id_number) };
}

/**
 * Whether the account that has just signed in has a profile. A profile that does not know yet that its address was
 * confirmed learns it here (docs/rules/complaints.md#complainants).
 */
export function checkProfile(accountId: string): Promise<boolean> {
	return asSystem(async () => {
		const row = await db()
			.selectFrom("complaint_users")
			.select("email_verified")
			.where("id", "=", accountId)
			.where("erased_at", "is", null)
			.executeTakeFirst();
		if (row && !row.email_verified)
			await db().updateTable("complaint_users").set({ email_verified: true }).where("id", "=", accountId).execute();
		return row !== undefined;
	});
}
