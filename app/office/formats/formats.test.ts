import { beforeAll, expect, test } from "vitest";
import { controlsIn } from "../../../test/form-controls.ts";
import { startSite } from "../../../test/site.ts";
import { withoutSheets } from "../../../test/without-sheets.ts";

const site = startSite();
const list = "/en/admin/league/formats";
let cookie = "";
beforeAll(async () => {
	await withoutSheets(site);
	cookie = await site.sessionOf("editor@demo.example");
});
const text = async (path: string) => (await site.get(path, { cookie })).text();
const send = (path: string, fields: Record<string, string>) => site.send(path, fields, cookie);

const short = {
	name: "Three singles",
	name_ar: "ثلاث مباريات فردية",
	order_of_play: "a-x b-y  a-y",
	wins_needed: "٢",
	min_players: "2",
	max_players: "2",
	best_of: "3",
	points_to: "11",
};

test("the usual formats are there, in both languages, and can be copied", async () => {
	expect(await text(list)).toContain("Five singles, three players");
	expect(await text("/admin/league/formats")).toContain("خمس مباريات فردية، ثلاثة لاعبين");
	const copy = await text(`${list}/new?copy=corbillon`);
	expect(copy).toContain('value="A-X B-Y D A-Y B-X"');
	expect(copy).toContain('name="wins_needed" value="3"');
});

test("a format that cannot be played is refused beside its field", async () => {
	for (const [fields, problem] of [
		[{ order_of_play: "A-X B" }, "Enter an order such as"],
		[{ wins_needed: "4" }, "More than the order of play has"],
		[{ max_players: "1" }, "Fewer than the least number of players"],
		[{ min_players: "1", max_players: "1" }, "Fewer than the positions"],
		[{ min_players: "3", max_players: "3" }, "More than have a place"],
		[{ best_of: "4" }, "This field is required"],
		[{ name: "Nine singles" }, "There is already a format with this name"],
	] as const) {
		const response = await send(`${list}/new`, { ...short, ...fields });
		expect(response.status).toBe(422);
		expect(await response.text()).toContain(problem);
	}
});

test("a group is played in a format; one that no group is played in can be deleted", async () => {
	expect((await send(`${list}/new`, short)).status).toBe(303);
	const { id } = await site.row<{ id: number }>("select id from formats where code = 'three-singles'");
	expect(await site.row("select order_of_play, wins_needed, best_of from formats")).toEqual({
		order_of_play: "A-X B-Y A-Y",
		wins_needed: 2,
		best_of: 3,
	});
	const group = "/en/admin/league/groups/1";
	const rules = { name: "Premier League", name_ar: "الدوري الممتاز", tier: "1", legs: "2", rule_set: "spec" };
	const version = async () => (await site.row<{ version: number }>("select version from groups where id = 1")).version;
	const unknown = await send(group, { ...rules, format: "four-singles", version: String(await version()) });
	expect(unknown.status).toBe(422);
	const inFormat = { ...rules, format: "three-singles", version: String(await version()) };
	expect((await send(group, inFormat)).status).toBe(303);
	expect(await text(`${list}/${id}/delete`)).toContain("Groups are played in this format");
	expect((await send(`${list}/${id}/delete`, {})).status).toBe(409);
	expect((await send(group, { ...rules, format: "", version: String(await version()) })).status).toBe(303);
	expect((await send(`${list}/${id}/delete`, {})).status).toBe(303);
	expect((await site.sql("select 1 from formats")).rows).toEqual([]);
});

test("a format says who may have which position: in its form, in the rules of the group, in the API", async () => {
	const rule = { place_1_position: "a", place_1_class: "u15", place_2_position: "X", place_2_born: "٢٠١١" };
	for (const [fields, problem] of [
		[{ place_1_position: "M" }, "Not a position of the order of play"],
		[{ place_1_position: "" }, "This field is required"],
		[{ place_1_class: "" }, "Choose a class or enter a year"],
		[{ place_1_class: "cubs" }, "No class has this name"],
		[{ place_2_position: "A" }, "A row above has a condition for this position"],
	] as const) {
		const response = await send(`${list}/new`, { ...short, ...rule, ...fields });
		expect([fields, response.status]).toEqual([fields, 422]);
		expect(await response.text()).toContain(problem);
	}
	expect((await send(`${list}/new`, { ...short, ...rule })).status).toBe(303);
	const { id, position_rules } = await site.row<{ id: number; position_rules: string }>("select * from formats");
	expect(position_rules).toBe("A:u15 X:2011+");
	const shown = controlsIn(await text(`${list}/${id}`));
	expect(shown).toMatchObject({ place_1_position: "A", place_1_class: "u15", place_2_born: "2011" });
	expect((await send(`${list}/${id}`, { ...shown, place_2_born: "2010" })).status).toBe(303);
	await site.sql(
		"update groups set format = 'three-singles' where id = 1; update editions set checks = 'line-up:resident:1'",
	);
	await expect.poll(() => text("/en/leagues/rules")).toContain("Position A is for players of the class “U15”");
	expect(await text("/leagues/rules")).toContain("المركز X لمواليد 2010 وما بعدها");
	expect(await text("/leagues/rules")).toContain("لاعب واحد على الأكثر من فئة الرخص «مقيم» في التشكيلة");
	const groups: { items: { id: number; eligibility: object }[] } = await (
		await site.get("/api/v1/groups?season=2025/2026&limit=200")
	).json();
	expect(groups.items.find((group) => group.id === 1)?.eligibility).toMatchObject({
		licence: false,
		quotas: [{ category: "resident", name: "Resident", per: "line-up", most: 1 }],
		positions: [
			{ position: "A", class: "u15", born_from: null },
			{ position: "X", class: null, born_from: 2010 },
		],
	});
	await site.sql("update groups set format = null; update editions set checks = ''; delete from formats");
});

test("the form of a format has a row for each of its positions, and saves all that its page offers", async () => {
	const five = { order_of_play: "A-V B-W C-X E-Y F-Z", min_players: "5", max_players: "5" };
	const added = await send(`${list}/new`, { ...controlsIn(await text(`${list}/new`)), ...short, ...five });
	expect(added.status).toBe(303);
	const stored = () => site.row<{ id: number; position_rules: string }>("select id, position_rules from formats");
	const page = `${list}/${(await stored()).id}`;
	const places = [..."ABCEFVWXYZ"].map((position, nth) => ({ position, born: String(2001 + nth) }));
	for (const left = [...places]; left.length > 0; ) {
		const shown = controlsIn(await text(page));
		const empty = Object.keys(shown).filter((name) => /^place_\d+_position$/.test(name) && shown[name] === "");
		expect(empty).toHaveLength(3);
		for (const name of empty) {
			const { position = "", born = "" } = left.shift() ?? {};
			Object.assign(shown, { [name]: position, [name.replace("position", "born")]: born });
		}
		expect((await send(page, shown)).status).toBe(303);
	}
	const { position_rules } = await stored();
	expect(position_rules).toBe(places.map(({ position, born }) => `${position}:${born}+`).join(" "));
	const shown = controlsIn(await text(page));
	expect(shown).toMatchObject({ place_10_position: "Z", place_10_born: "2010", place_11_position: "" });
	expect((await send(page, { ...shown, place_10_born: "2012" })).status).toBe(303);
	expect((await stored()).position_rules).toBe(position_rules.replace("2010", "2012"));
	const html = await text(page);
	for (const words of [/<legend[^>]*>Condition 13</, /there are more empty rows/]) expect(html).toMatch(words);
	const refused = await (await send(page, { ...shown, place_2_position: "" })).text();
	expect(refused).toContain("Condition 2 · Position: ");
	expect(await (await site.send(page.replace("/en", ""), { ...shown, place_2_position: "" }, cookie)).text()).toContain(
		"الشرط 2 · المركز: ",
	);
	await site.sql("delete from formats");
});
