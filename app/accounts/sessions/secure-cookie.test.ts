import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite({ settings: { APP_URL: "https://nttf.example" } });
const named = (response: Response, name: string) =>
	response.headers
		.getSetCookie()
		.find((cookie) => cookie.startsWith(`${name}=`))
		?.split(";")[0] ?? "";

test("on https every sign-in cookie is Secure and of this host, and signing in works (ASVS 3.3.1, 3.3.3)", async () => {
	const response = await site.post("/admin/auth", { email: "editor@demo.example", password: DEMO_PASSWORD });
	const cookies = response.headers.getSetCookie();
	expect(cookies.length).toBeGreaterThan(1);
	for (const cookie of cookies) {
		expect(cookie.match(/; Secure/g)?.length).toBe(1);
		expect(cookie).toMatch(/; Path=\/(;|$)/);
		expect(cookie).not.toMatch(/; Domain=/i);
	}
	const session = named(response, "__Host-tawila.session_token");
	expect((await site.get("/admin", { cookie: session })).status).toBe(200);
	expect(named(response, "__Host-device")).not.toBe("");
	const other = session.replace("__Host-", "");
	expect((await site.get("/admin", { cookie: other })).status).toBe(303);
});

test("a tracking pass belongs to this host, and one that another host planted is not read", async () => {
	const { rows } = await site.sql("select case_reference from complaints where case_reference is not null limit 1");
	const proof = { case_reference: String(rows[0]?.case_reference), method: "email", value: "player@demo.example" };
	const pass = named(await site.post("/en/complaints/track", proof), "__Host-tracking");
	const tracked = async (cookie: string) =>
		(await (await site.get("/en/complaints/track", { cookie })).text()).includes("data-status=");
	expect([await tracked(pass), await tracked(pass.replace("__Host-", ""))]).toEqual([true, false]);
});

test("a form is stashed for the session of this host, never for one that another host planted", async () => {
	const signedIn = await site.post("/admin/auth", { email: "editor@demo.example", password: DEMO_PASSWORD });
	const cookie = named(signedIn, "__Host-tawila.session_token");
	await site.sql("delete from sessions");
	const stashes = async (sent: string) => {
		await site.sql("delete from kept_forms");
		await site.post("/admin/teams/new", { name: "Al-Jadid" }, { cookie: sent });
		return (await site.sql("select 1 from kept_forms")).rows.length;
	};
	expect([await stashes(cookie), await stashes(cookie.replace("__Host-", ""))]).toEqual([1, 0]);
});
