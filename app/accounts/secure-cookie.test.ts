import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../test/prepare-database.ts";
import { startSite } from "../../test/site.ts";

const site = startSite({ settings: { APP_URL: "https://nttf.example" } });

test("on https every cookie of a sign-in travels encrypted only, and opens the door all the same", async () => {
	const response = await site.post("/admin/auth", { email: "editor@demo.example", password: DEMO_PASSWORD });
	const cookies = response.headers.getSetCookie();
	expect(cookies.length).toBeGreaterThan(1);
	for (const cookie of cookies) expect(cookie.match(/; Secure/g)?.length).toBe(1);
	const session = cookies.find((cookie) => cookie.startsWith("__Secure-tawila.session_token="))?.split(";")[0] ?? "";
	expect((await site.get("/admin", { cookie: session })).status).toBe(200);
});
