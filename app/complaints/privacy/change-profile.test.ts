import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { complainant, filed } from "../../../test/make-case.ts";
import { ownProfile } from "../complainants/profile.server.ts";
import { changeProfile } from "./change-profile.server.ts";

const input = {
	full_name: "Sara Salem",
	full_name_ar: null,
	phone: "+966 50 123 4567",
	date_of_birth: null,
	address: null,
	organization: null,
	organization_ar: null,
};

onEveryEngine((engine) => {
	freshProduct(engine);

	test("a profile takes no name or phone number of a party, whose page would name the party as filer", async () => {
		const filer = await complainant();
		await filed(filer, { second_party_full_name: "Ziyad Mansour", second_party_phone: "0557654321" });
		await filed(filer, { first_party_full_name: "زياد منصور" });
		for (const [field, value] of [
			["full_name", "Ziyad bin Ali Mansour"],
			["full_name_ar", "زياد منصور"],
			["phone", "+966 55 765 4321"],
		] as const) {
			expect(await changeProfile(filer, { ...input, [field]: value })).toEqual({ ok: false, ofParty: [field] });
			expect(await ownProfile(filer)).toMatchObject({ full_name: "Sara Salem", phone: "+966 50 123 4567" });
		}
	});

	test("who is a party of the own case corrects name and number", async () => {
		const filer = await complainant();
		await filed(filer, { first_party_full_name: "Sara Salem", first_party_phone: "+966 50 123 4567" });
		const corrected = { ...input, full_name: "Sara Ali Salem", phone: "+966 50 999 8888" };
		expect(await changeProfile(filer, corrected)).toEqual({ ok: true });
		expect(await ownProfile(filer)).toMatchObject({ full_name: "Sara Ali Salem" });
	});
});
