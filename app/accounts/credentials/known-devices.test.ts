import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { cookiesOf, startSite } from "../../../test/site.ts";

const site = startSite();
const enter = (fields: Record<string, string> = {}, cookie = "") =>
	site.post("/en/admin/auth", { email: "editor@demo.example", password: DEMO_PASSWORD, ...fields }, { cookie });
const cookieIn = (response: Response, name: string) =>
	response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
const devices = async () => (await site.row<{ n: number }>("select count(*)::int as n from known_devices")).n;

test("a browser is known for 90 days", async () => {
	expect(cookieIn(await enter(), "device")).toContain("Max-Age=7776000;");
	await site.sql("update known_devices set last_used_at = now() - interval '91 days'");
	const before = await devices();
	await enter();
	expect(await devices()).toBe(before + 1);
});

test("on a shared computer no cookie outlives the browser, and the browser is not remembered", async () => {
	const before = await devices();
	const response = await enter({ shared: "on" });
	expect([response.status, cookieIn(response, "device")]).toEqual([303, undefined]);
	expect(cookieIn(response, "tawila.session_token")).not.toMatch(/Max-Age|Expires/);
	expect(await devices()).toBe(before);
	const session = cookiesOf(response).find((cookie) => cookie.startsWith("tawila.session_token=")) ?? "";
	expect((await site.get("/admin", { cookie: session })).status).toBe(200);
});

test("signing out clears the browser's cache and storage, and on request the known device (ASVS 14.3.1)", async () => {
	const first = await enter();
	const cookies = cookiesOf(first).join("; ");
	const out = await site.post("/en/admin/sign-out", {}, { cookie: cookies });
	expect([out.status, out.headers.get("clear-site-data")]).toEqual([303, '"cache", "storage"']);
	expect(cookieIn(out, "device")).toBeUndefined();
	const before = await devices();
	const second = cookiesOf(await enter({}, cookies)).join("; ");
	const forgotten = await site.post("/en/admin/sign-out", { forget: "on" }, { cookie: second });
	expect(cookieIn(forgotten, "device")).toContain("Max-Age=0");
	expect(await devices()).toBe(before - 1);
});

test("other sites may show the pictures of the site and load nothing else of it", async () => {
	const policy = async (path: string) => (await site.get(path)).headers.get("cross-origin-resource-policy");
	expect([await policy("/en"), await policy("/en/admin/auth")]).toEqual(["same-origin", "same-origin"]);
	const { rows } = await site.sql("select photo_url from players where photo_url like '/media/%' limit 1");
	if (rows[0]) expect(await policy(String(rows[0].photo_url))).toBe("cross-origin");
});
