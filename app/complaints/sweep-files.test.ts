import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../test/engines.ts";
import { complainant, draft } from "../../test/make-case.ts";
import { runAsOperator } from "../base/db/client.server.ts";
import { files } from "../base/files/store.server.ts";
import { attachEvidence } from "./attach-evidence.server.ts";
import { sweepFilesAt } from "./sweep-files.server.ts";

const DAY_MS = 86_400_000;
const pdf = (text: string) => new File([`%PDF-1.7\n% ${text}\nxref\n0 1\ntrailer<<>>\nstartxref\n9\n%%EOF\n`], "a.pdf");

onEveryEngine((engine) => {
	freshProduct(engine);

	test("a file that no row names is deleted after a week, and no other", async () => {
		expect(await sweepFilesAt(new Date())).toBe(0); // nor is a store without evidence a fault
		const owner = await complainant();
		const id = await draft(owner);
		for (const text of ["one", "two"]) expect(await attachEvidence(owner, id, pdf(text))).toMatchObject({ ok: true });
		const { rows } = await runAsOperator("select file_path from complaint_attachments");
		const named: string[] = rows.map((row) => row.file_path);
		const forgotten = `evidence/${id}/${crypto.randomUUID()}`;
		await files().put(forgotten, "nobody's");
		const there = async () => {
			const found = [];
			for (const path of [...named, forgotten]) if (await files().exists(path)) found.push(path);
			return found;
		};
		expect(await sweepFilesAt(new Date(Date.now() + 6 * DAY_MS))).toBe(0);
		expect(await there()).toEqual([...named, forgotten]);
		expect(await sweepFilesAt(new Date(Date.now() + 8 * DAY_MS))).toBe(1);
		expect(await there()).toEqual(named);
	});
});
