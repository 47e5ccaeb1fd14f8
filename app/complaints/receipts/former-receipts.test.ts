import { generateKeyPairSync, sign } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import type { Actor } from "../../access/actor.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { exportOwnData } from "../privacy/export-own-data.server.ts";
import { sha256 } from "./issue-receipt.server.ts";
import { verifyReceipt } from "./receipt.server.ts";
import { statementText } from "./receipt.ts";

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const owner: Actor = { kind: "account", id: id(9), email: "sara@example.org", roles: ["complainant"] };
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const pem = publicKey.export({ format: "pem", type: "spki" }).toString();
const text = (value: string | null) => (value === null ? "null" : `'${value.replaceAll("'", "''")}'`);

/** The characters that JSON writes in a way of its own, and those it might. */
const awkward = `"They" said \\no\\ / 'never'.\b\f\n\r\t\u0001\u001f\u007f\u2028 لا، 😀 </script>`;
const cases = [
	{ why: "its statement is stored", isStored: true },
	{ why: "its statement was never stored", isStored: false },
];
const referenceOf = (n: number) => `2026-00000${n}`;
const signed = statementText({
	dispute_type: "financial",
	detailed_description: awkward,
	detailed_description_ar: null,
	incident_date: "2026-01-02",
	incident_location: "",
	incident_location_ar: null,
	first_party_full_name: "O'Brien",
	first_party_phone: null,
	first_party_organization: null,
	second_party_full_name: null,
	second_party_phone: null,
	second_party_organization: "نادي",
});

/** A case with its receipt as the product wrote them before receipts were JWS. */
function rowsOf({ isStored }: { isStored: boolean }, n: number) {
	const body = JSON.stringify({ case_reference: referenceOf(n), statement_sha256: sha256(signed), files: [] });
	return {
		code: sign(null, Buffer.from(body), privateKey).toString("base64url"),
		rows: `
			insert into complaints (id, user_id, case_reference, status, detailed_description, terms_version, submitted_at)
			values ('${id(n)}', '${id(9)}', '${referenceOf(n)}', 'submitted', 'Text', '1', now());
			insert into complaint_receipts (complaint_id, case_reference, body, signature, receipt_key, statement)
			values ('${id(n)}', '${referenceOf(n)}', ${text(body)}, '', 'key', ${text(isStored ? signed : null)});`,
	};
}
const made = cases.map((each, i) => rowsOf(each, i + 1));
const before = `
	insert into accounts (id, name, email) values ('${id(9)}', 'Sara', 'sara@example.org');
	insert into account_roles (account_id, role) values ('${id(9)}', 'complainant');
	insert into complaint_users (id, email, full_name) values ('${id(9)}', 'sara@example.org', 'Sara');
	insert into receipt_keys (key, public_key) values ('key', '${pem}') on conflict do nothing;
	alter table complaints disable trigger guard_case;
	${made.map(({ rows }) => rows).join("")}
	alter table complaints enable trigger guard_case;`;

onOneEngine((engine) => {
	freshProduct(engine);
	beforeEach(async () => {
		await runAsOperator(before);
	});

	test.each(cases.map((each, i) => ({ ...each, n: i + 1 })))(
		"a receipt that is no JWS is genuine, and $why",
		async ({ n, isStored }) => {
			const { code } = made[n - 1]!;
			const verified = await verifyReceipt(referenceOf(n), code, "a");
			const found = (await exportOwnData(owner)).cases.find((each) => each.case_reference === referenceOf(n));
			expect(found?.receipts).toHaveLength(1);
			const exported = found?.receipts[0];
			if (!isStored) {
				expect(verified).toMatchObject({ ok: true });
				expect(exported).toMatchObject({
					statement: null,
					statement_note: {
						en: expect.stringContaining("was not stored"),
						ar: expect.stringMatching(/[\u0600-\u06ff]/),
					},
				});
				return;
			}
			expect(verified).toMatchObject({ ok: true, body: { statement_sha256: sha256(exported?.statement ?? "") } });
			expect(JSON.parse(exported?.statement ?? "")).toMatchObject({
				dispute_type: "financial",
				detailed_description: awkward,
			});
			expect(exported).not.toHaveProperty("statement_note");
		},
	);

	test("a receipt is only ever added with the statement that it certifies", async () => {
		const { rows } = await runAsOperator(
			"select complaint_id, statement from complaint_receipts where statement is not null",
		);
		for (const { complaint_id, statement } of rows)
			await expect(
				runAsOperator("update complaint_receipts set statement = $1 where complaint_id = $2", [
					`${statement} `,
					complaint_id,
				]),
			).rejects.toThrow(/signed_statement/);
	});
});
