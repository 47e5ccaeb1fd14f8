import { describe, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../test/engines.ts";
import { complainant, filed, inScope, person } from "../../test/make-case.ts";
import { recordsEvents } from "../../test/recorded-events.ts";
import { runAsOperator, runSql } from "../base/db/client.server.ts";
import { caseNumbers } from "../complaints/case-list/case-numbers.server.ts";
import { type DeskFilter, readFilter, sorts, writeFilter } from "../complaints/case-list/desk-filter.ts";
import { deskCases, deskCounts } from "../complaints/case-list/desk-list.server.ts";
import { deleteView, savedViews, saveView, storeSearch } from "../complaints/case-list/desk-views.server.ts";
import { exportCases } from "../complaints/case-list/export-cases.server.ts";
import {
	addNote,
	assignCase,
	assignCases,
	reclassify,
	setPriority,
} from "../complaints/handling/commands/case-commands.server.ts";
import { declareConflict, liftConflict } from "../complaints/handling/commands/declare-recusal.server.ts";
import { releaseFile, revealId } from "../complaints/handling/commands/delicate-work.server.ts";
import { changesSince, deskCase } from "../complaints/handling/desk-case.server.ts";
import { ownCase } from "../complaints/my-cases/cases.server.ts";
import { remindOfficersAt } from "../complaints/notices/remind-officers.server.ts";
import { changeOwnStatus, changeStatus } from "../complaints/transitions/change-status.server.ts";
import { writeToComplainant } from "../complaints/transitions/send-message.server.ts";
import { purge } from "../office/retention/purge.server.ts";
import { defaultSettings } from "../settings/defaults.ts";

const { holidays } = defaultSettings;
const plain: DeskFilter = { sort: "due" };

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["case.prioritised"]);
	const everybody = async () => ({
		filer: await complainant(),
		officer: await person("officer"),
		head: await person("head"),
	});
	const audit = async (action: string) =>
		(await runSql("select actor, subject, details from audit_log where action = $1 order by id", [action])).rows;
	const list = (actor: Parameters<typeof deskCases>[0], filter: Partial<DeskFilter> = {}, now = new Date()) =>
		deskCases(actor, { ...plain, ...filter }, holidays, now);
	const references = async (...args: Parameters<typeof list>) =>
		(await list(...args)).rows.map(({ case_reference }) => case_reference);

	describe("the list", () => {
		test("finds a case by reference, e-mail, or name however spelled; words stay out of the address", async () => {
			const { officer } = await everybody();
			const ahmad = await complainant({ full_name: "Ahmad Al-Anazi", full_name_ar: "أحمد العنزيّ" });
			const { reference } = await filed(ahmad);
			await filed(await complainant({ full_name: "Huda Omar", full_name_ar: "هدى عمر" }));
			const find = async (words: string) => references(officer, { search: await storeSearch(officer, words) });
			const arabic = reference.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
			for (const words of ["احمد", "أَحْمَد", "العنزى", "ahmad al-anazi", ahmad.email, reference, arabic])
				expect([words, await find(words)]).toEqual([words, [reference]]);
			expect(await find("%")).toHaveLength(2); // a sign that is no letter looks for nothing in particular
			expect(await find("nobody")).toEqual([]);
			expect(writeFilter({ ...plain, search: "x" })).toBe("?search=x");
		});

		test("finds the case of one among many people of the same name", async () => {
			const { officer } = await everybody();
			await runAsOperator(
				`with made as (insert into accounts (name, email) select 'n', 'namesake' || n || '@example.org'
					from generate_series(1, 600) n returning id, email)
				 insert into complaint_users (id, email, full_name) select id, email, 'Saleh Namesake' from made`,
			);
			const { reference } = await filed(await complainant({ full_name: "Omar Namesake" }));
			await filed(await complainant({ full_name: "Huda Omar" }));
			for (const words of ["namesake", "omar namesake"])
				expect(await references(officer, { search: await storeSearch(officer, words) })).toEqual([reference]);
		});

		test("narrows by status, type, priority, officer, deadline and day", async () => {
			const { filer, officer, head } = await everybody();
			const a = await filed(filer, { dispute_type: "financial" });
			const b = await filed(filer, { dispute_type: "other" });
			await changeStatus(officer, a.id, { to: "under_review" });
			await setPriority(officer, b.id, "urgent");
			await assignCase(head, b.id, officer.id);
			expect(await references(officer, { status: "under_review" })).toEqual([a.reference]);
			expect(await references(officer, { dispute_type: "other" })).toEqual([b.reference]);
			expect(await references(officer, { priority: "urgent" })).toEqual([b.reference]);
			expect(await references(officer, { assigned: "me" })).toEqual([b.reference]);
			expect(await references(officer, { assigned: "none" })).toEqual([a.reference]);
			expect(await references(head, { assigned: officer.id })).toEqual([b.reference]);
			// Three working days are over after twenty days, with any feast in between; thirty are not.
			const later = (days: number) => new Date(Date.now() + days * 86_400_000);
			expect(await references(officer, { due: "late" })).toEqual([]);
			expect(await references(officer, { due: "late" }, later(20))).toEqual([b.reference]);
			expect(await references(officer, { due: "late" }, later(90))).toHaveLength(2);
			expect(await references(officer, { from: "2020-01-01", until: "2020-12-31" })).toEqual([]);
			expect(await references(officer, { from: "2020-01-01", until: "2100-12-31" })).toHaveLength(2);
			expect((await deskCounts(officer)).map(({ id, count }) => [id, count])).toEqual([
				["total", 2],
				["pending", 1],
				["underReview", 1],
				["needUpdate", 0],
				["resolved", 0],
			]);
		});

		test("an address that makes no sense narrows nothing", () => {
			const query = "status=draft&dispute_type=x&priority=9&assigned=y&from=tomorrow&sort=z&after=1&due=never&search=a";
			expect(writeFilter(readFilter(new URLSearchParams(query)))).toBe("");
		});

		test("is read page by page in every order, each case once, forwards and back", async () => {
			const { filer, officer } = await everybody();
			const { id } = await filed(filer);
			await runAsOperator("alter table complaints disable trigger guard_case");
			await runAsOperator(
				`insert into complaints (user_id, case_reference, status, detailed_description, terms_version, submitted_at,
					created_at, last_updated_at, due_at, priority)
				 select user_id, '2025-' || lpad(n::text, 6, '0'), 'submitted', 'x', '1', now(),
				   now() - (n / 7) * interval '1 hour', now() - (n % 11) * interval '1 hour',
					case when n % 3 > 0 then now() + (n % 5) * interval '1 day' end,
						(enum_range(null::complaint_priority))[1 + n % 4]
				 from complaints, generate_series(1, 129) n where id = $1`,
				[id],
			);
			await runAsOperator("alter table complaints enable trigger guard_case");
			for (const sort of sorts) {
				const seen: string[] = [];
				let page = await list(officer, { sort });
				const firstPage = page.rows.map((row) => row.id);
				seen.push(...firstPage);
				while (page.older) {
					page = await list(officer, { sort, after: page.older });
					seen.push(...page.rows.map((row) => row.id));
				}
				expect([sort, seen.length, new Set(seen).size, page.total]).toEqual([sort, 130, 130, 130]);
				const back: string[] = [];
				while (page.newer) {
					page = await list(officer, { sort, before: page.newer });
					back.unshift(...page.rows.map((row) => row.id));
				}
				expect([sort, back]).toEqual([sort, seen.slice(0, 100)]);
			}
		});

		test("saved views and searches belong to their account, and an unnamed search is purged", async () => {
			const { officer, head } = await everybody();
			const search = await storeSearch(officer, "Sara");
			expect(await saveView(officer, "Late ones", { ...plain, due: "late" })).toBe(true);
			expect(await saveView(officer, "Sara's", { ...plain, search })).toBe(true);
			// The name now means the later one.
			expect(await saveView(officer, "Late ones", { ...plain, due: "near" })).toBe(true);
			const views = await savedViews(officer);
			expect(views.map(({ name }) => name)).toEqual(["Sara's", "Late ones"]);
			expect(readFilter(new URLSearchParams(views[1]?.query)).due).toBe("near");
			await filed(await complainant());
			const saved = readFilter(new URLSearchParams(views[0]?.query));
			await purge("searches", new Date(Date.now() + 2 * 86_400_000));
			expect((await list(officer, saved)).words).toBe("Sara");
			expect((await list(officer, { search })).words).toBeUndefined();
			expect(await savedViews(head)).toEqual([]);
			expect((await list(head, saved)).words).toBeUndefined();
			await expect(exportCases(head, saved)).rejects.toMatchObject({ init: { status: 404 } });
			await deleteView(head, "x");
			await deleteView(head, views[1]?.id ?? "");
			expect(await savedViews(officer)).toHaveLength(2);
			await deleteView(officer, views[1]?.id ?? "");
			expect(await savedViews(officer)).toHaveLength(1);
		});

		test("is exported without formulas, and the log says so", async () => {
			const { officer } = await everybody();
			await filed(await complainant({ full_name: "=cmd|'/c calc'!A1" }));
			const csv = await exportCases(officer, plain);
			expect(csv).toContain("'=cmd|");
			expect(await audit("list.exported")).toMatchObject([{ subject: "list:complaints", details: { rows: 1 } }]);
		});
	});

	describe("work on a case", () => {
		test("assigning, priority, notes and a new type are events; the first type stays in the timeline", async () => {
			const { filer, officer, head } = await everybody();
			const { id, reference } = await filed(filer);
			expect(await assignCase(head, id, officer.id)).toEqual({ ok: true });
			expect(await assignCase(head, id, filer.id)).toMatchObject({ refused: "unknown" });
			expect(await setPriority(officer, id, "high")).toEqual({ ok: true });
			expect(await setPriority(officer, id, "high")).toMatchObject({ refused: "unchanged" });
			await addNote(officer, id, { body: "Call the club." });
			await reclassify(officer, id, "disciplinary", "It is about conduct.");
			const seen = await ownCase(filer, reference);
			expect(seen?.events.map(({ type, details }) => [type, details])).toEqual([
				["case.submitted", { files: 0 }],
				["case.reclassified", { was: "financial", is: "disciplinary" }],
			]);
			expect(seen?.messages).toMatchObject([{ kind: "reason", body: "It is about conduct." }]);
			expect(JSON.stringify(seen)).not.toContain("Call the club");
			const found = await deskCase(officer, reference);
			expect(found).toMatchObject({
				recused: false,
				notes: [{ body: "Call the club." }],
				assigned: { id: officer.id },
			});
		});

		test("of many cases at once each is given that can be", async () => {
			const { filer, officer, head } = await everybody();
			const [a, b] = [await filed(filer), await filed(filer)];
			await declareConflict(officer, b.id, "My club.");
			const gone = crypto.randomUUID();
			expect(await assignCases(head, [a.id, b.id, gone, "x", a.id], officer.id)).toEqual({ given: 1, left: 2 });
			expect(await references(head, { assigned: officer.id })).toEqual([a.reference]);
		});

		test("internal notes are reached by no query of a complainant or a guest", async () => {
			const { filer, officer } = await everybody();
			const { id } = await filed(filer);
			await addNote(officer, id, { body: "Not for them." });
			for (const scope of ["own", "track", ""])
				for (const table of [
					"case_notes",
					"case_conflicts",
					"case_holds",
					"desk_views",
					"desk_cases",
					"desk_counts",
					"desk_moves",
					"desk_terms",
					"desk_decisions",
					"desk_tokens",
					"case_tokens",
					"joined_cases",
				]) {
					const { rows } = await inScope(scope, filer.id, () => runSqlIn(`select * from ${table}`));
					expect([scope, table, rows]).toEqual([scope, table, []]);
				}
			const { rows: last } = await inScope("own", filer.id, () => runSqlIn("select id from last_case_event"));
			expect(Number(last[0]?.id)).toBe(0);
			await expect(
				inScope("own", filer.id, () => runSqlIn(`insert into case_notes (complaint_id, body) values ('${id}', 'x')`)),
			).rejects.toThrow(/row-level security/);
		});

		test("no view of the desk has a row of a case from which its reader is recused", async () => {
			const { filer, officer, head } = await everybody();
			const { id } = await filed(filer);
			await changeStatus(head, id, { to: "resolved", text: "The club pays." });
			const views = ["desk_cases", "desk_decisions", "desk_moves", "desk_terms", "desk_tokens"];
			const withRows = () =>
				inScope("staff", officer.id, async () => {
					const found: string[] = [];
					for (const view of views) if ((await runSqlIn(`select from ${view}`)).rows.length > 0) found.push(view);
					return found;
				});
			expect(await withRows()).toEqual(views);
			await declareConflict(officer, id, "My club.");
			expect(await withRows()).toEqual([]);
		});

		test("an officer with a declared conflict neither sees nor changes the case, until a head lifts it", async () => {
			const { filer, officer, head } = await everybody();
			const { id, reference } = await filed(filer);
			await assignCase(head, id, officer.id);
			expect(await declareConflict(officer, id, "The club is my brother's.")).toEqual({ ok: true });
			const found = await deskCase(officer, reference);
			expect(found).toMatchObject({ recused: true, brief: { case_reference: reference } });
			expect(JSON.stringify(found)).not.toContain("They owe me");
			expect(await changeStatus(officer, id, { to: "under_review" })).toMatchObject({ refused: "recused" });
			expect(await writeToComplainant(officer, id, { body: "Hello" })).toMatchObject({ refused: "recused" });
			expect(await addNote(officer, id, { body: "x" })).toMatchObject({ refused: "recused" });
			expect(await assignCase(head, id, officer.id)).toMatchObject({ refused: "othersRecusal" });
			expect(await revealId(officer, id, "because")).toBeUndefined();
			expect(await deskCase(head, reference)).toMatchObject({
				assigned: undefined,
				conflicts: [{ account_id: officer.id }],
			});
			expect(() => liftConflict(officer, id, officer.id)).toThrow();
			expect(await liftConflict(head, id, officer.id)).toEqual({ ok: true });
			expect(await changeStatus(officer, id, { to: "under_review" })).toMatchObject({ ok: true });
			await declareConflict(head, id, "Me too.");
			expect(await liftConflict(head, id, head.id)).toMatchObject({ refused: "recused" });
		});

		test("an officer cannot work on a case of their own", async () => {
			const both = await complainant();
			const asOfficer = { ...both, roles: ["complainant", "officer"] as const };
			const { id, reference } = await filed(both);
			expect(await deskCase(asOfficer, reference)).toMatchObject({ recused: true });
			expect(await changeStatus(asOfficer, id, { to: "under_review" })).toMatchObject({ refused: "recused" });
		});

		test("an ID number is masked; revealing it needs a reason and leaves a row in the log", async () => {
			const { filer, officer } = await everybody();
			const { id, reference } = await filed(filer);
			expect(JSON.stringify(await deskCase(officer, reference))).not.toContain("1000000008");
			expect(await revealId(officer, id, "The court asks.")).toBe("1000000008");
			expect(await audit("profile.id-revealed")).toMatchObject([
				{ actor: officer.email, subject: `case:${id}`, details: { reason_sha256: expect.any(String) } },
			]);
			const seen = await deskCase(officer, reference);
			expect(JSON.stringify(seen)).toContain('"reason":"The court asks."');
		});

		test("an unscannable file is released with a reason, once, and no other file is", async () => {
			const { filer, officer } = await everybody();
			const { id, reference } = await filed(filer);
			const add = async (scan: string) =>
				(
					await runAsOperator(
						`insert into complaint_attachments (complaint_id, file_name, file_path, file_type, file_size, sha256, scan)
						 values ($1, 'a.pdf', gen_random_uuid()::text, 'application/pdf', 9, repeat('a', 64), $2) returning id`,
						[id, scan],
					)
				).rows[0].id as string;
			const file = await add("unscannable");
			for (const scan of ["infected", "pending", "clean"])
				expect(await releaseFile(officer, id, await add(scan), "x")).toMatchObject({ refused: "unknown" });
			expect(await releaseFile(officer, id, file, "I opened it on a safe machine.")).toEqual({ ok: true });
			expect(await releaseFile(officer, id, file, "again")).toMatchObject({ refused: "unknown" });
			const seen = (await ownCase(filer, reference))?.evidence.find((each) => each.id === file);
			expect(seen?.released_at).toBeInstanceOf(Date);
			expect(await audit("evidence.released")).toHaveLength(1);
		});

		test("the complainant sees that the case was viewed and by which role, never by which account", async () => {
			const { filer, officer } = await everybody();
			const { id, reference } = await filed(filer);
			await assignCase(officer, id, officer.id);
			await deskCase(officer, reference);
			await deskCase(officer, reference); // a reload is no second view
			await deskCase(officer, reference, new Date(Date.now() + 3_600_000));
			const seen = await ownCase(filer, reference);
			expect(seen?.events.filter(({ type }) => type === "case.viewed")).toMatchObject([
				{ actor_role: "officer" },
				{ actor_role: "officer" },
			]);
			expect(JSON.stringify(seen)).not.toContain(officer.id);
			expect(JSON.stringify(seen)).not.toContain(officer.email);
		});

		test("a stale version is refused with what changed, and nothing is overwritten", async () => {
			const { filer, officer, head } = await everybody();
			const { id, reference } = await filed(filer);
			const seen = await deskCase(officer, reference);
			if (!seen || seen.recused) throw new Error("The officer does not see the case.");
			await changeStatus(head, id, { to: "in_progress" });
			const late = await changeStatus(officer, id, { to: "closed", text: "Done.", version: seen.item.version });
			expect(late).toMatchObject({ refused: "conflict", status: "in_progress" });
			expect(await changesSince(officer, id, seen.latest)).toMatchObject([
				{ type: "case.moved", actor_role: "head", to_status: "in_progress" },
			]);
		});

		test("deadlines pause with a question and go on with the answer; the holidays of the settings count", async () => {
			const { filer, officer } = await everybody();
			const { id, reference } = await filed(filer);
			const due = async () =>
				(await deskCase(officer, reference).then((found) => (found?.recused ? undefined : found?.due))) ?? null;
			expect(await due()).toMatchObject({ what: "first_answer", days: 3 });
			await changeStatus(officer, id, { to: "pending_information", text: "Who?" });
			expect(await due()).toBeNull();
			await changeOwnStatus(filer, id, { to: "submitted", text: "Me." });
			expect(await due()).toMatchObject({ what: "decision", days: 30, waited: 0 });
			await changeStatus(officer, id, { to: "resolved", text: "Yes.", reasons: "Because." });
			expect(await due()).toBeNull();
			expect((await ownCase(filer, reference))?.decisions).toMatchObject([{ body: "Yes.", reasons: "Because." }]);
		});

		test("the numbers tell what was filed, decided, reached and appealed, by month", async () => {
			const { filer, officer, head } = await everybody();
			const [first] = [await filed(filer), await filed(filer, { dispute_type: "other" })];
			await changeStatus(officer, first.id, { to: "resolved", text: "Yes." });
			await changeOwnStatus(filer, first.id, { to: "appealed", text: "No." });
			await changeStatus(head, first.id, { to: "rejected", text: "No." });
			const numbers = await caseNumbers(officer, new Date());
			expect(numbers.months).toHaveLength(12);
			expect(numbers.months.at(-1)).toMatchObject({ filed: 2, decided: 2 });
			const last = (key: string) =>
				[
					...numbers.types.map(({ type, months }) => [type, months] as const),
					...numbers.statuses.map(({ status, months }) => [status, months] as const),
				]
					.find(([name]) => name === key)?.[1]
					.at(-1);
			expect(["financial", "other", "submitted", "resolved", "appealed", "rejected", "closed"].map(last)).toEqual([
				1, 1, 2, 1, 1, 1, 0,
			]);
			expect(numbers.statuses.find(({ status }) => status === "resolved")?.count).toBe(0);
			expect(numbers).toMatchObject({
				open: { open: 1, late: 0 },
				late: 0,
				decided: 1,
				appeals: { filed: 1, changed: 1, kept: 0 },
			});
		});

		test("on working days officers are emailed about deadlines, heads about unassigned cases, none named", async () => {
			const { filer, officer, head } = await everybody();
			const [own, nobodys] = [await filed(filer), await filed(filer)];
			await assignCase(head, own.id, officer.id);
			await runAsOperator("delete from desk_notices"); // what arrived comes in the same mail
			await runAsOperator("delete from mails");
			const at = (day: string) => new Date(`${day}T07:30:00+03:00`);
			await runAsOperator("update complaints set due_at = '2027-02-28T20:59:59Z' where status <> 'draft'");
			const mails = async () =>
				(await runAsOperator("select recipient, subject, plain from mails order by recipient")).rows as Record<
					string,
					string
				>[];
			await remindOfficersAt(at("2027-02-23")); // still three working days
			await remindOfficersAt(at("2027-02-27")); // a Saturday
			expect(await mails()).toEqual([]);
			await remindOfficersAt(at("2027-02-25"));
			const told = await mails();
			expect(told.map(({ recipient }) => recipient)).toEqual([head.email, officer.email].sort());
			for (const { subject, plain } of told)
				for (const { reference } of [own, nobodys]) expect(`${subject}${plain}`).not.toContain(reference);
			expect(told.find(({ recipient }) => recipient === officer.email)?.plain).toContain("?assigned=me");
		});

		test("editors, owners and complainants cannot use the desk", async () => {
			const { filer } = await everybody();
			const { id, reference } = await filed(filer);
			for (const actor of [await person("editor"), await person("owner"), filer, await person()]) {
				const tries: (() => unknown)[] = [
					() => deskCases(actor, plain, holidays, new Date()),
					() => deskCounts(actor),
					() => deskCase(actor, reference),
					() => exportCases(actor, plain),
					() => savedViews(actor),
					() => addNote(actor, id, { body: "x" }),
					() => assignCase(actor, id, null),
					() => revealId(actor, id, "x"),
					() => changeStatus(actor, id, { to: "closed", text: "x" }),
					() => changesSince(actor, id, 0),
				];
				for (const attempt of tries)
					expect(
						await Promise.resolve()
							.then(attempt)
							.catch((error) => error.init?.status),
					).toBe(403);
			}
		});
	});
});

/** In the current transaction. */
async function runSqlIn(text: string) {
	const { sql } = await import("kysely");
	const { db } = await import("../base/db/client.server.ts");
	return sql.raw<Record<string, unknown>>(text).execute(db());
}
