import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { runSql } from "../../base/db/client.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	let club = 0;
	beforeEach(async () => {
		club = await make.club({ name: "Al-Waha", name_ar: "الواحة" });
		await make.club({ name: "Al-Morjan", name_ar: "المرجان" });
	});
	const plan = async (...rows: string[]) => {
		const planned = await planFile("players", ["name,name_ar,team,ranking", ...rows].join("\n"));
		return {
			verdicts: planned.verdicts,
			why: planned.rows.map(({ warnings = [] }) => warnings.map(({ key }) => key).join()),
			records: planned.rows.map(({ id }) => id),
			candidates: planned.rows.map(({ doubt }) => doubt?.candidates.map(({ id }) => id)),
		};
	};
	const stored = (name: string, name_ar: string, team_id: number | null = club) =>
		make.player({ name: name || "x", name_ar: name_ar || "x", team_id, ranking: 5 }).then(async (id) => {
			await runSql("update players set name = $2, name_ar = $3 where id = $1", [id, name, name_ar]);
			return id;
		});

	test.each([
		["an Arabic letter for an Urdu one", "Umar Butt", "عمر بٹ", ",عمر بت"],
		["a letter for a sound that Arabic lacks", "x", "ڤيصل العنزي", ",فيصل العنزي"],
		["a comma behind the family's name", "Tariq Al-Ghusn", "x", '"Al-Ghusn, Tariq",'],
		["an Arabic comma", "x", "طارق الغصن", ',"الغصن، طارق"'],
	])("a name that is another by %s is asked about", async (_, name, name_ar, names) => {
		const id = await stored(name, name_ar);
		expect(await plan(`${names},Al-Waha,77`)).toMatchObject({
			verdicts: ["warning"],
			why: ["likeName"],
			candidates: [[id]],
		});
	});

	test("names of other scripts are what they are", async () => {
		await stored("", "Юлия");
		expect((await plan(",Юлиа,Al-Waha,77", ",Юлия,Al-Waha,5")).verdicts).toEqual(["new", "same"]);
		await stored("Umar Butt", "عمر بٹ");
		expect((await plan(",عمر بڈ,Al-Waha,77", ",عمر بٹ,Al-Waha,5")).verdicts).toEqual(["new", "same"]);
	});

	test.each([
		{
			why: "one name alone is the player of both",
			record: ["Khalid Al-Harbi", "خالد الحربي"],
			row: ",خالد الحربي",
			verdict: "same",
		},
		{
			why: "the other alone too",
			record: ["Khalid Al-Harbi", "خالد الحربي"],
			row: "Khalid Al-Harbi,",
			verdict: "same",
		},
		{
			why: "both names are the player of the Arabic one, who gets the other",
			record: ["", "خالد الحربي"],
			row: "Khalid Al-Harbi,خالد الحربي",
			verdict: "changed",
		},
		{
			why: "both names are the player of the English one",
			record: ["Khalid Al-Harbi", ""],
			row: "Khalid Al-Harbi,خالد الحربي",
			verdict: "changed",
		},
		{
			why: "letters are written in other ways",
			record: ["Khalid Al-Harbi", "خالد الحربي"],
			row: ",خالد الحربى",
			verdict: "changed",
		},
	])("$why", async ({ record, row, verdict }) => {
		const id = await stored(record[0] ?? "", record[1] ?? "");
		expect(await plan(`${row},Al-Waha,5`)).toMatchObject({ verdicts: [verdict], records: [id] });
	});

	test("a player with one of two names and another second one is asked about, at the club and elsewhere", async () => {
		const id = await stored("Mohammed Al-Harbi", "محمد الحربي");
		const here = await plan("Muhammad Al-Harbi,محمد الحربي,Al-Waha,5");
		expect(here).toMatchObject({ verdicts: ["warning"], why: ["otherName"], candidates: [[id]] });
		const there = await plan("Muhammad Al-Harbi,محمد الحربي,Al-Morjan,5", ",محمد الحربي,,5");
		expect(there).toMatchObject({
			verdicts: ["warning", "warning"],
			why: ["sameNameElsewhere", "sameNameElsewhere"],
			candidates: [[id], [id]],
		});
	});

	test("two lines with one of their names in common ask, unless each is a record", async () => {
		const lines = [
			"Mohammed Al-Harbi,محمد الحربي,Al-Waha,1",
			",محمد الحربي,Al-Waha,2",
			"Muhammad Al-Harbi,محمد الحربي,Al-Waha,3",
		];
		expect(await plan(...lines)).toMatchObject({
			verdicts: ["new", "warning", "warning"],
			why: ["", "likeLine", "likeLine"],
		});
		expect((await plan(lines[1] ?? "", lines[0] ?? "")).verdicts).toEqual(["new", "warning"]);
		const [one, other] = [
			await stored("Mohammed Al-Harbi", "محمد الحربي"),
			await stored("Muhammad Al-Harbi", "محمد الحربي"),
		];
		expect(await plan(lines[0] ?? "", lines[2] ?? "")).toMatchObject({
			verdicts: ["changed", "changed"],
			records: [one, other],
		});
		expect(await plan(lines[1] ?? "")).toMatchObject({ verdicts: ["warning"], candidates: [[one, other]] });
		expect((await plan(lines[0] ?? "", lines[1] ?? "")).why).toEqual(["", "likeLine"]);
	});

	test("two rows that may be the one player of an Arabic name both ask", async () => {
		const id = await stored("", "محمد الحربي");
		const asked = await plan("Mohammed Al-Harbi,محمد الحربي,Al-Waha,1", "Muhammad Al-Harbi,محمد الحربي,Al-Waha,2");
		expect(asked).toMatchObject({ verdicts: ["warning", "warning"], candidates: [[id], [id]] });
	});

	test("a name that a merged record had asks about the player who kept it", async () => {
		const id = await stored("Salem Al-Omari", "سالم العمري");
		await runSql("insert into player_names (player_id, name, name_ar) values ($1, 'Salim Alomary', 'سالم العامري')", [
			id,
		]);
		expect(await plan("Salim Alomary,,Al-Waha,1")).toMatchObject({ verdicts: ["warning"], candidates: [[id]] });
	});

	test("Arabic digits in a text stay, and an exported file that is not touched changes nothing", async () => {
		const id = await stored("Khalid 2", "خالد ٢");
		await runSql("update players set bio_ar = 'لاعب منذ ٢٠١٠', licence_no = '17' where id = $1", [id]);
		const file = `id,name,name_ar,ranking,licence_no,bio_ar\n${id},Khalid 2,خالد ٢,٥,١٧,لاعب منذ ٢٠١٠`;
		expect((await planFile("players", file)).verdicts).toEqual(["same"]);
	});

	test("a file of players with one name each is there already when it is imported again", async () => {
		const file = "name,name_ar,team\n李怡,,Al-Waha\n,اسم واحد,\nOne Name,,Al-Morjan";
		await importFile("players", file);
		expect((await planFile("players", file)).verdicts).toEqual(["same", "same", "same"]);
	});
});
