import { expect, test } from "vitest";
import { freshProduct } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { STATEMENT_MAX } from "../case/complaint.ts";
import { deskCase } from "../desk/case/desk-case.server.ts";
import { casePdf } from "./case-pdf.server.tsx";
import { blocksOf } from "./pdf/document-words.ts";
import { ownPdf } from "./pdf-answer.server.ts";

freshProduct("embedded PostgreSQL");

test("lines that begin on the same side are one block, blank lines stay where they are", () => {
	expect(blocksOf("first\n\nsecond\nثالث\n\n4. رابع\nfifth")).toEqual([
		{ locale: "en", text: "first\n \nsecond" },
		{ locale: "ar", text: "ثالث\n \n4. رابع" },
		{ locale: "en", text: "fifth" },
	]);
});

test("past four hundred lines the rest runs on: no word is left out", () => {
	const [block, ...others] = blocksOf(
		Array.from({ length: 500 }, (_, i) => `line${i}${"\n".repeat(i % 3)}`).join("\n"),
	);
	expect(others).toEqual([]);
	expect(block?.text.split("\n")).toHaveLength(401);
	for (let i = 0; i < 500; i++) expect(block?.text).toMatch(new RegExp(`\\bline${i}\\b`));
});

test("an account gets one document at a time; another account, and the next one, are not held up", async () => {
	const [filer, other] = [await complainant(), await complainant()];
	const ask = (actor: typeof filer, make: () => Promise<Buffer>) =>
		ownPdf({ actor, locale: "en", name: "case.pdf" }, make);
	const pdf = async () => Buffer.from("%PDF-");
	let finish = (_: Buffer) => {};
	const first = ask(filer, () => new Promise((resolve) => (finish = resolve)));
	const second = await ask(filer, pdf);
	expect([second.status, second.headers.get("retry-after")]).toEqual([429, "10"]);
	expect((await ask(other, pdf)).status).toBe(200);
	finish(await pdf());
	expect((await first).status).toBe(200);
	await expect(ask(filer, () => Promise.reject(new Error("It fails.")))).rejects.toThrow("It fails.");
	expect((await ask(filer, pdf)).status).toBe(200);
});

test("a statement of line breaks alone is laid out while the process answers other requests", async () => {
	const [filer, officer] = [await complainant(), await person("officer")];
	const { reference } = await filed(filer, { detailed_description: `a${"\n".repeat(STATEMENT_MAX - 2)}b` });
	const found = await deskCase(officer, reference);
	if (!found || found.recused) throw new Error("The officer does not see the case.");
	let isDone = false;
	let answers = 0;
	const pdf = casePdf(found).finally(() => {
		isDone = true;
	});
	while (!isDone) {
		await new Promise((resolve) => setTimeout(resolve, 50));
		answers += 1;
	}
	expect((await pdf).subarray(0, 5).toString()).toBe("%PDF-");
	expect(answers).toBeGreaterThan(5);
});
