import { expect, test } from "vitest";
import { startSite } from "../../test/site.ts";

const site = startSite();
const pageOf = async (path: string, cookie?: string) => {
	const answer = await site.get(path, cookie ? { cookie } : {});
	return { status: answer.status, main: /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] };
};

test.each([
	["editor", "/en/admin/audit", 403, 'href="/en/admin"'],
	["editor", "/admin/nothing", 404, 'href="/admin"'],
	["officer", "/en/complaints/admin/links", 403, 'href="/en/complaints/admin"'],
	["officer", "/complaints/admin/case/2026-999999", 404, 'href="/complaints/admin"'],
	["player", "/en/complaints/nothing", 404, 'href="/en/complaints"'],
] as const)(
	"the %s who is refused at %s finds the way back to the start of the area",
	async (who, path, status, link) => {
		const page = await pageOf(path, await site.sessionOf(`${who}@demo.example`));
		expect([page.status, page.main]).toEqual([status, expect.stringContaining(link)]);
	},
);

test("the start of an area does not lead to itself when it is refused", async () => {
	const { status, main } = await pageOf("/en/admin", await site.sessionOf("player@demo.example"));
	expect([status, main]).toEqual([403, expect.not.stringContaining('href="/en/admin"')]);
});
