import { generateKeyPairSync, sign } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "../../../test/engines.ts";
import { databaseBefore } from "../../../test/former-database.ts";
import { TEST_KEYS } from "../../../test/prepare-database.ts";
import type { Actor } from "../../access/actor.ts";
import { configure, parseConfig } from "../../base/config.server.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import type { DisputeType } from "../case/complaint.ts";
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
type Before = {
	why: string;
	/** The type that was signed, and those that officers chose afterwards. */
	types: [DisputeType, ...DisputeType[]];
	/** Officers' choices have events; an operator's change has none. */
	events?: boolean;
	/** Changes to the row's text since. */
	words?: string;
	statement: "signed" | "gone";
};
const cases: Before[] = [
	{ why: "nothing changed since", types: ["financial"], statement: "signed" },
	{ why: "reclassified once", types: ["financial", "disciplinary"], statement: "signed" },
	{ why: "reclassified twice", types: ["referee_decision", "other", "disciplinary"], statement: "signed" },
	{ why: "reclassified and back", types: ["other", "financial", "other"], statement: "signed" },
	{ why: "changed without an event", types: ["financial", "other"], events: false, statement: "signed" },
	{ why: "other words", types: ["financial"], words: "They paid.", statement: "gone" },
	{ why: "reclassified and erased", types: ["financial", "other"], words: "", statement: "gone" },
];
const referenceOf = (n: number) => `2026-00000${n}`;

/** A case with its receipt as the product wrote them when a receipt had no statement of its own. */
function rowsOf({ types, events = true, words = awkward }: Before, n: number) {
	const signed = statementText({
		dispute_type: types[0],
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
	const body = JSON.stringify({ case_reference: referenceOf(n), statement_sha256: sha256(signed), files: [] });
	const changes = types.slice(1).map((is, i) => JSON.stringify({ was: types[i], is }));
	return {
		code: sign(null, Buffer.from(body), privateKey).toString("base64url"),
		rows: `
			insert into complaints (id, user_id, case_reference, status, dispute_type, detailed_description, incident_date, incident_location,
				first_party_full_name, second_party_organization, terms_version, submitted_at, created_at)
			values ('${id(n)}', '${id(9)}', '${referenceOf(n)}', 'submitted', '${types.at(-1)}', ${text(words)}, '2026-01-02', '',
				${text("O'Brien")}, 'نادي', '1', now(), '2026-02-0${n}');
			insert into complaint_receipts (complaint_id, case_reference, body, signature, receipt_key)
			values ('${id(n)}', '${referenceOf(n)}', ${text(body)}, '', 'key');
			${(events ? changes : []).map((details) => `insert into complaint_events (complaint_id, type, actor_role, details) values ('${id(n)}', 'case.reclassified', 'officer', '${details}');`).join("\n")}`,
	};
}
const made = cases.map((each, i) => rowsOf(each, i + 1));
const before = `
	insert into accounts (id, name, email) values ('${id(9)}', 'Sara', 'sara@example.org');
	insert into account_roles (account_id, role) values ('${id(9)}', 'complainant');
	insert into complaint_users (id, email, full_name) values ('${id(9)}', 'sara@example.org', 'Sara');
	insert into receipt_keys (key, public_key) values ('key', '${pem}');
	alter table complaints disable trigger guard_case;
	${made.map(({ rows }) => rows).join("")}
	alter table complaints enable trigger guard_case;`;

onOneEngine((engine) => {
	databaseBefore("0022", engine, before);
	let folder: string;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "tawila-"));
		configure(parseConfig({ DATA_DIR: folder, ...TEST_KEYS }));
	});
	afterAll(() => rm(folder, { recursive: true, force: true }));

	test.each(cases.map((each, i) => ({ ...each, n: i + 1 })))(
		"the receipt of a case of before ($why) is genuine, and its statement is $statement",
		async ({ n, types, statement }) => {
			const { code } = made[n - 1]!;
			const verified = await verifyReceipt(referenceOf(n), code, "a");
			const found = (await exportOwnData(owner)).cases.find((each) => each.case_reference === referenceOf(n));
			expect(found?.receipts).toHaveLength(1);
			const exported = found?.receipts[0];
			if (statement === "gone") {
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
				dispute_type: types[0],
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
