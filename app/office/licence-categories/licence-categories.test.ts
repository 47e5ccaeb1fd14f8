import { beforeAll, expect, test } from "vitest";
import { controlsIn } from "../../../test/form-controls.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(
	["licence-category.created", "licence-category.updated", "licence-category.moved", "licence-category.deleted"],
	(text, values) => site.sql(text, values),
);
const list = "/en/admin/registrations/categories";
let cookie = "";
beforeAll(async () => {
	cookie = await site.sessionOf("league-manager@demo.example");
});
const text = async (path: string) => (await site.get(path, { cookie })).text();
const send = (path: string, fields: Record<string, string>) => site.send(list + path, fields, cookie);
const idOf = async (code: string) =>
	String((await site.row<{ id: number }>(`select id from licence_categories where code = '${code}'`)).id);

test("the list has each category with the number of its licences, in both languages", async () => {
	const page = await text(list);
	for (const part of ["Senior", "Resident", "Professional", "Cubs", "no licences"]) expect(page).toContain(part);
	expect(await text("/admin/registrations/categories")).toContain("مقيم");
	expect(await text("/en/admin/registrations")).toContain(list);
});

test("a category is added with a code of its name, changed, moved, given to a licence, and deleted", async () => {
	expect((await send("/new", { name: "Foreign student", name_ar: "طالب أجنبي" })).status).toBe(303);
	const path = `/${await idOf("foreign-student")}`;
	const shown = controlsIn(await text(list + path));
	expect((await send(path, { ...shown, name: "Exchange student" })).status).toBe(303);
	expect(await site.row("select code, name from licence_categories where name_ar = 'طالب أجنبي'")).toEqual({
		code: "foreign-student",
		name: "Exchange student",
	});
	const last = async () =>
		(await site.row<{ code: string }>("select code from licence_categories order by sort_order desc limit 1")).code;
	expect(await last()).toBe("foreign-student");
	expect((await send("", { intent: "up", id: await idOf("foreign-student") })).status).toBe(303);
	expect(await last()).toBe("cubs");
	expect((await send("", { intent: "away", id: "1" })).status).toBe(400);

	const licence = "/en/admin/players/1/licences/new";
	expect(await text(licence)).toContain(">Exchange student</option>");
	const given = { season: "2025/2026", state: "requested", category: "foreign-student" };
	const unknown = await site.send(licence, { ...given, category: "student" }, cookie);
	expect([unknown.status, (await unknown.text()).includes('name="season"')]).toEqual([422, true]);
	expect((await site.send(licence, given, cookie)).status).toBe(303);
	expect(await text("/en/admin/players/1/licences")).toContain("Exchange student");
	expect(await text("/admin/players/1/licences")).toContain("طالب أجنبي");
	expect(await text(`${list}${path}/delete`)).toContain("so it stays");
	expect((await send(`${path}/delete`, {})).status).toBe(409);
	await site.sql("delete from licences where category = 'foreign-student'");
	expect((await send(`${path}/delete`, {})).status).toBe(303);
	expect((await site.sql("select from licence_categories where code = 'foreign-student'")).rows).toEqual([]);
});

test("a name that is taken is refused beside its field, and the usual category stays", async () => {
	for (const fields of [
		{ name: "resident", name_ar: "آخر" },
		{ name: "Other", name_ar: "مقيم" },
	]) {
		const response = await send("/new", fields);
		expect([fields, response.status]).toEqual([fields, 422]);
		expect(await response.text()).toContain("There is already a licence category with this name");
	}
	const path = `/${await idOf("senior")}/delete`;
	expect(await text(list + path)).toContain("New licences have this category unless another is chosen");
	expect((await send(path, {})).status).toBe(409);
});
