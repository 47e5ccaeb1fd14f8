import { beforeAll, expect, test } from "vitest";
import { controlsIn } from "../../../test/form-controls.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(["class.created", "class.updated", "class.moved", "class.deleted"], (text, values) =>
	site.sql(text, values),
);
const list = "/en/admin/league/classes";
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("league-manager@demo.example");
});
const text = async (path: string) => (await site.get(path, { cookie })).text();
const send = (path: string, fields: Record<string, string>) => site.send(list + path, fields, cookie);
const idOf = async (code: string) =>
	String((await site.row<{ id: number }>(`select id from classes where code = '${code}'`)).id);

const girls = { name: "Girls U12", name_ar: "الفتيات تحت 12", sex: "women", age_from: "", age_under: "١٢" };

test("the list has each class with its limits and the number of its competitions, in both languages", async () => {
	const page = await text(list);
	for (const part of ["Women", "under 15", "from 40", "no competitions"]) expect(page).toContain(part);
	expect(await text("/admin/league/classes")).toContain("تحت 15 عامًا");
	expect(await text("/en/admin/league")).toContain(`${list}?season=`);
});

test("a class is added with a code of its name, changed, moved and deleted", async () => {
	expect((await send("/new", girls)).status).toBe(303);
	expect(await site.row("select code, sex, age_under, admits_women from classes where name = 'Girls U12'")).toEqual({
		code: "girls-u12",
		sex: "women",
		age_under: 12,
		admits_women: false,
	});
	const path = `/${await idOf("girls-u12")}`;
	const shown = controlsIn(await text(list + path));
	expect((await send(path, { ...shown, name: "Girls under 12", age_from: "8" })).status).toBe(303);
	expect(await site.row("select code, age_from from classes where name = 'Girls under 12'")).toEqual({
		code: "girls-u12",
		age_from: 8,
	});
	const last = async () =>
		(await site.row<{ code: string }>("select code from classes order by sort_order desc limit 1")).code;
	expect(await last()).toBe("girls-u12");
	expect((await send("", { intent: "up", id: await idOf("girls-u12") })).status).toBe(303);
	expect(await last()).toBe("para");
	expect((await send("", { intent: "away", id: "1" })).status).toBe(400);
	expect((await send(`${path}/delete`, {})).status).toBe(303);
	expect((await site.sql("select from classes where code = 'girls-u12'")).rows).toEqual([]);
});

test("a name that is taken, ages out of order and a sex that is none are refused beside their field", async () => {
	for (const [fields, problem] of [
		[{ name: "women" }, "There is already a class with this name"],
		[{ name_ar: "السيدات" }, "There is already a class with this name"],
		[{ age_from: "15", age_under: "12" }, "Enter an age above the first one"],
		[{ sex: "girls" }, "This field is required"],
		[{ name: "" }, "This field is required"],
	] as const) {
		const response = await send("/new", { ...girls, ...fields });
		expect([fields, response.status]).toEqual([fields, 422]);
		expect(await response.text()).toContain(problem);
	}
});

test("a class with competitions or teams, and the open one, are not deleted", async () => {
	for (const code of ["women", "open"]) {
		const path = `/${await idOf(code)}/delete`;
		if (code === "women")
			await site.sql("insert into squads (club_id, season, class) values (1, '2025/2026', 'women')");
		expect(await text(list + path)).toContain("so it stays");
		expect((await send(path, {})).status).toBe(409);
	}
});

test("a competition takes a class from the list, and no other", async () => {
	const cup = { name: "Girls' Cup", name_ar: "كأس الفتيات", kind: "cup" };
	const refused = await site.send("/en/admin/league/competitions/new", { ...cup, class: "girls" }, cookie);
	expect(refused.status).toBe(422);
	expect(await refused.text()).toContain("No class has this name");
	expect((await site.send("/en/admin/league/competitions/new", { ...cup, class: "u13" }, cookie)).status).toBe(303);
	expect(await text("/en/admin/league")).toContain("Cup · U13");
});
