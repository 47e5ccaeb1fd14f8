import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { runSql } from "../db/client.server.ts";
import {
	type Backoff,
	clearNetworkTries,
	forgiveNetworkTry,
	networkMustBackOff,
	secondsToBackOff,
} from "./backoff.server.ts";

const backoff: Backoff = { what: "test", free: 3, delays: [60, 120], seconds: 3600 };
const later = (seconds: number) =>
	runSql("update rate_limits set started_at = started_at - make_interval(secs => $1)", [seconds]);

onEveryEngine((engine) => {
	freshProduct(engine);
	const attempt = () => secondsToBackOff(backoff, "a");

	test("after the free tries each further one waits longer, and asking in between adds nothing", async () => {
		for (let i = 0; i < 3; i++) expect(await attempt()).toBe(0);
		for (let i = 0; i < 5; i++) expect(await attempt()).toBe(60);
		await later(60);
		expect(await attempt()).toBe(0);
		expect(await attempt()).toBe(120);
		await later(120);
		expect([await attempt(), await attempt()]).toEqual([0, 120]);
		await later(3601);
		for (let i = 0; i < 3; i++) expect(await attempt()).toBe(0);
		expect(await secondsToBackOff(backoff, "b")).toBe(0);
	});

	test("of parallel tries no more go on than are free", async () => {
		const waits = await Promise.all(Array.from({ length: 12 }, attempt));
		expect(waits.filter((wait) => wait === 0).length).toBe(3);
	});

	test("a free try does not wait for one whose transaction began a moment later", async () => {
		expect(await attempt()).toBe(0);
		await later(-0.5);
		expect([await attempt(), await attempt(), await attempt()]).toEqual([0, 0, 60]);
	});

	test("one network's tries slow no other network down, except many within one /48", async () => {
		const from = (address: string) => networkMustBackOff(backoff, address, "a");
		for (let i = 0; i < 5; i++) await from("192.0.2.1");
		expect([await from("192.0.2.1"), await from("192.0.2.2"), await from("::ffff:192.0.2.1")]).toEqual([60, 0, 60]);
		for (let i = 0; i < 24; i++) expect(await from(`2001:db8:0:${i}::1`)).toBe(0);
		expect([await from("2001:db8:0:ff::1"), await from("2001:db8:1::1")]).toEqual([60, 0]);
	});

	test("a try taken back is not counted, and cleared tries count no more", async () => {
		const from = () => networkMustBackOff(backoff, "192.0.2.1", "a");
		for (let i = 0; i < 9; i++) {
			expect(await from()).toBe(0);
			await forgiveNetworkTry(backoff, "192.0.2.1", "a");
		}
		for (let i = 0; i < 3; i++) await from();
		expect(await from()).toBe(60);
		await clearNetworkTries(backoff, "192.0.2.1", "a");
		expect(await from()).toBe(0);
	});
});
