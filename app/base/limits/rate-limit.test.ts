import { afterEach, expect, test, vi } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { db } from "../db/client.server.ts";
import { forgive, networkMustWait, secondsToWait } from "./rate-limit.server.ts";

const limit = { what: "test", times: 3, seconds: 3600 };
afterEach(() => vi.useRealTimers());
const clockAt = (time: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });

onEveryEngine((engine) => {
	freshProduct(engine);

	test("addresses of one /64 count as one, those of another do not", async () => {
		const from = (address: string) => networkMustWait(limit, address);
		for (const last of ["1", "2", "3"]) expect(await from(`2001:db8::${last}`)).toBe(0);
		expect(await from("2001:db8::4")).toBeGreaterThan(0);
		expect(await from("2001:db8:0:1::4")).toBe(0);
		expect(await from("::ffff:192.0.2.1")).toBe(0);
	});

	test("the networks of one /48 share a larger budget", async () => {
		const from = (network: number) => networkMustWait(limit, `2001:db8:0:${network.toString(16)}::1`);
		for (let i = 0; i < 24; i++) expect(await from(i)).toBe(0);
		expect(await from(25)).toBeGreaterThan(0);
		expect(await networkMustWait(limit, "2001:db8:1::1")).toBe(0);
	});

	test("no address is stored, and the hash of tomorrow is another", async () => {
		clockAt("2026-03-01T12:00:00Z");
		await secondsToWait(limit, "192.0.2.1");
		clockAt("2026-03-02T12:00:00Z");
		await secondsToWait(limit, "192.0.2.1");
		const rows = await db().selectFrom("rate_limits").select("who").execute();
		expect(new Set(rows.map(({ who }) => who)).size).toBe(2);
		expect(JSON.stringify(rows)).not.toContain("192.0.2");
	});

	test("a window that began before midnight continues after it", async () => {
		clockAt("2026-03-01T23:59:50Z");
		for (let i = 0; i < 3; i++) expect(await secondsToWait(limit, "a")).toBe(0);
		clockAt("2026-03-02T00:00:10Z");
		expect(await secondsToWait(limit, "a")).toBeGreaterThan(0);
		await forgive(limit, "a");
		await forgive(limit, "a");
		expect(await secondsToWait(limit, "a")).toBe(0);
	});
});
