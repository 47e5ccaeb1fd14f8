import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { addressOf, originOf } from "./request.server.ts";

const request = (headers: Record<string, string>, method = "POST") =>
	({ method, headers, socket: { remoteAddress: "10.0.0.9" } }) as unknown as IncomingMessage;

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
test.each([
	{ why: "no browser", headers: {}, origin: APP },
	{ why: "the configured address", headers: { origin: APP, host: "inside:3000" }, origin: APP },
	{
		why: "the host it speaks to",
		headers: { origin: "http://localhost:3000", host: "localhost:3000" },
		origin: "http://localhost:3000",
	},
	{ why: "another site", headers: { origin: "https://evil.example", host: "nttf.example" }, origin: undefined },
	{ why: "another port", headers: { origin: "http://localhost:1", host: "localhost:3000" }, origin: undefined },
	{ why: "a sandboxed page", headers: { origin: "null", host: "nttf.example" }, origin: undefined },
	{ why: "a browser that hides the origin", headers: { "sec-fetch-site": "cross-site" }, origin: undefined },
])("a post from $why", ({ headers, origin }) => {
	const ask = () => originOf(request(headers as Record<string, string>), APP);
	if (origin) expect(ask()).toBe(origin);
	else expect(ask).toThrow("403");
});
