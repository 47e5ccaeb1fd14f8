import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { addressOf, originOf } from "./request.server.ts";

const request = (headers: Record<string, string>, method = "POST") => {
	const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: "10.0.0.9" });
	return Object.assign(new IncomingMessage(socket), { method, headers });
};

test.each([
	{
		why: "without a trusted proxy the header is anybody's word",
		forwarded: "1.1.1.1",
		proxies: 0,
		address: "10.0.0.9",
	},
	{ why: "one proxy: what it saw", forwarded: "1.1.1.1", proxies: 1, address: "1.1.1.1" },
	{
		why: "one proxy: what the visitor made up stands before it",
		forwarded: "6.6.6.6, 1.1.1.1",
		proxies: 1,
		address: "1.1.1.1",
	},
	{ why: "two proxies", forwarded: "6.6.6.6, 1.1.1.1, 2.2.2.2", proxies: 2, address: "1.1.1.1" },
	{ why: "a proxy that says nothing", forwarded: "", proxies: 1, address: "10.0.0.9" },
])("$why", ({ forwarded, proxies, address }) => {
	expect(addressOf(request({ "x-forwarded-for": forwarded }), proxies)).toBe(address);
});

const APP = "https://nttf.example";
const LOCAL = ["http://localhost:3000", "http://127.0.0.1:3000"] as const;
test.each<Case>([
	{ why: "no browser", ours: [APP], headers: {}, origin: APP },
	{ why: "the configured address", ours: [APP], headers: { origin: APP, host: "inside:3000" }, origin: APP },
	{ why: "another name of this machine", ours: LOCAL, headers: { origin: LOCAL[1] }, origin: LOCAL[1] },
	{ why: "a typed address", ours: [APP], headers: { "sec-fetch-site": "none" }, origin: APP },
	{
		why: "the plain side of the own host",
		ours: [APP],
		headers: { origin: "http://nttf.example", host: "nttf.example" },
	},
	{ why: "another port of the own host", ours: [APP], headers: { origin: `${APP}:8443`, host: "nttf.example:8443" } },
	{
		why: "whatever host it names itself",
		ours: [APP],
		headers: { origin: "http://evil.example", host: "evil.example" },
	},
	{ why: "localhost, where it is not ours", ours: [APP], headers: { origin: LOCAL[0], host: "localhost:3000" } },
	{ why: "another site", ours: [APP], headers: { origin: "https://evil.example", host: "nttf.example" } },
	{ why: "another port", ours: LOCAL, headers: { origin: "http://localhost:1", host: "localhost:3000" } },
	{ why: "a sandboxed page", ours: [APP], headers: { origin: "null", host: "nttf.example" } },
	{ why: "two origins", ours: [APP], headers: { origin: `${APP}, ${APP}` } },
	{ why: "a browser that hides the origin", ours: [APP], headers: { "sec-fetch-site": "cross-site" } },
	{ why: "a neighbour under the same name", ours: [APP], headers: { "sec-fetch-site": "same-site" } },
])("a post from $why", ({ headers, ours, origin }) => {
	const ask = () => originOf(request(headers), ours);
	if (origin) expect(ask()).toBe(origin);
	else expect(ask).toThrow("403");
});
type Case = { why: string; headers: Record<string, string>; ours: readonly [string, ...string[]]; origin?: string };

test("a GET from another site is answered, on our own address", () => {
	expect(originOf(request({ origin: "https://evil.example" }, "GET"), [APP])).toBe(APP);
	expect(originOf(request({ "sec-fetch-site": "cross-site" }, "GET"), [APP])).toBe(APP);
});
