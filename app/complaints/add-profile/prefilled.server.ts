import type { Actor } from "../../access/actor.ts";
import { accountName } from "../../accounts/account-name.ts";
import { accountByEmail } from "../../accounts/joining/register.server.ts";
import { clubById } from "../../people/clubs/clubs.server.ts";
import { ownSquads } from "../../people/squads/own-squads.server.ts";
import { addedFields } from "../complainants/profile-form.ts";
import { registrationOf } from "../complainants/registration.server.ts";

type Values = Record<string, string>;

/**
 * Known facts about the person who adds a profile: the account's name, a captain's club, and over them the fields of a
 * registration that this browser holds for the account's own address. The ID number is typed again: it is a proof for
 * tracking, and a stranger may have typed it on a shared computer.
 */
export async function prefilled(actor: Actor & { kind: "account" }, request: Request): Promise<Values> {
	const account = await accountByEmail(actor.email);
	const name = account && accountName(account);
	return {
		...(name && { [/\p{Script=Arabic}/u.test(name) ? "full_name_ar" : "full_name"]: name }),
		...(await ofCaptain(actor)),
		...(await typedBefore(actor.email, request)),
	};
}

async function ofCaptain(actor: Actor): Promise<Values> {
	const [squad] = await ownSquads(actor);
	const club = squad && (await clubById(squad.club_id));
	return club ? { submitter_type: "club", organization: club.name, organization_ar: club.name_ar } : {};
}

async function typedBefore(email: string, request: Request): Promise<Values> {
	const registration = await registrationOf(request);
	if (!registration || registration.values.email?.toLowerCase() !== email.toLowerCase()) return {};
	const names = addedFields.filter((name) => name !== "id_type" && name !== "id_number");
	return Object.fromEntries(
		names.flatMap((name) => {
			const value = registration.values[name];
			return value ? [[name, value]] : [];
		}),
	);
}
