import { expect, test } from "vitest";
import { startSite } from "../../test/site.ts";

const site = startSite();
const path = "/.well-known/audit-heads.jws";
const two = { heads_mail_1: "Seals@Example.org", heads_mail_2: "court@example.net" };

/** A list as the night makes it. */
const jws = `${Buffer.from('{"alg":"EdDSA","kid":"k1"}').toString("base64url")}.e30.${"s".repeat(86)}`;
const seal = () =>
	site.sql(
		`insert into audit_heads (day, chain, seq, hash, jws)
			values ((now() at time zone 'Asia/Riyadh')::date - 1, 'day', 1, repeat('ab', 32), $1)`,
		[jws],
	);

async function save(fields: Record<string, string>, cookie: string) {
	const { version } = await site.row<{ version: number }>("select version from site_settings");
	return site.send("/en/admin/settings", { part: "record", version: String(version), ...fields }, cookie);
}

test("the newest list is served at a fixed address once there is one", async () => {
	expect((await site.get(path)).status).toBe(404);
	await seal();
	const answer = await site.get(path);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/jose; charset=utf-8"]);
	expect((await answer.text()).trim()).toBe(jws);
});

test("an owner chooses two addresses, the health page asks until then, and no public page holds them", async () => {
	const cookie = await site.sessionOf("owner@demo.example");
	const health = async (locale = "/en") =>
		/<li[^>]*data-part="heads" data-state="(\w+)"[\s\S]*?<\/li>/.exec(
			await (await site.get(`${locale}/admin/health`, { cookie })).text(),
		) ?? [];
	expect((await health())[0]).toMatch(/attention[\s\S]*Nobody is mailed the daily seal/);
	expect((await health(""))[0]).toContain("لا يُرسل ختم السجل اليومي إلى أحد");
	expect((await save({ ...two, heads_mail_2: "" }, cookie)).status).toBe(422);
	expect((await save({ ...two, heads_mail_2: "seals@example.org" }, cookie)).status).toBe(422);
	expect((await save(two, cookie)).status).toBe(303);
	expect((await health())[1]).toBe("up");
	expect(await (await site.get("/en/admin/settings?part=record", { cookie })).text()).toContain("seals@example.org");
	for (const page of ["/", "/en", "/en/about", "/en/contact"])
		expect(await (await site.get(page)).text()).not.toMatch(/seals@example\.org|heads_mail/);
});
