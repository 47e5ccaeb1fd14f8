import { sealedForms } from "../accounts/stash/stashed-form.server.ts";
import { keyIds } from "../base/secrets/seal.server.ts";
import { keysInUse, resealColumn } from "../base/secrets/sealed-columns.server.ts";
import { sealedIdentities } from "../complaints/complainants/erased-identity.server.ts";
import { sealedIdNumbers } from "../complaints/complainants/profile.server.ts";
import { sealedProfiles } from "../complaints/complainants/register-complainant.server.ts";
import { sealedRegistrations } from "../complaints/complainants/registration.server.ts";

/** Every column whose texts are sealed with a key of `ENCRYPTION_KEYS`. */
export const sealedColumns = [sealedIdNumbers, sealedIdentities, sealedProfiles, ...sealedForms, sealedRegistrations];

type KeyRotation = { current: string; resealed: number; kept: number; droppable: string[] };

/**
 * Seals everything with the current key while the site goes on. Keys of the settings that no row needs afterwards may
 * be dropped. `kept` counts texts that no key opens.
 */
export async function rotateKeys(): Promise<KeyRotation> {
	const total = { resealed: 0, kept: 0 };
	const needed = new Set<string>();
	for (const column of sealedColumns) {
		const { resealed, kept } = await resealColumn(column);
		total.resealed += resealed;
		total.kept += kept;
		for (const id of (await keysInUse(column)).keys()) needed.add(id);
	}
	const [current = "", ...others] = keyIds();
	return { current, ...total, droppable: others.filter((id) => !needed.has(id)) };
}
