import { randomUUID } from "node:crypto";
import {
	type DeleteQueryNode,
	OperationNodeTransformer,
	type QueryId,
	type SelectQueryNode,
	sql,
	type UpdateQueryNode,
} from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { freshProduct, onEveryEngine } from "../../test/engines.ts";
import { liftByTwo } from "../../test/lift-hold.ts";
import { complainant, draft, filed, inScope, person } from "../../test/make-case.ts";
import { pdfFile } from "../../test/make-pdf.ts";
import { noteReadsPlugin } from "../base/db/changes/reads.server.ts";
import { db, runAsOperator, runSql } from "../base/db/client.server.ts";
import { storeSearch } from "../complaints/case-list/desk-views.server.ts";
import { ownProfile } from "../complaints/complainants/profile.server.ts";
import { attachEvidence, detachEvidence } from "../complaints/evidence/attach-evidence.server.ts";
import { addNote } from "../complaints/handling/commands/case-commands.server.ts";
import { declareConflict } from "../complaints/handling/commands/declare-recusal.server.ts";
import { holdCase } from "../complaints/handling/commands/hold-case.server.ts";
import { ownCase, ownCases, ownCounts, trackedCase } from "../complaints/my-cases/cases.server.ts";
import { ownInbox } from "../complaints/my-cases/inbox.server.ts";
import { changeProfile } from "../complaints/privacy/change-profile.server.ts";
import { erasureOf, requestErasure } from "../complaints/privacy/erasure.server.ts";
import { exportOwnData } from "../complaints/privacy/export-own-data.server.ts";
import { receiptsOf } from "../complaints/receipts/receipt.server.ts";
import { discardDraft, ownDraft, ownDrafts, saveDraft } from "../complaints/submitting/drafts.server.ts";
import { changeOwnStatus, changeStatus } from "../complaints/transitions/change-status.server.ts";
import { writeToOfficers } from "../complaints/transitions/send-message.server.ts";
import { asComplainant, asGuestOf } from "./case-access.server.ts";

const tables = [
	"complaint_users",
	"complaints",
	"complaint_attachments",
	"complaint_events",
	"complaint_messages",
	"complaint_decisions",
	"complainant_deadlines",
	"complaint_receipts",
	"tracking_passes",
	"erasure_requests",
	"case_notes",
	"case_conflicts",
	"case_holds",
	"evidence_damage",
	"case_files",
	"case_reopenings",
	"desk_views",
	"case_tokens",
	"joined_cases",
	"desk_unread",
	"desk_notices",
	"desk_mail_settings",
	"answer_templates",
	"draft_fields",
	"draft_texts",
] as const;

/** Takes every `where` out of a statement, those of its parts included. */
class WithoutWhere extends OperationNodeTransformer {
	protected override transformSelectQuery(node: SelectQueryNode, id?: QueryId): SelectQueryNode {
		const { where: _, ...rest } = super.transformSelectQuery(node, id);
		return rest;
	}
	protected override transformUpdateQuery(node: UpdateQueryNode, id?: QueryId): UpdateQueryNode {
		const { where: _, ...rest } = super.transformUpdateQuery(node, id);
		return rest;
	}
	protected override transformDeleteQuery(node: DeleteQueryNode, id?: QueryId): DeleteQueryNode {
		const { where: _, ...rest } = super.transformDeleteQuery(node, id);
		return rest;
	}
}

/** From here on statements about cases have no `where`: what holds them back is the row policies alone. */
function withoutWhere() {
	const transform = noteReadsPlugin.transformQuery.bind(noteReadsPlugin);
	const stripper = new WithoutWhere();
	vi.spyOn(noteReadsPlugin, "transformQuery").mockImplementation((args) => {
		const isCaseTable =
			/"name":"(complaint|tracking_passes|erasure_requests|case_notes|case_conflicts|case_holds|case_reopenings|case_tokens|joined_cases|desk_|draft_)/.test(
				JSON.stringify(args.node),
			);
		return transform(isCaseTable ? { ...args, node: stripper.transformNode(args.node, args.queryId) } : args);
	});
}
afterEach(() => vi.restoreAllMocks());
const secret = "A secret of somebody else";
const file = (text: string) => pdfFile(text);

onEveryEngine((engine) => {
	freshProduct(engine);

	/** One complainant whose case has every kind of row, and one without a case. */
	async function twoPeople() {
		const owner = await complainant({ full_name: secret, address: secret });
		const head = await person("head");
		const id = await draft(owner, { detailed_description: secret });
		await attachEvidence(owner, id, file(secret));
		const { submit } = await import("../../test/make-case.ts");
		await submit(owner, id);
		await runAsOperator(
			`insert into evidence_damage (attachment_id, complaint_id, how) select id, complaint_id, 'changed'
				from complaint_attachments`,
		);
		await writeToOfficers(owner, id, { body: secret });
		await addNote(head, id, { body: secret });
		await storeSearch(head, secret);
		await declareConflict(await person("officer"), id, secret);
		await holdCase(head, id, secret);
		await changeStatus(head, id, { to: "resolved", text: secret });
		const open = await filed(owner, { detailed_description: secret });
		const unsent = await draft(owner, { detailed_description: secret });
		await saveDraft(owner, unsent, { detailed_description: "Other" }, { step: 2, locale: "en", page: randomUUID() });
		await requestErasure(owner);
		return { owner, head, id, open, other: await complainant() };
	}

	test("without any `where`, no read of the portal returns another person's rows", async () => {
		const { owner, id, other, open } = await twoPeople();
		const reference = (await ownCases(owner)).rows[0]?.case_reference ?? "";
		withoutWhere();
		expect(await ownCase(owner, "1999-000001")).toBeDefined(); // the wheres are gone indeed
		const seen = {
			cases: await ownCases(other),
			counts: await ownCounts(other),
			case: await ownCase(other, reference),
			drafts: await ownDrafts(other),
			draft: await ownDraft(other, id),
			profile: await ownProfile(other),
			receipts: await asComplainant(other, () => receiptsOf(id)),
			erasure: await erasureOf(other),
			inbox: await ownInbox(other),
			export: await exportOwnData(other),
		};
		expect(JSON.stringify(seen)).not.toContain(secret);
		expect(seen).toMatchObject({
			cases: { rows: [], total: 0 },
			counts: { total: 0 },
			case: undefined,
			drafts: [],
			draft: undefined,
			receipts: [],
			erasure: { requestedAt: undefined },
			inbox: { entries: [], total: 0 },
			export: { cases: [], drafts: [] },
		});
		// The guest of one case sees that case and no other in every query.
		const tracked = await trackedCase(open.id, true);
		expect(tracked?.full?.id).toBe(open.id);
		expect(tracked?.full?.decisions).toEqual([]);
	});

	test("without any `where`, no write of the portal changes another person's rows", async () => {
		const { owner, id, other, open } = await twoPeople();
		const mine = await filed(other);
		const before = await state();
		withoutWhere();
		await expect(changeOwnStatus(other, id, { to: "appealed", text: "x" })).resolves.toMatchObject({ ok: false });
		await changeOwnStatus(other, open.id, { to: "closed", text: "x" }).catch(() => undefined);
		const { address = null, ...profile } = await profileOf(other);
		await changeProfile(other, { ...profile, address });
		await discardDraft(other, id);
		await detachEvidence(other, id, id);
		vi.restoreAllMocks();
		const after = await state();
		expect(after.foreign(owner.id)).toEqual(before.foreign(owner.id));
		expect(mine.reference).toMatch(/^\d{4}-\d{6}$/);
	});

	const profileOf = async (actor: Parameters<typeof ownProfile>[0]) => {
		const profile = await ownProfile(actor);
		return {
			full_name: "Changed",
			full_name_ar: null,
			phone: "1",
			address: profile?.address,
			date_of_birth: null,
			organization: null,
			organization_ar: null,
		};
	};
	async function state() {
		const { runAsOperator } = await import("../base/db/client.server.ts");
		const { rows } = await runAsOperator(
			`select c.user_id, c.id, c.status, u.full_name, c.detailed_description from complaints c
				join complaint_users u on u.id = c.user_id order by c.id`,
		);
		const held = await runAsOperator("select id from complaint_attachments order by id");
		return { foreign: (person: string) => [rows.filter((row) => row.user_id === person), held.rows] };
	}

	test("case tables are locked: without a scope each is empty, and nothing goes in, changes or goes out", async () => {
		await twoPeople();
		/** Rows that a statement reaches, or that the database refuses it. */
		const reach = (statement: string) =>
			runSql(statement).then(
				({ rowCount }) => rowCount,
				(error): string => error.code,
			);
		for (const table of tables) {
			const { rows } = await runSql(
				"select column_name from information_schema.columns where table_name = $1 limit 1",
				[table],
			);
			const column: string = rows[0].column_name;
			expect([table, (await runSql(`select count(*)::int as n from ${table}`)).rows[0].n]).toEqual([table, 0]);
			for (const statement of [`delete from ${table}`, `update ${table} set ${column} = ${column}`])
				expect([statement, await reach(statement)]).toEqual([statement, expect.toBeOneOf([0, "42501"])]);
		}
	});

	test("a complainant writes not as an officer, decides nothing, plants no row in another person's case", async () => {
		const { owner, open, other } = await twoPeople();
		const put = (scope: string, who: string, table: string, values: object) =>
			inScope(scope, who, () =>
				sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
					values (${sql.join(Object.values(values))})`.execute(db()),
			);
		const message = { complaint_id: open.id, kind: "message", author_role: "complainant", body: "x" };
		const attachment = {
			complaint_id: open.id,
			file_name: "a",
			file_path: "a",
			file_type: "a",
			file_size: 1,
			sha256: "a".repeat(64),
		};
		await put("own", owner.id, "complaint_messages", message);
		for (const [who, table, values] of [
			[other.id, "complaint_messages", message],
			[owner.id, "complaint_messages", { ...message, author_role: "officer" }],
			[owner.id, "complaint_messages", { ...message, kind: "question" }],
			[owner.id, "complaint_decisions", { complaint_id: open.id, outcome: "resolved", body: "x" }],
			[other.id, "complaint_events", { complaint_id: open.id, type: "case.moved", actor_role: "head" }],
			[owner.id, "complaint_attachments", { ...attachment, purpose: "decision" }],
			[owner.id, "complaint_attachments", { ...attachment, scan: "clean" }],
			[owner.id, "complaint_attachments", { ...attachment, released_at: new Date() }],
			[owner.id, "case_notes", { complaint_id: open.id, body: "x" }],
			[other.id, "complaints", { user_id: owner.id }],
			[owner.id, "complaints", { user_id: owner.id, status: "submitted" }],
		] as const)
			await expect(put("own", who, table, values)).rejects.toThrow(/row-level security|begins as a draft/);
	});

	test("events and receipts can be neither changed nor removed by the product", async () => {
		await twoPeople();
		for (const table of ["complaint_events", "complaint_receipts", "receipt_keys"])
			for (const statement of [
				`update ${table}
					set ${table === "receipt_keys" ? "public_key" : table === "complaint_receipts" ? "body" : "type"} = 'x'`,
				`delete from ${table}`,
			])
				await expect(runSql(statement)).rejects.toMatchObject({ code: "42501" });
	});

	test("a signed statement cannot be changed, only blanked, and only by the system", async () => {
		const { owner, head, id } = await twoPeople();
		await liftByTwo(head, id);
		await runAsOperator("update complaints set status = 'closed', appeal_until = null where id = $1", [id]);
		const set = (scope: string, who: string, statement: string | null) =>
			inScope(scope, who, () =>
				db().updateTable("complaint_receipts").set({ statement }).where("complaint_id", "=", id).executeTakeFirst(),
			);
		for (const [scope, who] of [
			["own", owner.id],
			["staff", head.id],
		] as const)
			expect([scope, (await set(scope, who, null)).numUpdatedRows]).toEqual([scope, 0n]);
		await expect(set("system", "", "{}")).rejects.toThrow(/row-level security/);
		await expect(runAsOperator("update complaint_receipts set statement = '{}'")).rejects.toThrow(/signed_statement/);
		expect((await set("system", "", null)).numUpdatedRows).toBe(1n);
	});

	test("officers see no drafts, and a guest sees nothing but the one case", async () => {
		const { open, id } = await twoPeople();
		const staff = await inScope("staff", "", () => db().selectFrom("complaints").select("status").execute());
		expect(staff.map((row) => row.status).sort()).toEqual(["resolved", "submitted"]);
		const guest = await asGuestOf(open.id, () => db().selectFrom("complaints").select("id").execute());
		expect(guest).toEqual([{ id: open.id }]);
		const users = await asGuestOf(id, () => db().selectFrom("complaint_users").selectAll().execute());
		expect(users).toEqual([]);
	});

	test("a scope ends with its transaction", async () => {
		const { owner } = await twoPeople();
		expect((await ownCases(owner)).total).toBe(2);
		expect((await runSql("select count(*)::int as n from complaints")).rows[0].n).toBe(0);
	});
});
