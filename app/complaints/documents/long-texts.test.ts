import { Document } from "mupdf";
import { expect, test } from "vitest";
import { freshProduct } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { layOutDocument } from "../../base/pdf/lay-out.server.ts";
import { STATEMENT_MAX } from "../case/complaint.ts";
import { deskCase } from "../handling/desk-case.server.ts";
import { caseDocument } from "./case-pdf.server.tsx";

freshProduct("embedded PostgreSQL");

test.each([
	["ar", "(10 ك.ب)"],
	["en", "(10 kB)"],
] as const)(
	"names of the other script are where their labels are, and sizes in its language (%s)",
	async (locale, size) => {
		const [filer, officer] = [await complainant(), await person("officer")];
		const names = { first_party_full_name: "Zyx Qwerton", second_party_full_name: "نادي الوحدة" };
		const { reference, id } = await filed(filer, { ...names, detailed_description: "Short." });
		await runAsOperator(
			`insert into complaint_attachments (id, complaint_id, file_name, file_path, file_type, file_size, sha256, purpose)
		values (gen_random_uuid(), $1, 'ball.pdf', 'x', 'application/pdf', 10240, repeat('ab', 32), 'evidence')`,
			[id],
		);
		const found = await deskCase(officer, reference);
		if (!found || found.recused) throw new Error("The officer does not see the case.");
		const pdf = Document.openDocument(await layOutDocument(caseDocument(found, locale), "staff"), "application/pdf");
		const pages = Array.from({ length: pdf.countPages() }, (_, n) => pdf.loadPage(n));
		const width = pages[0]?.getBounds()[2] ?? 0;
		const edge = (words: string) => {
			const [quads = []] = pages.flatMap((page) => page.search(words, ""));
			const ends = quads.flatMap(([one, , other]) => [one, other]);
			return locale === "ar" ? width - Math.max(...ends) : Math.min(...ends);
		};
		for (const name of Object.values(names)) expect(edge(name)).toBeCloseTo(48, -1);
		const text = pages.map((page) => page.toStructuredText("preserve-whitespace").asText()).join(" ");
		expect(text.replace(/\s+/g, "")).toContain(size.replaceAll(" ", ""));
	},
);

test("a statement of line breaks alone is laid out while the process answers other requests", async () => {
	const [filer, officer] = [await complainant(), await person("officer")];
	const { reference } = await filed(filer, { detailed_description: `a${"\n".repeat(STATEMENT_MAX - 2)}b` });
	const found = await deskCase(officer, reference);
	if (!found || found.recused) throw new Error("The officer does not see the case.");
	let isDone = false;
	let answers = 0;
	const pdf = layOutDocument(caseDocument(found), "staff").finally(() => {
		isDone = true;
	});
	while (!isDone) {
		await new Promise((resolve) => setTimeout(resolve, 1)); // a turn of this process, however long it takes
		answers += 1;
	}
	expect((await pdf).subarray(0, 5).toString()).toBe("%PDF-");
	expect(answers).toBeGreaterThan(5);
});

test("the letters of a statement are those of its document, and an emoji is named", async () => {
	const [filer, officer] = [await complainant(), await person("officer")];
	const written = [
		"Coach Hüseyin Şahin-Yıldız and referee Łukasz Gőbl signed ½ of the pages, fee 1.200 €.",
		"Юлия: ≥ 3 points of 10⁻⁶, ½ of 1 200 €, 5‑2.",
		"اللاعب گلریز پناهی چاپک کتب اپنا نام ٹیبل ٹینس میں.",
	];
	const { reference } = await filed(filer, { detailed_description: [...written, "😡"].join("\n") });
	const found = await deskCase(officer, reference);
	if (!found || found.recused) throw new Error("The officer does not see the case.");
	const pdf = Document.openDocument(await layOutDocument(caseDocument(found, "en"), "staff"), "application/pdf");
	const text = Array.from({ length: pdf.countPages() }, (_, n) =>
		pdf.loadPage(n).toStructuredText("preserve-whitespace").asText(),
	).join(" ");
	const read = text.replace(/\s+/g, "");
	for (const line of written) expect(read).toContain(line.replace(/\s+/g, ""));
	expect(read.match(/▯U\+\w+/g)).toEqual(["▯U+1F621"]);
});
