import { expect, test, vi } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { complainant, draft } from "../../../test/make-case.ts";
import { pdfFile } from "../../../test/make-pdf.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { purge } from "../../office/retention/purge.server.ts";
import { discardDraft } from "../submitting/drafts.server.ts";
import { attachEvidence } from "./attach-evidence.server.ts";
import { storeFile } from "./store-file.server.ts";

const DAY_MS = 86_400_000;
const pdf = (text: string) => pdfFile(text, "a.pdf");

onOneEngine((engine) => {
	freshProduct(engine);

	test("a file that no row names is deleted after a week, and no other", async () => {
		const owner = await complainant();
		const id = await draft(owner);
		for (const text of ["one", "two"]) expect(await attachEvidence(owner, id, pdf(text))).toMatchObject({ ok: true });
		const { rows } = await runAsOperator("select file_path from complaint_attachments");
		const named: string[] = rows.map((row) => row.file_path);
		const stored = await storeFile(id, pdf("never sent"));
		if (!stored.ok) throw new Error(stored.problem);
		const forgotten = stored.file.path;
		const foreign = `evidence/${id}/${crypto.randomUUID()}`;
		await files().put(foreign, "of another database that shares the store");
		const there = async () => {
			const found = [];
			for (const path of [...named, forgotten, foreign]) if (await files().exists(path)) found.push(path);
			return found;
		};
		expect(await purge("loose_files", new Date(Date.now() + 6 * DAY_MS))).toBe(0);
		expect(await there()).toEqual([...named, forgotten, foreign]);
		expect(await purge("loose_files", new Date(Date.now() + 8 * DAY_MS))).toBe(1);
		expect(await there()).toEqual([...named, foreign]);
		expect(await purge("loose_files", new Date(Date.now() + 8 * DAY_MS))).toBe(0);

		// One that was erased keeps its row, and must not keep its file.
		await runAsOperator("update complaint_attachments set erased_at = now() where file_path = $1", [named[0]]);
		expect(await purge("loose_files", new Date(Date.now() + 8 * DAY_MS))).toBe(1);
		expect(await there()).toEqual([named[1], foreign]);

		// The store was down when a draft was deleted: its file goes another night.
		const store = files();
		const down = vi.spyOn(store, "delete").mockRejectedValue(new Error("The store is down."));
		await expect(discardDraft(owner, id)).rejects.toThrow();
		await expect(purge("loose_files", new Date(Date.now() + 8 * DAY_MS))).rejects.toThrow();
		down.mockRestore();
		expect(await there()).toEqual([named[1], foreign]);
		expect(await purge("loose_files", new Date(Date.now() + 8 * DAY_MS))).toBe(1);
		expect(await there()).toEqual([foreign]);
	});
});
