import { describe, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { erase } from "../../../test/erase.ts";
import { liftByTwo } from "../../../test/lift-hold.ts";
import { complainant, filed, inScope, person } from "../../../test/make-case.ts";
import { pdfFile } from "../../../test/make-pdf.ts";
import { verifyLog } from "../../audit/chain/audit-chain.server.ts";
import { asTableOwner, db, runAsOperator } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { purge } from "../../office/retention/purge.server.ts";
import { statuses } from "../case/complaint.ts";
import { eventsThatDiffer, reasonsThatDiffer } from "../case/events/verify-events.server.ts";
import { attachEvidence } from "../evidence/attach-evidence.server.ts";
import { addNote } from "../handling/commands/case-commands.server.ts";
import { revealId } from "../handling/commands/delicate-work.server.ts";
import { holdCase } from "../handling/commands/hold-case.server.ts";
import {
	fingerprint,
	personsTold,
	publishDecision,
	unpublishDecision,
} from "../handling/commands/publish-decision.server.ts";
import { deskBrief, deskCase } from "../handling/desk-case.server.ts";
import { agreeToErasure, erasureRequests } from "../handling/erasure-requests.server.ts";
import { sendNotices } from "../notices/send-notices.server.ts";
import { verifyCases } from "../record/verify-cases.server.ts";
import { changeOwnStatus, changeStatus } from "../transitions/change-status.server.ts";
import { writeToComplainant, writeToOfficers } from "../transitions/send-message.server.ts";
import { eraseWaiting, erasureOf, requestErasure, withdrawErasure } from "./erasure.server.ts";
import { exportOwnData } from "./export-own-data.server.ts";

const later = (days: number) => new Date(Date.now() + days * 86_400_000);
/** Texts that officers wrote about Sara Salem, and about a brother with her family name. */
const told = "Sara Salem (sara.salem@example.org, 050 123 4567) and Omar Salem were heard. قررت اللجنة لسارة سالم.";
const cut =
	"[the complainant] ([the complainant], [the complainant]) and Omar Salem were heard. قررت اللجنة ل[المشتكي].";

onEveryEngine((engine) => {
	freshProduct(engine);

	/** A decided case whose decision is final, with texts of both sides and a file. */
	async function decided() {
		for (const table of ["audit_log", "audit_chains"]) await runAsOperator(`delete from ${table}`);
		const filer = await complainant();
		await runAsOperator("update complaint_users set email = 'sara.salem@example.org' where id = $1", [filer.id]);
		const head = await person("head");
		const { id, reference } = await filed(filer, {
			detailed_description: "My words.",
			first_party_full_name: "Omar Salem",
			represented_name: "Lina Nasser",
			represented_as: "guardian",
		});
		await attachEvidence(filer, id, pdfFile("proof", "proof.pdf"));
		await writeToOfficers(filer, id, { body: "My message." });
		await writeToComplainant(head, id, { body: told });
		await addNote(head, id, { body: told });
		await changeStatus(head, id, { to: "rejected", text: told, reasons: told, parts: { facts: told, remedy: told } });
		await changeStatus(head, id, { to: "closed", text: "Over." });
		await setEnd(id, "now() - interval '1 minute'");
		return { filer, head, id, reference };
	}
	const setEnd = (id: string, moment: string) =>
		asTableOwner(async (client) => {
			await client.query("begin; select set_config('app.chained_because', 'The window ended.', true)");
			await client.query(
				`update complaints set appeal_until = ${moment}, last_updated_at = ${moment} where id = '${id}'`,
			);
			await client.query("select state_all(); commit");
		});
	/** A superuser blanks a text as an erasure would, past every trigger. */
	const blank = (table: string) =>
		asTableOwner(async (client) => {
			await client.query(
				`set session_replication_role = replica; update ${table} set body = ''; set session_replication_role = default`,
			);
		});
	const one = async (query: string, id: string) => (await runAsOperator(query, [id])).rows[0];
	async function texts(id: string) {
		const decision = await one(
			"select body, reasons, facts, remedy from complaint_decisions where complaint_id = $1",
			id,
		);
		const { rows } = await runAsOperator(
			"select author_role, body from complaint_messages where complaint_id = $1 order by id",
			[id],
		);
		const { detailed_description, first_party_full_name } = await one("select * from complaints where id = $1", id);
		const note = await one("select body from case_notes where complaint_id = $1", id);
		const evidence = await one(
			"select erased_at is null as there from complaint_attachments where complaint_id = $1",
			id,
		);
		return {
			decision,
			messages: rows,
			detailed_description,
			first_party_full_name,
			note: note.body,
			evidence: evidence.there,
		};
	}
	const whole = async () =>
		[await verifyLog(), await verifyCases()]
			.flatMap(({ problems }) => problems)
			.concat(await eventsThatDiffer(), await reasonsThatDiffer());

	test("decision, reasons and officers' words stay without the complainant; statement and evidence wait", async () => {
		const { filer, id, reference } = await decided();
		await erase(filer);
		expect(await texts(id)).toMatchObject({
			decision: { body: cut, reasons: cut, facts: cut, remedy: cut },
			note: cut,
			detailed_description: "My words.",
			first_party_full_name: "Omar Salem",
			evidence: true,
		});
		expect((await texts(id)).messages).toEqual(
			expect.arrayContaining([
				{ author_role: "complainant", body: "My message." },
				{ author_role: "head", body: cut },
			]),
		);
		const profile = await one("select full_name, email, phone, id_number from complaint_users where id = $1", filer.id);
		expect(profile).toMatchObject({ full_name: "", phone: null, id_number: null });
		const account = await one("select email, disabled_at from accounts where id = $1", filer.id);
		expect(account).toMatchObject({ email: `erased-${filer.id}@erased.invalid`, disabled_at: expect.any(Date) });
		expect(await whole()).toEqual([]);
		await blank("complaint_decisions");
		expect(await whole()).toMatchObject([{ case: reference, where: "complaint_decisions.body", what: "changed" }]);
	});

	test("of a decided case nothing goes for 14 days: heads hear of it first, and a hold then keeps it", async () => {
		const { filer, head, id } = await decided();
		expect(await requestErasure(filer)).toBe("waiting");
		await eraseWaiting(later(13.9));
		expect((await texts(id)).decision.body).toBe(told);
		await holdCase(head, id, "A lawsuit.");
		await eraseWaiting(later(15));
		expect((await texts(id)).decision.body).toBe(told);
		await liftByTwo(head, id);
		await eraseWaiting(later(15));
		expect((await texts(id)).decision.body).toBe(cut);
	});

	test("after the period of claims statement, messages and evidence go, and the decision stays", async () => {
		const { filer, id } = await decided();
		const { file_path } = await one("select file_path from complaint_attachments where complaint_id = $1", id);
		await erase(filer);
		expect(await purge("erased_cases", later(364))).toBe(0);
		expect(await files().exists(file_path)).toBe(true);
		expect(await purge("erased_cases", later(366))).toBe(1);
		expect(await purge("erased_cases", later(366))).toBe(0);
		const left = await texts(id);
		expect(left).toMatchObject({
			decision: { body: cut, reasons: cut, facts: cut, remedy: cut },
			note: cut,
			detailed_description: "",
			first_party_full_name: null,
			evidence: false,
		});
		expect(left.messages.map(({ body }) => body)).not.toContain("My message.");
		expect(left.messages.map(({ body }) => body)).toContain(cut);
		expect(await files().exists(file_path)).toBe(false);
		expect(await one("select sealed_identity from erasure_requests where account_id = $1", filer.id)).toEqual({
			sealed_identity: null,
		});
		expect(await whole()).toEqual([]);
		expect(await purge("case_decisions", later(3649))).toBe(0);
		expect(await purge("case_decisions", later(3651), { case_decisions: 365 })).toBe(1); // ten years are the least
	});

	test("the identity is sealed for the period: a head reveals it for a reason, an officer does not", async () => {
		const { filer, head, id, reference } = await decided();
		await erase(filer);
		const { sealed_identity } = await one(
			"select sealed_identity from erasure_requests where account_id = $1",
			filer.id,
		);
		expect(sealed_identity).toMatch(/^\w+\.[\w-]{40,}$/);
		const officer = await person("officer");
		expect(await revealId(officer, id, "Curious.")).toBeUndefined();
		expect(await deskCase(officer, reference)).toMatchObject({ hasIdentity: false });
		expect(await deskCase(head, reference)).toMatchObject({ hasIdentity: true });
		expect((await revealId(head, id, "A lawsuit."))?.split("\n")).toEqual([
			"Sara Salem",
			"سارة سالم",
			"sara.salem@example.org",
			"+966 50 123 4567",
			"1000000008",
		]);
		expect(
			await one(
				"select actor_role from complaint_events where type = 'case.identity-revealed' and complaint_id = $1",
				id,
			),
		).toEqual({
			actor_role: "head",
		});
	});

	test("a publication after the erasure names no complainant, and none is new once the identity is gone", async () => {
		const { filer, head, id } = await decided();
		await erase(filer);
		const clean = { title: "A fine", title_ar: "غرامة", body: "It stays.", body_ar: "تبقى." };
		const telling = { body: "Sara Salem appealed.", body_ar: "استأنفت سارة سالم.", title: "Call +966 50 123 4567" };
		for (const [field, text] of Object.entries(telling)) {
			expect(await personsTold(head, id, { ...clean, [field]: text })).toEqual({ [field]: "tellsPerson" });
			const refused = { ok: false, refused: "tellsPerson" };
			expect(await publishDecision(head, id, { ...clean, [field]: text })).toEqual(refused);
		}
		expect(await publishDecision(head, id, clean)).toEqual({ ok: true });
		expect(await purge("erased_cases", later(366))).toBe(1);
		const changed = { ...clean, body: "It goes." };
		expect(await personsTold(head, id, changed)).toEqual({ version: "namesGone" });
		expect(await publishDecision(head, id, changed, fingerprint(clean))).toEqual({ ok: false, refused: "namesGone" });
		expect(await unpublishDecision(head, id)).toEqual(clean);
	});

	test("the request reaches the heads, assigned case or not, by number and link; withdrawn ones do not", async () => {
		const { filer, head, id } = await decided();
		const officer = await person("officer");
		await runAsOperator("update complaints set assigned_to_id = $2 where id = $1", [id, officer.id]);
		await holdCase(head, id, "A lawsuit.");
		for (const table of ["desk_notices", "mails"]) await runAsOperator(`delete from ${table}`);
		expect(await requestErasure(filer)).toBe("waiting");
		await withdrawErasure(filer);
		expect((await runAsOperator("select from desk_notices")).rows).toEqual([]);
		await requestErasure(filer);
		await sendNotices(later(1));
		const { rows } = await runAsOperator("select recipient, plain from mails");
		expect(rows.map(({ recipient }) => recipient)).toEqual([head.email]);
		expect(rows[0].plain).toContain("/complaints/admin/erasures");
		for (const word of ["Sara", "سارة", "sara.salem"]) expect(rows[0].plain).not.toContain(word);
	});

	test("a head sees the requests with their day, and agrees to an earlier one for a reason", async () => {
		const { filer, head, id, reference } = await decided();
		expect(await erasureRequests(head)).toEqual([]);
		expect(await agreeToErasure(head, reference, "No claim.")).toMatchObject({ ok: false });
		await requestErasure(filer);
		const [row] = await erasureRequests(head);
		expect(row).toMatchObject({ reference, waitsFor: null, erasedAt: null, agreedAt: null });
		expect(row?.objectionUntil?.getTime()).toBe((row?.requestedAt?.getTime() ?? 0) + 14 * 86_400_000);
		expect(Math.round(((row?.claimsUntil?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(365);
		const officer = await person("officer");
		expect(() => erasureRequests(officer)).toThrow();
		await expect((async () => agreeToErasure(officer, reference, "x"))()).rejects.toMatchObject({
			init: { status: 403 },
		});
		await holdCase(head, id, "A lawsuit.");
		expect(await agreeToErasure(head, reference, "No claim.")).toEqual({ ok: false, refused: "unknown" });
		await liftByTwo(head, id);
		expect(await agreeToErasure(head, reference, "No claim.")).toEqual({ ok: true });
		expect(await agreeToErasure(head, reference, "No claim.")).toEqual({ ok: false, refused: "unchanged" });
		expect(await purge("erased_cases", new Date())).toBe(0);
		await eraseWaiting(); // the agreement ends the time to object
		expect((await texts(id)).detailed_description).toBe("");
		expect(await erasureRequests(head)).toEqual([]);
		const audited = await one(
			"select details from audit_log where action = 'case.erasure-agreed' and subject = 'case:' || $1",
			id,
		);
		expect(audited.details).toHaveProperty("reason_sha256");
	});

	test("the complainant reads beforehand what goes and what stays how long, on page and export", async () => {
		const { filer, reference } = await decided();
		const { cases } = await erasureOf(filer);
		expect(cases).toMatchObject([{ reference, waitsFor: null, isUndecided: false, claimsUntil: expect.any(Date) }]);
		const years = (cases[0]?.decisionUntil?.getTime() ?? 0) - Date.now();
		expect(Math.round(years / 86_400_000)).toBe(3650);
		expect((await exportOwnData(filer)).erasure.cases).toMatchObject([{ reference, decisionUntil: expect.any(Date) }]);
	});

	test("a case withdrawn and never decided loses the complainant's words at once, and no one else's", async () => {
		const filer = await complainant();
		const head = await person("head");
		const { id } = await filed(filer, { detailed_description: "My words." });
		await writeToOfficers(filer, id, { body: "My message." });
		await addNote(head, id, { body: told });
		await changeOwnStatus(filer, id, { to: "closed", text: "My reason." });
		expect(await requestErasure(filer)).toBe("done");
		const { rows } = await runAsOperator("select body from complaint_messages where complaint_id = $1", [id]);
		expect(new Set(rows.map(({ body }) => body))).toEqual(new Set([""]));
		expect((await one("select body from case_notes where complaint_id = $1", id)).body).toContain("[the complainant]");
		expect(await one("select detailed_description from complaints where id = $1", id)).toEqual({
			detailed_description: "",
		});
		expect(await one("select sealed_identity from erasure_requests where account_id = $1", filer.id)).toEqual({
			sealed_identity: null,
		});
	});

	describe("an erased case is never opened again", () => {
		test("by a head, by time, by message, by the function's way, or by SQL of any role", async () => {
			const { filer, head, id, reference } = await decided();
			await erase(filer);
			const second = await person("head");
			for (const to of statuses) {
				if (to !== "closed")
					expect([to, await changeStatus(second, id, { to, text: "Again.", reasons: "Again." })]).toMatchObject([
						to,
						{ ok: false },
					]);
				for (const [scope, who] of [
					["staff", second.id],
					["system", second.id],
					["own", filer.id],
				] as const)
					if (to !== "closed")
						await expect(
							inScope(scope, who, () =>
								db().updateTable("complaints").set({ status: to }).where("id", "=", id).executeTakeFirstOrThrow(),
							),
						).rejects.toThrow();
				if (to !== "closed")
					await expect(runAsOperator("update complaints set status = $2 where id = $1", [id, to])).rejects.toThrow(
						"never opened again",
					);
			}
			for (const change of ["erased_at = null", "erased_at = now()"])
				await expect(runAsOperator(`update complaints set ${change} where id = $1`, [id])).rejects.toThrow(
					"never opened again",
				);
			expect(await deskBrief(head, reference)).toMatchObject({ transitions: [] });
			expect(await writeToComplainant(head, id, { body: "Hello?" })).toEqual({ ok: false, refused: "erased" });
			for (const [scope, who] of [
				["own", filer.id],
				["staff", (await person("officer")).id],
			] as const)
				await expect(
					inScope(scope, who, () =>
						db()
							.updateTable("complaints")
							.set({ erasure_agreed_at: new Date() })
							.where("id", "=", id)
							.executeTakeFirstOrThrow(),
					),
				).rejects.toThrow("a head agrees");
		});
	});

	describe("a hold stops everything", () => {
		test("before the erasure, and in the period of claims, for the nightly job and for SQL", async () => {
			const { filer, head, id } = await decided();
			await holdCase(head, id, "A lawsuit.");
			expect(await requestErasure(filer)).toBe("waiting");
			await eraseWaiting();
			expect((await texts(id)).decision.body).toBe(told);
			await liftByTwo(head, id);
			await eraseWaiting();
			expect((await texts(id)).decision.body).toBe(told); // the time to object is not over
			await eraseWaiting(later(15));
			expect((await texts(id)).decision.body).toBe(cut);
			await holdCase(head, id, "Another lawsuit.");
			expect(await purge("erased_cases", later(40_000))).toBe(0);
			await expect(
				runAsOperator("update complaints set detailed_description = '' where id = $1", [id]),
			).rejects.toThrow("held");
			await liftByTwo(head, id);
			await holdCase(head, id, "A third one.");
			await liftByTwo(head, id);
			expect(await purge("erased_cases", later(40_000))).toBe(1);
		});

		test("that is placed while the nightly job runs: one of them comes first, and neither is half", async () => {
			const { filer, head, id } = await decided();
			await erase(filer);
			const [held, removed] = await Promise.all([
				holdCase(head, id, "A lawsuit."),
				purge("erased_cases", later(400)).catch(() => 0),
			]);
			expect(held).toEqual({ ok: true });
			const { detailed_description, evidence } = await texts(id);
			expect([detailed_description, evidence]).toEqual(removed === 1 ? ["", false] : ["My words.", true]);
		});
	});
});
