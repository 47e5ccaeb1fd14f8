import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { complainant, draft, filed, inScope, person, submit } from "../../../../test/make-case.ts";
import { recordsEvents } from "../../../../test/recorded-events.ts";
import { operator } from "../../../access/actor.ts";
import type { Side } from "../../../access/side.ts";
import { provideAccount } from "../../../accounts/joining/register.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { takeSquad } from "../../../league/captains/managing/captains.server.ts";
import { defaultSettings } from "../../../settings/defaults.ts";
import { caseNumbers } from "../../case-list/case-numbers.server.ts";
import { deskCases, deskCounts, recusedReferences } from "../../case-list/desk-list.server.ts";
import { savedViews, saveView, storeSearch } from "../../case-list/desk-views.server.ts";
import { exportCases } from "../../case-list/export-cases.server.ts";
import { latestEvent } from "../../case-list/new-cases.server.ts";
import { remindOfficersAt } from "../../notices/remind-officers.server.ts";
import { changeOwnStatus, changeStatus } from "../../transitions/change-status.server.ts";
import { writeToComplainant } from "../../transitions/send-message.server.ts";
import { allCases } from "../case-api.server.ts";
import { changesSince, deskBrief, deskCase } from "../desk-case.server.ts";
import { addNote, assignCase, assignCases, reclassify, setPriority } from "./case-commands.server.ts";
import { declareConflict, liftConflict, recuseOther } from "./declare-recusal.server.ts";
import { releaseFile, revealId } from "./delicate-work.server.ts";

const { holidays } = defaultSettings;
const tables = [
	"complaints",
	"complaint_users",
	"complaint_attachments",
	"complaint_events",
	"complaint_messages",
	"complaint_decisions",
	"complaint_receipts",
	"case_notes",
	"case_conflicts",
	"case_holds",
	"desk_cases",
	"desk_terms",
	"desk_decisions",
	"desk_moves",
	"audit_reasons",
] as const;

type Staff = Awaited<ReturnType<typeof person>>;

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["captain.removed", "case.assigned", "case.conflict-lifted"]);

	const aTie = async () => make.tie({ home_team_id: await make.club(), away_team_id: await make.club() });
	const captainOf = (tie: number, side: Side, { id }: Staff) =>
		runAsOperator(
			`insert into captains (account_id, squad_id) select $1, ${side}_squad_id from matches where id = $2`,
			[id, tie],
		);
	async function filedAbout(tie: number, owner: Staff, values: Record<string, string>) {
		const id = await draft(owner, values);
		await runAsOperator("update complaints set match_id = $1 where id = $2", [tie, id]);
		const submitted = await submit(owner, id);
		if (!submitted.ok) throw new Error("The case of the test was not submitted.");
		return { id, reference: submitted.reference };
	}

	/** A case with everything that a case can have, of a person who is in no other. */
	async function secretCase(filer?: Staff, tie?: number) {
		const head = await person("head");
		const owner = filer ?? (await complainant({ full_name: "Whistle Blower", address: "Secret street" }));
		const words = { detailed_description: "A secret.", second_party_full_name: "Coach X" };
		const made = await (tie ? filedAbout(tie, owner, words) : filed(owner, words));
		await runAsOperator(
			`insert into complaint_attachments (complaint_id, file_name, file_path, file_type, file_size, sha256, scan)
			 values ($1, 'secret.pdf', gen_random_uuid()::text, 'application/pdf', 9, repeat('a', 64), 'unscannable')`,
			[made.id],
		);
		await addNote(head, made.id, { body: "A secret note." });
		await writeToComplainant(head, made.id, { body: "A secret message." });
		await declareConflict(await person("officer"), made.id, "A secret tie.");
		await changeStatus(head, made.id, { to: "resolved", text: "A secret decision." });
		await changeStatus(head, made.id, { to: "under_review", text: "A secret reason." });
		return { ...made, owner, head };
	}

	/** The ways of being recused. */
	const ways: Record<string, () => Promise<{ who: Staff; id: string; reference: string; owner: Staff; head: Staff }>> =
		{
			"declared a conflict": async () => {
				const [made, who] = [await secretCase(), await person("officer")];
				expect(await declareConflict(who, made.id, "My brother.")).toEqual({ ok: true });
				return { ...made, who };
			},
			"filed the case": async () => {
				const filer = await complainant({ full_name: "Whistle Blower" });
				await runAsOperator("insert into account_roles (account_id, role) values ($1, 'head')", [filer.id]);
				const who = { ...filer, roles: ["complainant", "head"] as const };
				return { ...(await secretCase(filer)), who };
			},
			"was recused by a head": async () => {
				const [made, who, other] = [await secretCase(), await person("head"), await person("head")];
				await assignCase(other, made.id, who.id);
				expect(await recuseOther(other, made.id, who.id, "Named in it.")).toEqual({ ok: true });
				return { ...made, who };
			},
			"bears the name of a party": async () => {
				const who = await person("officer");
				await runAsOperator("update accounts set name = 'Coach  X' where id = $1", [who.id]);
				return { ...(await secretCase()), who };
			},
			"bears the name of a party and becomes an officer afterwards": async () => {
				const [made, who] = [await secretCase(), await person("editor")];
				await runAsOperator("update accounts set name = 'COACH X' where id = $1", [who.id]);
				await runAsOperator("insert into account_roles (account_id, role) values ($1, 'officer')", [who.id]);
				return { ...made, who: { ...who, roles: ["officer"] as const } };
			},
			"is captain of a side of the match": async () => {
				const [tie, who] = [await aTie(), await person("officer")];
				await captainOf(tie, "away", who);
				return { ...(await secretCase(undefined, tie)), who };
			},
		};

	describe.each(Object.entries(ways))("an officer or head who %s", (_, way) => {
		test("sees the reference and nothing else, and does nothing", async () => {
			const { who, id, reference, owner, head } = await way();
			const asked = { filter: { sort: "created" as const }, now: new Date() };
			const list = (filter: object) => deskCases(who, { ...asked.filter, ...filter }, holidays, asked.now);
			const seen: unknown[] = [await list({}), await deskCase(who, reference), await deskBrief(who, reference)];
			for (const words of [reference, "Whistle", owner.email])
				seen.push((await list({ search: await storeSearch(who, words) })).rows);
			for (const filter of [{ status: "under_review" }, { due: "late" }, { assigned: "none" }, { assigned: who.id }])
				seen.push((await list(filter)).total);
			await saveView(who, "Mine", { sort: "created", status: "under_review" });
			seen.push(await savedViews(who), await exportCases(who, { sort: "created" }), await allCases(who));
			seen.push(await changesSince(who, id, 0));
			const told = JSON.stringify(seen);
			expect(told).not.toMatch(/secret|Coach|Brother|Named|"under_review"|financial/i);
			expect(told).not.toContain(id);
			for (const words of ["Whistle", owner.email])
				expect(told.replaceAll(`"words":"${words}"`, "")).not.toContain(words);
			expect(await deskCase(who, reference)).toEqual({ recused: true, brief: { case_reference: reference } });
			expect(await recusedReferences(who)).toEqual([reference]);
			const offered = await deskCase(head, reference);
			expect(offered?.recused === false && offered.colleagues.some(({ id }) => id === head.id)).toBe(true);
			expect(offered?.recused === false && offered.colleagues.some(({ id }) => id === who.id)).toBe(false);
			expect((await deskCounts(who)).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
			const numbers = await caseNumbers(who, new Date());
			expect(numbers).toMatchObject({ open: { open: 0, late: 0 }, decided: 0, appeals: { filed: 0 } });
			expect([...numbers.types, ...numbers.statuses].flatMap(({ months }) => months).some(Boolean)).toBe(false);

			const refused = { refused: "recused" };
			for (const to of ["under_review", "resolved", "closed"] as const)
				expect(await changeStatus(who, id, { to, text: "x" })).toMatchObject(refused);
			expect(await writeToComplainant(who, id, { body: "x" })).toMatchObject(refused);
			expect(await addNote(who, id, { body: "x" })).toMatchObject(refused);
			expect(await setPriority(who, id, "low")).toMatchObject(refused);
			expect(await reclassify(who, id, "other", "x")).toMatchObject(refused);
			expect(await assignCase(who, id, null)).toMatchObject(refused);
			expect(await assignCases(who, [id], null)).toEqual({ given: 0, left: 1 });
			expect(await releaseFile(who, id, id, "x")).toMatchObject(refused);
			expect(await declareConflict(who, id, "x")).toMatchObject(refused);
			expect(await revealId(who, id, "x")).toBeUndefined();
			if (who.roles.includes("head")) {
				expect(await liftConflict(who, id, who.id)).toMatchObject(refused);
				expect(await recuseOther(who, id, who.id, "x")).toMatchObject(refused);
			}
		});

		test("reads and changes nothing of it by SQL", async () => {
			const { who, id, reference } = await way();
			const query = (text: string) => inScope("staff", who.id, () => sql.raw<object>(text).execute(db()));
			for (const table of tables) expect([table, (await query(`select * from ${table}`)).rows]).toEqual([table, []]);
			expect((await query("select * from desk_counts where count > 0")).rows).toEqual([]);
			expect((await query("select * from desk_recused")).rows).toEqual([{ id, case_reference: reference }]);
			for (const change of ["status = 'closed'", "assigned_to_id = null", "priority = 'low'"])
				expect((await query(`update complaints set ${change} where id = '${id}'`)).numAffectedRows).toBe(0n);
			for (const row of [
				`complaint_messages (complaint_id, kind, author_role, body) values ('${id}', 'message', 'head', 'x')`,
				`case_notes (complaint_id, body) values ('${id}', 'x')`,
				`complaint_events (complaint_id, type, actor_role) values ('${id}', 'case.moved', 'head')`,
				`complaint_decisions (complaint_id, outcome, body) values ('${id}', 'resolved', 'x')`,
			])
				await expect(query(`insert into ${row}`)).rejects.toThrow(/row-level security/);
			expect((await query(`delete from case_conflicts where complaint_id = '${id}'`)).numAffectedRows).toBe(0n);
			// Nor is the case given to them by SQL of another.
			const other = await person("head");
			await expect(
				inScope("staff", other.id, () =>
					db().updateTable("complaints").set({ assigned_to_id: who.id }).where("id", "=", id).execute(),
				),
			).rejects.toThrow("not assigned");
		});

		test("hears nothing of it: neither by the live list nor by a reminder", async () => {
			const { who, id, head } = await way();
			const before = await latestEvent(who);
			await addNote(await person("officer"), id, { body: "Something happens." });
			expect(await latestEvent(who)).toBe(before);
			expect(await latestEvent(head)).toBeGreaterThan(before);
			await runAsOperator("update complaints set due_at = '2027-02-28T20:59:59Z' where id = $1", [id]);
			await runAsOperator("delete from mails");
			await remindOfficersAt(new Date("2027-02-25T07:30:00+03:00"));
			const { rows } = await runAsOperator("select recipient from mails");
			expect(rows.map(({ recipient }) => recipient)).not.toContain(who.email);
			expect(rows.map(({ recipient }) => recipient)).toContain(head.email);
		});
	});

	test("a head recuses an officer or head, for a reason in no log, with a mail of the reference alone", async () => {
		const { id, reference, head: judge } = await secretCase();
		const [head, officer] = [await person("head"), await person("officer")];
		await assignCase(head, id, officer.id);
		await runAsOperator("delete from mails");
		expect(await recuseOther(head, id, officer.id, "His club is named.")).toEqual({ ok: true });
		expect(await recuseOther(head, id, officer.id, "Again.")).toMatchObject({ refused: "unchanged" });
		const found = await deskCase(head, reference);
		expect(found).toMatchObject({ assigned: undefined });
		expect(
			found?.recused === false && found.conflicts.find(({ account_id }) => account_id === officer.id),
		).toMatchObject({ kind: "ordered", reason: "His club is named." });
		expect(await assignCase(head, id, officer.id)).toMatchObject({ refused: "othersRecusal" });
		const { rows: mails } = await runAsOperator("select recipient, subject, plain from mails");
		expect(mails).toMatchObject([{ recipient: officer.email, plain: expect.stringContaining(reference) }]);
		expect(JSON.stringify(mails)).not.toMatch(/club|Whistle|secret/i);
		const { rows: logged } = await runSql(
			"select details from audit_log where action = 'case.recused' and subject = $1",
			[`case:${id}`],
		);
		expect(logged).toMatchObject([{ details: { account: officer.id } }]);
		expect(JSON.stringify(logged)).not.toContain("club");
		// Refused: oneself, an account outside the staff, an order by an officer or by a head who judged the case.
		for (const account of [head.id, await provideAccount("visitor@example.org", ["complainant"]), "x"])
			expect(await recuseOther(head, id, account, "x")).toMatchObject({ refused: "unknown" });
		expect(() => recuseOther(officer, id, head.id, "x")).toThrow();
		expect(await recuseOther(judge, id, head.id, "x")).toMatchObject({ refused: "judgedBefore" });
		expect(await liftConflict(judge, id, officer.id)).toMatchObject({ refused: "judgedBefore" });
		for (const [who, row] of [
			[judge.id, `('${id}', '${head.id}', 'ordered', '${judge.id}', 'x')`],
			[head.id, `('${id}', '${judge.id}', 'declared', null, 'x')`],
			[head.id, `('${id}', '${judge.id}', 'party', null, 'x')`],
		])
			await expect(
				inScope("staff", who ?? "", () =>
					sql
						.raw(`insert into case_conflicts (complaint_id, account_id, kind, recused_by_id, reason) values ${row}`)
						.execute(db()),
				),
			).rejects.toThrow(/row-level security/);
		expect(await liftConflict(head, id, officer.id)).toEqual({ ok: true });
		expect(await deskCase(officer, reference)).toMatchObject({ recused: false });
	});

	test("the head who decided an appeal recuses no one who could reopen the case, and lifts no recusal", async () => {
		const owner = await complainant();
		const { id } = await filed(owner);
		const [first, judge, reopener, officer] = [
			await person("head"),
			await person("head"),
			await person("head"),
			await person("officer"),
		];
		await changeStatus(first, id, { to: "rejected", text: "No.", reasons: "No." });
		await changeOwnStatus(owner, id, { to: "appealed", text: "I disagree." });
		await changeStatus(judge, id, { to: "rejected", text: "No.", reasons: "No." });
		expect(await recuseOther(reopener, id, officer.id, "His club.")).toEqual({ ok: true });
		const refused = { ok: false, refused: "judgedBefore" };
		for (const one of [first, judge]) {
			expect(await recuseOther(one, id, reopener.id, "x")).toEqual(refused);
			expect(await liftConflict(one, id, officer.id)).toEqual(refused);
			await expect(
				inScope("staff", one.id, () =>
					sql`insert into case_conflicts (complaint_id, account_id, kind, recused_by_id, reason)
						values (${id}, ${reopener.id}, 'ordered', ${one.id}, 'x')`.execute(db()),
				),
			).rejects.toThrow(/row-level security/);
			const gone = await inScope("staff", one.id, () =>
				sql`delete from case_conflicts where complaint_id = ${id} and account_id = ${officer.id}`.execute(db()),
			);
			expect(gone.numAffectedRows).toBe(0n);
		}
		expect(await liftConflict(reopener, id, officer.id)).toEqual({ ok: true });
	});

	test("of two heads who recuse each other at once one does", async () => {
		const { id } = await secretCase();
		const [one, two] = [await person("head"), await person("head")];
		const tries = await Promise.all([recuseOther(one, id, two.id, "x"), recuseOther(two, id, one.id, "x")]);
		expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
		expect(tries.find(({ ok }) => !ok)).toMatchObject({ refused: "recused" });
	});

	test("a recusal lifted for a namesake stays lifted when roles are granted later", async () => {
		const officer = await person("officer");
		await runAsOperator("update accounts set name = 'Coach X' where id = $1", [officer.id]);
		const { id, reference } = await secretCase();
		const head = await person("head");
		expect(await liftConflict(head, id, officer.id)).toEqual({ ok: true });
		await runAsOperator("insert into account_roles (account_id, role) values ($1, 'head')", [officer.id]);
		expect(await deskCase(officer, reference)).toMatchObject({ recused: false });
	});

	/** How staff come to act for a side of a tie that a case is about. */
	const sides: Record<string, (tie: number, who: Staff) => Promise<unknown>> = {
		"is named captain of it": (tie, who) => captainOf(tie, "home", who),
		"was its captain when it was played": async (tie, who) => {
			await captainOf(tie, "home", who);
			const { rows } = await runSql("select home_squad_id from matches where id = $1", [tie]);
			await takeSquad(operator, Number(rows[0].home_squad_id), who.id);
		},
		"was its captain on the day that it had before it was moved": async (tie, who) => {
			await captainOf(tie, "home", who);
			const { rows } = await runSql("select home_squad_id from matches where id = $1", [tie]);
			await takeSquad(operator, Number(rows[0].home_squad_id), who.id);
			await runSql("update matches set match_date = current_date + 60 where id = $1", [tie]);
		},
		"reported for it": (tie, who) =>
			runAsOperator(
				"insert into reports (match_id, number, side, home_score, away_score, by_id) values ($1, 1, 'home', 3, 0, $2)",
				[tie, who.id],
			),
		"answered a report for it": (tie, who) =>
			runAsOperator(
				`with report as (insert into reports (match_id, number, side, home_score, away_score)
					values ($1, 1, 'home', 3, 0) returning *)
				 insert into confirmations (match_id, report, side, verdict, by_id) select match_id, number, 'away',
				   'accept', $2 from report`,
				[tie, who.id],
			),
		"asked for another date of it": (tie, who) =>
			runAsOperator(
				`insert into date_requests (match_id, side, asked_by_id, from_date, answer_by)
					values ($1, 'away', $2, '2025-10-08', now())`,
				[tie, who.id],
			),
	};

	test.each(Object.entries(sides))("staff who act for a side take no part: one who %s", async (_, act) => {
		const [before, after, stranger] = [await person("officer"), await person("editor"), await person("officer")];
		const [tie, other] = [await aTie(), await aTie()];
		await act(tie, before);
		await act(other, stranger);
		const { reference } = await secretCase(undefined, tie);
		expect(await deskCase(before, reference)).toMatchObject({ recused: true });
		expect(await deskCase(stranger, reference)).toMatchObject({ recused: false });
		// Once they work at the desk.
		await runAsOperator("delete from reports");
		await runAsOperator("delete from date_requests");
		await act(tie, after);
		await runAsOperator("insert into account_roles (account_id, role) values ($1, 'officer')", [after.id]);
		expect(await deskCase({ ...after, roles: ["officer"] }, reference)).toMatchObject({ recused: true });
	});

	test("who was no captain when the case was filed or the match played, and is none now, takes part", async () => {
		const [tie, who] = [await aTie(), await person("editor")];
		await runAsOperator("update matches set match_date = '2020-02-02' where id = $1", [tie]);
		const { reference } = await secretCase(undefined, tie);
		await captainOf(tie, "home", who);
		const { rows } = await runSql("select home_squad_id as squad from matches where id = $1", [tie]);
		await audit(who, "captain.accepted", `squad:${rows[0].squad}`, { account: who.id });
		await takeSquad(operator, rows[0].squad, who.id);
		await runAsOperator("insert into account_roles (account_id, role) values ($1, 'officer')", [who.id]);
		expect(await deskCase({ ...who, roles: ["officer"] }, reference)).toMatchObject({ recused: false });
	});

	test("an officer who is named captain later is recused and unassigned, also after a lifted recusal", async () => {
		const [tie, officer, head] = [await aTie(), await person("officer"), await person("head")];
		await runAsOperator("update accounts set name = 'Coach X' where id = $1", [officer.id]);
		const { id, reference } = await secretCase(undefined, tie);
		expect(await liftConflict(head, id, officer.id)).toEqual({ ok: true });
		expect(await assignCase(head, id, officer.id)).toEqual({ ok: true });
		await captainOf(tie, "home", officer);
		expect(await deskCase(officer, reference)).toMatchObject({ recused: true });
		const found = await deskCase(head, reference);
		expect(found).toMatchObject({ assigned: undefined });
		expect(found?.recused === false && found.conflicts).toEqual(
			expect.arrayContaining([expect.objectContaining({ account_id: officer.id, kind: "side", reason: "" })]),
		);
		// Lifted with the side as its reason, it stays lifted.
		expect(await liftConflict(head, id, officer.id)).toEqual({ ok: true });
		await runAsOperator("insert into account_roles (account_id, role) values ($1, 'head')", [officer.id]);
		expect(await deskCase(officer, reference)).toMatchObject({ recused: false });
	});

	test("a captain takes no part once the match becomes one of their squad", async () => {
		const [tie, officer] = [await aTie(), await person("officer")];
		const { reference } = await secretCase(undefined, tie);
		const other = await make.tie({ home_team_id: await make.club(), away_team_id: await make.club() });
		await captainOf(other, "home", officer);
		expect(await deskCase(officer, reference)).toMatchObject({ recused: false });
		await runAsOperator(
			`update matches m set home_team_id = o.home_team_id, home_squad_id = o.home_squad_id from matches o
				where m.id = $1 and o.id = $2`,
			[tie, other],
		);
		expect(await deskCase(officer, reference)).toMatchObject({ recused: true });
	});

	test.each([
		["a single name", "Ahmad", "Ahmad", false],
		["Arabic names, however they are spelled", "أحمد العنزيّ", "احمد العنزى", true],
		["other names", "Ahmad Omar", "Ahmad Ali", false],
	])("%s: %s beside %s is the same person: %s", async (_, party, name, isSame) => {
		const officer = await person("officer");
		await runAsOperator("update accounts set name = $2 where id = $1", [officer.id, name]);
		const { reference } = await filed(await complainant(), { first_party_full_name: party });
		expect((await deskCase(officer, reference))?.recused).toBe(isSame);
	});

	test("an officer with the phone number of a party takes no part", async () => {
		const both = await complainant({ phone: "+966 55 999 1234", full_name: "Somebody Else" });
		await runAsOperator("insert into account_roles (account_id, role) values ($1, 'officer')", [both.id]);
		const { reference } = await filed(await complainant(), { second_party_phone: "٠٥٥٩٩٩١٢٣٤" });
		expect(await deskCase({ ...both, roles: ["officer"] }, reference)).toMatchObject({ recused: true });
	});
});
