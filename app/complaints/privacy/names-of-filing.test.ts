import { readFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { asTableOwner, runAsOperator } from "../../base/db/client.server.ts";
import { addNote } from "../handling/commands/case-commands.server.ts";
import { verifyCases } from "../record/verify-cases.server.ts";
import { changeOwnStatus } from "../transitions/change-status.server.ts";
import { changeProfile } from "./change-profile.server.ts";
import { requestErasure } from "./erasure.server.ts";

type Values = Record<string, string>;
const respondent = { full_name: "Ziyad Mansour", full_name_ar: "زياد منصور", phone: "0557654321" };
const both = "Ziyad Mansour (055 765 4321) is warned. يُنذر زياد منصور، ورفعتها سارة سالم، Sara Salem.";
const bothWithoutSara =
	"Ziyad Mansour (055 765 4321) is warned. يُنذر زياد منصور، ورفعتها [المشتكي]، [the complainant].";
const profile = { date_of_birth: null, address: null, organization: null, organization_ar: null };

onEveryEngine((engine) => {
	freshProduct(engine);
	beforeEach(async () => {
		for (const table of ["audit_log", "audit_chains", "audit_heads", "case_records"])
			await runAsOperator(`delete from ${table}`);
	});

	/** The text of an officer, after the complainant changed the profile, withdrew and was erased. */
	async function afterErasure(note: string, who: Partial<typeof respondent>, values: Values, later?: Values) {
		const filer = await complainant(who);
		const head = await person("head");
		const { id } = await filed(filer, values);
		if (later) {
			const now = {
				full_name: "Sara Salem",
				full_name_ar: "سارة سالم",
				phone: "+966 50 123 4567",
				...profile,
				...later,
			};
			const isOfParty = later.full_name_ar === respondent.full_name_ar;
			const refused = { ok: false, ofParty: ["full_name_ar"] };
			expect(await changeProfile(filer, now)).toEqual(isOfParty ? refused : { ok: true });
			// A profile that took such a name before it was refused.
			const names = [filer.id, now.full_name, now.full_name_ar];
			if (isOfParty)
				await runAsOperator("update complaint_users set full_name = $2, full_name_ar = $3 where id = $1", names);
		}
		await addNote(head, id, { body: note });
		await changeOwnStatus(filer, id, { to: "closed", text: "Over." });
		expect(await requestErasure(filer)).toBe("done");
		const { rows } = await runAsOperator("select body from case_notes where complaint_id = $1", [id]);
		const left = await runAsOperator("select filer_names, filer_contacts from complaints where id = $1", [id]);
		expect(left.rows).toEqual([{ filer_names: null, filer_contacts: null }]);
		expect((await verifyCases()).problems).toEqual([]);
		return rows[0].body;
	}

	test("who files under the name or number of a party, in either script, takes neither out", async () => {
		const party = { second_party_full_name: "Coach Ziyad Mansour", second_party_phone: "+966 55 765 4321" };
		expect(await afterErasure(both, respondent, party)).toBe(both);
		expect(await afterErasure(both, respondent, { second_party_full_name: "زياد منصور" })).toContain("Ziyad Mansour");
		const asArabic = { full_name: "Sara Salem", full_name_ar: "زياد منصور" };
		const written = await afterErasure(both, asArabic, { second_party_full_name: "Zeyad Mansoor" });
		expect(written).toContain("يُنذر زياد منصور");
		expect(written).not.toContain("Sara Salem");
		const represents = { represented_name: "Ziyad Mansour", represented_as: "lawyer", ...party };
		expect(await afterErasure(both, {}, represents)).toBe(bothWithoutSara);
	});

	test("a name that the profile takes later takes no other person out, and the one of the filing goes", async () => {
		const party = { second_party_full_name: "Ziyad Mansour" };
		const witness = { full_name: "Huda Nasser", full_name_ar: "زياد منصور" };
		const note = `${both} Huda Nasser was heard.`;
		const expected = `${bothWithoutSara} Huda Nasser was heard.`;
		expect(await afterErasure(note, {}, party, witness)).toBe(expected);
		const married = { full_name: "Sara Qahtani", phone: "+966 50 999 8888" };
		const text = "Sara Qahtani (050 999 8888), formerly Sara Salem (050 123 4567)";
		const cut = "[the complainant] ([the complainant]), formerly [the complainant] ([the complainant])";
		expect(await afterErasure(text, {}, party, married)).toBe(cut);
	});

	test("a first party of that name is the complainant, a second party is another person", async () => {
		const own = "Sarah Salem, سارة سالم";
		expect(await afterErasure(own, {}, { first_party_full_name: "Sarah Salem" })).toBe("[the complainant], [المشتكي]");
		const namesake = { first_party_full_name: "Sara Salem", first_party_phone: "0559990000" };
		expect(await afterErasure("Sara Salem", {}, namesake)).toBe("Sara Salem");
		const second = { second_party_full_name: "Sara Salem" };
		expect(await afterErasure("Sara Salem", {}, second)).toBe("Sara Salem");
		const alike = { ...second, second_party_phone: "+966 50 123 4567" };
		expect(await afterErasure("Sara Salem", {}, alike)).toBe("Sara Salem");
	});

	test("cases of before have the names of the profile, and their chain says why", async () => {
		const filer = await complainant();
		const { id } = await filed(filer);
		const upgrade = await readFile("migrations/0020-names-of-the-filing.sql", "utf8");
		const tables = await readFile("migrations/functions/record-tables.sql", "utf8");
		await asTableOwner(async (client) => {
			await client.query("alter table complaints drop column filer_names, drop column filer_contacts");
			await client.query(tables);
			await client.query(`begin; ${upgrade}; commit`);
			await client.query(tables);
		});
		const { rows } = await runAsOperator("select filer_names, filer_contacts from complaints where id = $1", [id]);
		expect(rows).toEqual([
			{ filer_names: ["Sara Salem", "سارة سالم"], filer_contacts: [filer.email, "+966 50 123 4567"] },
		]);
		expect((await verifyCases()).problems).toEqual([]);
		const said = await runAsOperator(
			"select from audit_log where subject = $1 and details->>'because' like 'The names and contacts of who filed%'",
			[`case:${id}`],
		);
		expect(said.rows).toHaveLength(1);
	});
});
