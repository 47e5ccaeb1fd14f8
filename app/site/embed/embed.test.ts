import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();

test.each(["/embed/groups/1/table", "/en/embed/groups/1/matches"])(
	"%s may be in a frame of any site, and sets no cookie",
	async (path) => {
		for (const asked of ["made", "from memory"]) {
			const answer = await site.get(path);
			expect([asked, answer.status]).toEqual([asked, 200]);
			expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors *");
			expect(answer.headers.get("x-frame-options")).toBeNull();
			expect(answer.headers.getSetCookie()).toEqual([]);
			const page = await answer.text();
			expect(page).toMatch(/<base target="_blank"/);
			expect(page).not.toMatch(/<header|<nav/);
		}
	},
);

test("no other page may be framed, a group not shown is one line, and the code names frame and script", async () => {
	for (const path of ["/", "/embed", "/leagues", "/embed/../admin"]) {
		const { headers } = await site.get(path);
		expect([path, headers.get("x-frame-options")]).toEqual([path, "DENY"]);
		expect(headers.get("content-security-policy") ?? "frame-ancestors 'none'").toContain("frame-ancestors 'none'");
	}
	const gone = await site.get("/en/embed/groups/999999/table");
	expect([gone.status, (await gone.text()).includes("no longer shown")]).toEqual([404, true]);
	const code = await (await site.get("/en/embed")).text();
	expect(code).toContain(`src=&quot;${site.origin}/en/embed/groups/1/table&quot;`);
	const script = await site.get("/embed.js");
	expect([script.headers.get("content-type"), script.headers.get("cross-origin-resource-policy")]).toEqual([
		"text/javascript; charset=utf-8",
		"cross-origin",
	]);
});
