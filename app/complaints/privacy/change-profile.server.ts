import type { z } from "zod";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant } from "../../access/case-access.server.ts";
import { audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { makeTokensOfPerson } from "../case/tokens/make-tokens.server.ts";
import type { profileForm } from "../complainants/profile-form.ts";
import { type Person, tellsPerson } from "../naming/people-in-text.ts";

type ProfileInput = z.output<ReturnType<typeof profileForm>>;
type NameField = "full_name" | "full_name_ar" | "phone";

/**
 * Changes what may be changed: names, phone, address, organization. A name or phone number of a party in an own case is
 * refused, unless it was the profile's before: the desk would name the party as who filed the case.
 */
export async function changeProfile(actor: Actor, input: ProfileInput): Promise<Outcome<{ ofParty: NameField[] }>> {
	authorize(actor, "case.file");
	const person = accountIdOf(actor) ?? "";
	return asComplainant(actor, async () => {
		const ofParty = await fieldsOfParties(person, input);
		if (ofParty.length > 0) return { ok: false, ofParty };
		await db()
			.updateTable("complaint_users")
			.set({ ...input, updated_at: new Date() })
			.where("id", "=", person)
			.execute();
		await makeTokensOfPerson(person);
		await audit(actor, "profile.changed", `account:${person}`, { fields: Object.keys(input) });
		return { ok: true };
	});
}

/** The fields whose new value names a party of a submitted case of the person, and whose former one did not. */
async function fieldsOfParties(person: string, input: ProfileInput): Promise<NameField[]> {
	const former = await db()
		.selectFrom("complaint_users")
		.select(["full_name", "full_name_ar", "phone"])
		.where("id", "=", person)
		.forUpdate()
		.executeTakeFirst();
	const cases = await db()
		.selectFrom("complaints")
		.select(["first_party_full_name", "first_party_phone", "second_party_full_name", "second_party_phone"])
		.where("user_id", "=", person)
		.where("status", "<>", "draft")
		.execute();
	const parties = cases.flatMap((each) => [
		{ name: each.first_party_full_name ?? "", phone: each.first_party_phone ?? "" },
		{ name: each.second_party_full_name ?? "", phone: each.second_party_phone ?? "" },
	]);
	const own = { names: [former?.full_name ?? null, former?.full_name_ar ?? null], contacts: [former?.phone ?? null] };
	const others = parties.filter(({ name, phone }) => !tellsPerson(`${name} ${phone}`, [own]));
	const tells = (text: string, now: Person) => tellsPerson(text, [now]);
	return [
		...(["full_name", "full_name_ar"] as const).filter((field) =>
			others.some(({ name }) => tells(name, { names: [input[field]] })),
		),
		...(["phone"] as const).filter((field) =>
			others.some(({ phone }) => tells(phone, { names: [], contacts: [input[field]] })),
		),
	];
}
