import { beforeEach, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
beforeEach(() => site.sql("delete from rate_limits"));

const MY_DATA = "/en/complaints/my-data";
const EXPORT = "/en/complaints/my-data/export.json";
const rowsOf = async (action: string) =>
	(await site.row<{ n: number }>("select count(*)::int as n from audit_log where action = $1", [action])).n;

test("an account changes, exports and asks to erase its data 60 times an hour, and always withdraws", async () => {
	const cookie = await site.sessionOf("player@demo.example");
	const erase = () => site.post(MY_DATA, { intent: "erase", confirm_erasure: "on" }, { cookie });
	expect([(await erase()).status, (await erase()).status]).toEqual([303, 303]);
	expect(await rowsOf("erasure.requested")).toBe(1);
	expect((await site.get(EXPORT, { cookie })).status).toBe(200);
	await site.sql("update rate_limits set count = 60 where what = 'own-data'");
	const exports = await rowsOf("profile.exported");
	const waits = [await erase(), await site.get(EXPORT, { cookie })];
	expect(waits.map(({ status }) => status)).toEqual([429, 429]);
	expect(await rowsOf("profile.exported")).toBe(exports);
	expect((await site.post(MY_DATA, { intent: "withdraw-erasure" }, { cookie })).status).toBe(303);
	expect(await rowsOf("erasure.withdrawn")).toBe(1);
});
