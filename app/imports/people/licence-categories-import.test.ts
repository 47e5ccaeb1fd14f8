import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { operator } from "../../access/actor.ts";
import { runSql } from "../../base/db/client.server.ts";
import { askForLicences } from "../../people/registrations/licences/ask-for-licences.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";
import { exportList } from "../exports/exports.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	const rows = async (text: string) => (await runSql(text)).rows;
	const categories = () => rows("select code, name, name_ar from licence_categories order by sort_order, id");

	test("categories of a file are found by code or name, change nothing again, and are undone exactly", async () => {
		const before = await categories();
		const file = ["code,name,name_ar", ",Student,طالب", "resident,Resident player,لاعب مقيم", ",Cubs,الأشبال"].join(
			"\n",
		);
		const batch = await importFile("licence-categories", file);
		expect(batch).toMatchObject({ created: 1, updated: 2 });
		expect((await categories()).at(-1)).toEqual({ code: "student", name: "Student", name_ar: "طالب" });
		expect((await planFile("licence-categories", file)).verdicts).toEqual(["same", "same", "same"]);
		const exported = (await exportList(operator, "licence-categories", new URL("https://x.invalid"))) ?? "";
		expect(new Set((await planFile("licence-categories", exported)).verdicts)).toEqual(new Set(["same"]));
		const twice = await planFile("licence-categories", "code,name,name_ar\nguest,Youth,ضيف\nhost,Guest,مواطن");
		expect(twice.problems).toEqual([{ name: "sameLicenceCategory" }, { name_ar: "sameLicenceCategory" }]);

		const player = await make.player({ name: "Player", name_ar: "لاعب" });
		const licences = [
			"player,season,state,category",
			"Player,2025/2026,requested,طالب",
			"Player,2025/2026,requested,kid",
		];
		const planned = await planFile("licences", licences.join("\n"));
		expect(planned.problems).toEqual([undefined, { category: "unknownCategory" }]);
		await planned.apply();
		expect(await rows(`select category from licences where player_id = ${player}`)).toEqual([{ category: "student" }]);
		expect(await undoBatch(operator, batch?.id ?? 0), "one that a licence has stays").toEqual({ undone: 2, kept: 1 });
		await runSql("delete from licences; delete from licence_categories where code = 'student'");
		expect(await categories()).toEqual(before);
	});

	test("a category with the longest name is one of licences, by a file and by the request of a captain", async () => {
		const name = "Professional of the second division ".padEnd(60, "x");
		await importFile("licence-categories", `code,name,name_ar\n,${name},محترف الدرجة الثانية`);
		const club_id = await make.club();
		const players = [
			await make.player({ name: "One", name_ar: "أ", team_id: club_id }),
			await make.player({ name: "Two", name_ar: "ب", team_id: club_id }),
		];
		await importFile("licences", `player,season,state,category\nOne,2025/2026,requested,${name}`);
		const [{ code }] = await rows(`select code from licence_categories where name = '${name}'`);
		expect(code).toHaveLength(60);
		expect(await askForLicences(operator, { id: 0, club_id, season: "2025/2026" }, players, code)).toBe(1);
		expect(await rows("select category from licences")).toEqual([{ category: code }, { category: code }]);
		await runSql("delete from licences");
		await runSql("delete from licence_categories where code = $1", [code]);
	});
});
