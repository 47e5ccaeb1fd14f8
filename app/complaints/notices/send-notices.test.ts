import { describe, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { caseIn, complainant, filed, person } from "../../../test/make-case.ts";
import { pdfFile } from "../../../test/make-pdf.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { withoutEmails } from "../../base/mail/mail.server.ts";
import { noticeKinds } from "../case/notices/notice-kinds.ts";
import { tellStaff } from "../case/notices/tell-staff.server.ts";
import { attachEvidence } from "../evidence/attach-evidence.server.ts";
import { addNote, assignCase, setPriority } from "../handling/commands/case-commands.server.ts";
import { declareConflict, liftConflict, recuseOther } from "../handling/commands/declare-recusal.server.ts";
import { deskCase } from "../handling/desk-case.server.ts";
import { changeOwnStatus, changeStatus } from "../transitions/change-status.server.ts";
import { writeToComplainant, writeToOfficers } from "../transitions/send-message.server.ts";
import { setOwnPace } from "./pace.server.ts";
import { remindOfficersAt } from "./remind-officers.server.ts";
import { sendNotices } from "./send-notices.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);

	const people = async () => ({
		filer: await complainant({ full_name: "Hana Secret" }),
		officer: await person("officer"),
		head: await person("head"),
	});
	type Mail = { recipient: string; subject: string; plain: string };
	async function mails() {
		const found: { rows: Mail[] } = await runAsOperator("select recipient, subject, plain from mails order by id");
		return found.rows;
	}
	/** The mails to staff by a run so many minutes from now, and nothing else. */
	async function mailed(minutes = 1) {
		await runAsOperator("delete from mails");
		await sendNotices(new Date(Date.now() + minutes * 60_000));
		return mails();
	}
	const to = (all: Mail[]) => all.map(({ recipient }) => recipient).sort();
	const saying = (all: Mail[], email: string) => all.find(({ recipient }) => recipient === email)?.plain ?? "";
	const waiting = async () =>
		(await runAsOperator("select kind, count(*)::int as count from desk_notices group by kind order by kind")).rows;

	test("a recusal caused by a complaint is reported to the other heads and owners, a declared one is not", async () => {
		const { filer, officer, head } = await people();
		const [owner, other] = [await person("owner"), await person("head")];
		await runAsOperator("update accounts set name = 'Omar Referee' where id = $1", [head.id]);
		const { id, reference } = await filed(filer, { second_party_full_name: "Omar Referee" });
		const first = await mailed();
		expect(to(first)).toEqual([other.email, owner.email].sort());
		expect(saying(first, other.email)).toContain("شكاوى استُبعد منها مسؤول أو رئيس: 1");
		expect(saying(first, owner.email)).toContain("/admin/accounts");
		for (const { subject, plain } of first)
			for (const word of [reference, "Omar", "Referee"]) expect(`${subject}${plain}`).not.toContain(word);
		await declareConflict(officer, id, "A friend.");
		expect(await mailed(10)).toEqual([]);
		await liftConflict(other, id, head.id);
		await recuseOther(other, id, head.id, "He wrote an article.");
		expect(to(await mailed(20))).toEqual([owner.email]);
	});

	describe("an arrival is mailed", () => {
		test("to the heads while a case has no assignee, then to the assignee alone; by number and link", async () => {
			const { filer, officer, head } = await people();
			const other = await person("head");
			const { id, reference } = await filed(filer, { detailed_description: "A marked sentence." });
			const first = await mailed();
			expect(to(first)).toEqual([head.email, other.email].sort());
			expect(saying(first, head.email)).toContain("شكاوى جديدة: 1");
			expect(saying(first, head.email)).toContain("/complaints/admin?unread=yes");
			await assignCase(head, id, officer.id);
			await writeToOfficers(filer, id, { body: "A marked sentence." });
			const second = await mailed(10);
			expect(to(second)).toEqual([officer.email]);
			for (const { subject, plain } of [...first, ...second])
				for (const word of [reference, "marked", "Hana", "Secret", filer.email])
					expect(`${subject}${plain}`).not.toContain(word);
		});

		test("for each act of the complainant that the table names, and for none of the staff's own", async () => {
			const { filer, officer, head } = await people();
			const { id } = await filed(filer);
			await attachEvidence(filer, id, pdfFile("one"));
			await writeToOfficers(filer, id, { body: "Hello" });
			await changeStatus(officer, id, { to: "pending_information", text: "When?" });
			await changeOwnStatus(filer, id, { to: "submitted", text: "On Sunday." });
			await changeStatus(officer, id, { to: "resolved", text: "Because." });
			await changeOwnStatus(filer, id, { to: "appealed", text: "No." });
			await changeOwnStatus(filer, id, { to: "closed", text: "Enough." });
			const one = (kind: string) => ({ kind, count: 1 });
			const all = ["answer", "appeal", "evidence", "message", "new_case", "withdrawal"];
			expect(await waiting()).toEqual(all.map(one));
			await runAsOperator("delete from desk_notices");
			const second = await filed(filer);
			await runAsOperator("delete from desk_notices");
			await addNote(officer, second.id, { body: "Mine." });
			await writeToComplainant(officer, second.id, { body: "Ours." });
			expect(await waiting()).toEqual([]);
			await setPriority(officer, second.id, "urgent");
			expect(await waiting()).toEqual([one("urgent")]);
			expect(saying(await mailed(), head.email)).toContain("?priority=urgent");
		});

		test("once of a case that is made urgent, however often its form is sent", async () => {
			const { filer, officer, head } = await people();
			const { id } = await filed(filer);
			await runAsOperator("delete from desk_notices");
			const raise = () => setPriority(officer, id, "urgent");
			expect([await raise(), await raise()]).toEqual([{ ok: true }, { ok: false, refused: "unchanged" }]);
			expect(to(await mailed())).toEqual([head.email]);
			await raise();
			expect([await waiting(), await mailed(10)]).toEqual([[], []]);
		});

		test("never to who raised the priority", async () => {
			const { filer, head } = await people();
			const { id } = await filed(filer);
			await runAsOperator("delete from desk_notices");
			await setPriority(head, id, "urgent");
			expect(await mailed()).toEqual([]);
		});

		test("with the demo's cases no one is mailed", async () => {
			const { filer } = await people();
			await withoutEmails(() => filed(filer));
			expect(await waiting()).toEqual([]);
		});

		test("the database knows the kinds of the table and no other", async () => {
			const { filer, head } = await people();
			const { id } = await filed(filer);
			await runAsOperator("delete from desk_notices");
			const add = (kind: string) =>
				runAsOperator("insert into desk_notices (account_id, complaint_id, kind) values ($1, $2, $3)", [
					head.id,
					id,
					kind,
				]);
			for (const kind of noticeKinds) await add(kind);
			await expect(add("gossip")).rejects.toThrow("check");
		});
	});

	describe("who may not act on a case is mailed nothing of it", () => {
		test("neither the recused, nor a judge of the case after its appeal, nor an officer then", async () => {
			const { filer, officer, head } = await people();
			const [judge, recused] = [head, await person("head")];
			const next = await person("head");
			const { id } = await filed(filer);
			await declareConflict(recused, id, "A friend.");
			await assignCase(judge, id, officer.id);
			await changeStatus(judge, id, { to: "rejected", text: "Because." });
			await runAsOperator("delete from desk_notices");
			await changeOwnStatus(filer, id, { to: "appealed", text: "No." });
			expect(to(await mailed())).toEqual([next.email]);
		});

		test("the recused, disabled or dismissed since: the mail goes to who is there when it leaves", async () => {
			const { filer, officer, head } = await people();
			const { id } = await filed(filer);
			await assignCase(head, id, officer.id);
			await runAsOperator("delete from desk_notices");
			for (const end of ["recused", "disabled", "dismissed"]) {
				const assignee = await person("officer");
				await assignCase(head, id, assignee.id);
				await writeToOfficers(filer, id, { body: "Hello" });
				if (end === "recused") await declareConflict(assignee, id, "A friend.");
				if (end === "disabled")
					await runAsOperator("update accounts set disabled_at = now() where id = $1", [assignee.id]);
				if (end === "dismissed") await runAsOperator("delete from account_roles where account_id = $1", [assignee.id]);
				await runAsOperator("update desk_mail_settings set mailed_at = null");
				expect([end, to(await mailed())]).toEqual([end, [head.email]]);
			}
			expect(await waiting()).toEqual([]);
		});

		test("without any head, the officers hear of it", async () => {
			const filer = await complainant();
			const officer = await person("officer");
			await filed(filer);
			expect(to(await mailed())).toEqual([officer.email]);
		});

		test("without anyone, the owners hear that no account may act, at once and on each working morning", async () => {
			const [filer, owner, head] = [await complainant(), await person("owner"), await person("head")];
			const { id } = await caseIn("resolved", { complainant: filer, officer: head, head });
			await runAsOperator("delete from desk_notices");
			await changeOwnStatus(filer, id, { to: "appealed", text: "No." });
			const told = await mailed();
			expect(to(told)).toEqual([owner.email]);
			expect(told[0]?.plain).toContain("/admin/accounts");
			expect(told[0]?.plain).toContain("لا يوجد الآن من ينظر فيها: 1");
			await runAsOperator("delete from mails");
			await remindOfficersAt(new Date("2027-02-25T07:30:00+03:00"));
			expect(to(await mails())).toContain(owner.email);
			await person("head");
			await runAsOperator("delete from mails");
			await remindOfficersAt(new Date("2027-02-28T07:30:00+03:00"));
			expect(to(await mails())).not.toContain(owner.email);
		});
	});

	describe("a person is mailed at their own pace", () => {
		test("at once: two hundred arrivals are one mail, the next at least five minutes later", async () => {
			const { filer, head } = await people();
			const { id } = await filed(filer);
			await runAsOperator("delete from desk_notices");
			await runAsOperator("alter table complaints disable trigger guard_case");
			await runAsOperator(
				`with made as (insert into complaints
						(user_id, case_reference, status, detailed_description, terms_version, submitted_at)
					select user_id, '2025-' || lpad(n::text, 6, '0'), 'submitted', 'x', '1', now()
					from complaints, generate_series(1, 200) n where id = $1 returning id)
				 insert into desk_notices (account_id, complaint_id, kind) select $2, id, 'new_case' from made`,
				[id, head.id],
			);
			await runAsOperator("alter table complaints enable trigger guard_case");
			const [only, ...others] = await mailed(0);
			expect([only?.plain.includes("شكاوى جديدة: 200"), others]).toEqual([true, []]);
			await writeToOfficers(filer, id, { body: "Hello" });
			expect(await mailed(4)).toEqual([]);
			expect(to(await mailed(6))).toEqual([head.email]);
			expect(await mailed(20)).toEqual([]);
		});

		test("hourly, and in the morning: what is pressing comes within the hour in any case", async () => {
			const { filer, officer, head } = await people();
			await setOwnPace(head, "hourly");
			const { id } = await filed(filer);
			expect(to(await mailed(0))).toEqual([head.email]);
			await writeToOfficers(filer, id, { body: "Hello" });
			expect(await mailed(30)).toEqual([]);
			expect(to(await mailed(61))).toEqual([head.email]);
			await setOwnPace(officer, "morning");
			await assignCase(head, id, officer.id);
			await writeToOfficers(filer, id, { body: "Hello again" });
			expect(await mailed(300)).toEqual([]);
			await changeStatus(officer, id, { to: "resolved", text: "Because." });
			await setOwnPace(head, "morning");
			await changeOwnStatus(filer, id, { to: "appealed", text: "No." });
			expect(to(await mailed(400))).toEqual([head.email]); // an appeal is for heads
		});

		test("the morning's mail has what waits and the deadlines in one", async () => {
			const { filer, officer, head } = await people();
			const { id } = await filed(filer);
			await runAsOperator("delete from desk_notices");
			await setOwnPace(officer, "morning");
			await assignCase(head, id, officer.id);
			await writeToOfficers(filer, id, { body: "Hello" });
			expect(await mailed(60)).toEqual([]);
			await runAsOperator("update complaints set due_at = '2027-02-20T20:59:59Z' where id = $1", [id]);
			await remindOfficersAt(new Date("2027-02-25T07:30:00+03:00"));
			const told = await mails();
			expect(to(told)).toEqual([officer.email]);
			expect(told[0]?.plain).toContain("شكاوى فيها رسالة جديدة: 1");
			expect(told[0]?.plain).toContain("المتأخرة 1");
			expect(await waiting()).toEqual([]);
		});

		test("nothing comes of what they have opened before the mail left", async () => {
			const { filer, head } = await people();
			const { reference } = await filed(filer);
			await deskCase(head, reference);
			expect(await mailed()).toEqual([]);
		});
	});

	test("an act that fails queues no mail, and a mail that cannot be queued is not lost", async () => {
		const { filer, head } = await people();
		const { id } = await filed(filer);
		await runAsOperator("delete from desk_notices");
		await expect(changeOwnStatus(filer, id, { to: "appealed", text: "No." })).resolves.toMatchObject({ ok: false });
		expect(await waiting()).toEqual([]);
		await tellStaff("overdue_answer", id);
		await runAsOperator("alter table mails add constraint no_mail check (false) not valid");
		await expect(sendNotices(new Date())).rejects.toThrow("no_mail");
		await runAsOperator("alter table mails drop constraint no_mail");
		expect(await waiting()).toEqual([{ kind: "overdue_answer", count: 1 }]);
		expect(to(await mailed(0))).toEqual([head.email]);
	});
});
