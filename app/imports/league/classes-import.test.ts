import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { operator } from "../../access/actor.ts";
import { runSql } from "../../base/db/client.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";
import { exportList } from "../exports/exports.server.ts";

const HEAD = "code,name,name_ar,sex,admits_women,age_from,age_under";

onOneEngine((engine) => {
	freshProduct(engine);
	const rows = async (text: string) => (await runSql(text)).rows;
	const kinds = () => rows("select code, sex, admits_women, age_from, age_under from classes order by sort_order, id");

	test("classes of a file are found by code or name, change nothing again, and are undone exactly", async () => {
		const before = await kinds();
		const file = [HEAD, ",Cubs,الأشبال,M,yes,,١٣", "men,Seniors,الكبار,men,نعم,,", ",Veterans,القدامى,,,45,"].join(
			"\n",
		);
		const batch = await importFile("classes", file);
		expect(batch).toMatchObject({ created: 1, updated: 2 });
		const after = await kinds();
		expect(after.at(-1)).toEqual({ code: "cubs", sex: "men", admits_women: true, age_from: null, age_under: 13 });
		expect(after).toContainEqual({ code: "veterans", sex: "open", admits_women: false, age_from: 45, age_under: null });
		expect((await planFile("classes", file)).verdicts).toEqual(["same", "same", "same"]);
		const exported = (await exportList(operator, "classes", new URL("https://x.invalid"))) ?? "";
		expect(new Set((await planFile("classes", exported)).verdicts)).toEqual(new Set(["same"]));
		await runSql("update competitions set class = 'cubs'");
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 2, kept: 1 });
		await runSql("update competitions set class = 'open'");
		await runSql("delete from classes where code = 'cubs'");
		expect(await kinds()).toEqual(before);
	});

	test("a name of another class, an unknown word and a second line of one class are wrong", async () => {
		const file = [
			HEAD,
			"girls,Women,الفتيات,women,,,",
			",Girls,الفتيات,female,,,",
			",Girls,الفتيات,women,perhaps,,",
			",Girls,الفتيات,women,,15,12",
			",Girls,الفتيات,women,,,12",
			",Girls,الفتيات,women,,,14",
		];
		expect((await planFile("classes", file.join("\n"))).problems).toEqual([
			{ name: "sameClass" },
			{ sex: "unknownChoice" },
			{ admits_women: "unknownChoice" },
			{ age_under: "noAgeBetween" },
			undefined,
			{ name: "repeatedRow" },
		]);
	});

	test("groups of a file make a competition of a class and a kind, and change no other", async () => {
		const GROUPS = "competition,season,group,competition_ar,group_ar,class,kind";
		const file = [
			GROUPS,
			"Girls Cup,2025/2026,A,كأس الفتيات,أ,U15,cup",
			"Girls Cup,2025/2026,B,كأس الفتيات,ب,,",
			"Boys Cup,2025/2026,A,كأس الفتيان,أ,boys,cup",
		].join("\n");
		const planned = await planFile("groups", file);
		expect(planned.problems).toEqual([undefined, undefined, { class: "unknownClass" }]);
		await planned.apply();
		expect(await rows("select class, kind from competitions where slug = 'girls-cup'")).toEqual([
			{ class: "u15", kind: "cup" },
		]);
		const again = [GROUPS, "Girls Cup,2025/2026,A,,,women,", "Girls Cup,2025/2026,B,,,u15,league"].join("\n");
		expect((await planFile("groups", again)).problems).toEqual([{ class: "otherClass" }, { kind: "otherKind" }]);
		const entry = ["competition,season,group,team", "Girls Cup,2025/2026,A,Club"].join("\n");
		await runSql("insert into teams (name, name_ar) values ('Club', 'نادٍ')");
		await importFile("entries", entry);
		expect(await rows("select class, letter from squads")).toEqual([{ class: "u15", letter: "A" }]);
		await runSql(
			"delete from groups; delete from stages; delete from editions; delete from competitions where not is_default",
		);
	});
});
