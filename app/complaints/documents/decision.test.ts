import { createHash } from "node:crypto";
import { compactVerify, importJWK } from "jose";
import { Document } from "mupdf";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { asSystem } from "../../access/case-access.server.ts";
import { db, runAsOperator } from "../../base/db/client.server.ts";
import { formatDate, riyadhDay } from "../../base/locale/format.ts";
import { publicKeySet } from "../../signing/sign.server.ts";
import { wordsOfDecision } from "../case/decision-parts.ts";
import { noteOpening } from "../deadlines/complainant/notice.server.ts";
import { extendTime } from "../handling/commands/extend-time.server.ts";
import { deskCase } from "../handling/desk-case.server.ts";
import { blankDecisions } from "../privacy/blanking/blank-case.server.ts";
import { changeStatus } from "../transitions/change-status.server.ts";
import { decisionPdf } from "./decision-pdf.server.tsx";
import { documentText } from "./text.ts";

const parts = {
	facts: "لامست الكرة حافة الطاولة، وشهد بذلك حكمان.",
	articles: "المادة 2.10.1 من قانون اللعبة.",
	remedy: "تُعدَّل النتيجة إلى 3-2 خلال يومين.",
	second_language: "The point counts.",
};

/** A reader of the document may see blanks between runs of different directions. */
const close = (text: string) => text.replaceAll(" ", "");

onOneEngine((engine) => {
	freshProduct(engine);

	const decided = async (asked: object = { parts }) => {
		const [filer, head] = [await complainant(), await person("head")];
		await runAsOperator("update accounts set name = 'Huda Nasser' where id = $1", [head.id]);
		const { id, reference } = await filed(filer, { first_party_full_name: "نادي الوحدة" });
		const given = { to: "resolved" as const, text: "تُحتسب النقطة.", reasons: "قال الحكم ذلك.", ...asked };
		expect(await changeStatus(head, id, given)).toMatchObject({ ok: true });
		const found = await deskCase(head, reference);
		if (!found || found.recused) throw new Error("The head does not see the case.");
		const [decision] = found.item.decisions;
		if (!decision) throw new Error("There is no decision.");
		return { id, reference, filer, head, decision, found };
	};
	const textOf = async ({ reference, decision, found }: Awaited<ReturnType<typeof decided>>) => {
		const { item, person } = found;
		const pdf = await decisionPdf("ar", { ...item, ...person, ...decision, case_reference: reference }, "staff");
		const opened = Document.openDocument(pdf, "application/pdf");
		return Array.from({ length: opened.countPages() }, (_, n) =>
			opened.loadPage(n).toStructuredText("preserve-whitespace").asText(),
		)
			.join(" ")
			.replace(/\s+/g, " ");
	};

	test("a decision's document names all its parts in both languages, the last day to appeal, its hash", async () => {
		const made = await decided();
		const text = await textOf(made);
		const [, , code = ""] = made.decision.jws?.split(".") ?? [];
		const hash = createHash("sha256").update(wordsOfDecision(made.decision)).digest("hex");
		const { decided_at, appeal_until } = made.decision;
		const days = [documentText("ar").announcedAt(formatDate("ar", decided_at)), formatDate("ar", appeal_until ?? "")];
		for (const words of [
			...days,
			...Object.values(parts),
			"نادي الوحدة",
			made.found.person.full_name,
			"Huda Nasser",
			hash,
		])
			expect(close(text)).toContain(close(words));
		expect(close(text)).toContain(code);
	});

	test("it says when the complainant had notice, and a last day to appeal that was moved later", async () => {
		const made = await decided();
		expect(await textOf(made)).not.toContain(documentText("ar").noticeOn);
		await noteOpening(made.filer, made.reference);
		const until = riyadhDay(new Date(Date.now() + 90 * 86_400_000));
		expect(await extendTime(made.head, made.id, { until, reason: "Illness" })).toEqual({ ok: true });
		const found = await deskCase(made.head, made.reference);
		if (!found || found.recused || !found.item.decisions[0]) throw new Error("The head does not see the decision.");
		const [decision] = found.item.decisions;
		const text = close(await textOf({ ...made, found, decision }));
		for (const words of [documentText("ar").noticeOn, formatDate("ar", found.time?.ends_at ?? "")])
			expect(text).toContain(close(words));
		expect(decision.appeal_until).toEqual(found.time?.ends_at);
	});

	test("its signed statement verifies with the public key alone, and holds the hash of its words", async () => {
		const { decision, reference } = await decided();
		const keys = (await publicKeySet()).keys;
		const key = await importJWK(keys[0] ?? {}, "EdDSA");
		const { payload } = await compactVerify(decision.jws ?? "", key);
		expect(JSON.parse(Buffer.from(payload).toString())).toMatchObject({
			kind: "decision",
			case_reference: reference,
			decided_at: decision.decided_at.toISOString(),
			decided_by: decision.decided_by,
			announced_on: riyadhDay(decision.decided_at),
			last_day_to_appeal: riyadhDay(decision.appeal_until ?? new Date(0)),
			content_sha256: createHash("sha256").update(wordsOfDecision(decision)).digest("hex"),
		});
	});

	test("a decision without parts, and one of before, have a document that names its author as well", async () => {
		const made = await decided({});
		expect(made.decision).toMatchObject({ facts: null, articles: null, remedy: null, second_language: null });
		const before = { ...made, decision: { ...made.decision, decided_by: null, jws: null } };
		expect(await textOf(before)).toContain("لجنة الشكاوى في الاتحاد");
	});

	test("where names were cut out, the document says so, and its hash stays that of the decision as made", async () => {
		const made = await decided();
		const { namesCut } = documentText("ar");
		expect(await textOf(made)).not.toContain(namesCut);
		const text = await textOf({ ...made, decision: { ...made.decision, body: "[المشتكي]" } });
		expect(text).toContain(namesCut);
		expect(text).toContain(createHash("sha256").update(wordsOfDecision(made.decision)).digest("hex"));
	});

	test("a setting has it name the office alone", async () => {
		await runAsOperator('update site_settings set fields = fields || \'{"decisions_name": "office"}\'');
		const { decision } = await decided();
		await runAsOperator("update site_settings set fields = fields - 'decisions_name'");
		expect(decision.decided_by).toBe("Head of complaints");
	});

	test("an account without a name that a person gave decides as its office", async () => {
		const head = await person("head");
		const nameless = "update accounts set name = split_part(email, '@', 1) where id = $1";
		await runAsOperator(nameless, [head.id]);
		const { id, reference } = await filed(await complainant(), {});
		expect(await changeStatus(head, id, { to: "resolved", text: "Yes.", reasons: "So." })).toMatchObject({ ok: true });
		const found = await deskCase(head, reference);
		expect(found).toMatchObject({ item: { decisions: [{ decided_by: "Head of complaints" }] } });
	});

	test("no part of a decision can be blanked while its case is open to an appeal", async () => {
		const { id } = await decided();
		await expect(asSystem(() => blankDecisions([id]))).rejects.toThrow();
		const facts = () =>
			db().updateTable("complaint_decisions").set({ facts: null }).where("complaint_id", "=", id).execute();
		await expect(asSystem(facts)).rejects.toThrow();
	});
});
