import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { roles } from "../app/access/actor.ts";
import routes from "../app/routes.ts";
import { startSite } from "./site.ts";

// Every address of the route table, with hostile values, as every kind of actor. The same seed asks the same questions
// in the same order; another is given with FUZZ_SEED. A failure names the whole request.
const seed = Number(process.env.FUZZ_SEED ?? 1);
const SECONDS = 25;
const PATIENCE_MS = 60_000;

const site = startSite({ settings: { TRUST_PROXY: "1" } });
const cookies: Record<string, string> = { visitor: "" };
const emails: Record<string, string> = { complainant: "player" };
beforeAll(async () => {
	for (const role of roles) cookies[role] = await site.sessionOf(`${emails[role] ?? role}@demo.example`);
});

type Entry = { path?: string; file?: string; children?: Entry[] };
type Address = { path: string; words: Words };
/** The names of controls and parameters and what is pressed, as they are written in a part of the product. */
type Words = { controls: string[]; parameters: string[]; pressed: string[] };

const known = new Map<string, Words>();
function wordsOf(folder: string): Words {
	const before = known.get(folder);
	if (before) return before;
	const sources = sourcesOf(folder).join("\n");
	const found = (pattern: RegExp, ...more: string[]) => [
		...new Set([...[...sources.matchAll(pattern)].map(([, a, b]) => a ?? b ?? ""), ...more]),
	];
	const words = {
		controls: found(/\bname="([\w.-]+)"|\b(\w+): (?:z\.|requiredText|optionalText)/g, "id", "version"),
		parameters: found(
			/searchParams\.get\("([\w.-]+)"\)|(?:numberParam|pageParam)\(url, "([\w.-]+)"\)/g,
			"page",
			"cursor",
		),
		pressed: found(/intent[^\n]{0,40}?"([\w-]+)"|name="intent" value="([\w-]+)"/g, "save"),
	};
	known.set(folder, words);
	return words;
}

/**
 * A roof's pages take what is typed through the rules of the rooms below: those that the page's folder imports are read
 * as well.
 */
function sourcesOf(folder: string): string[] {
	const texts = (dir: string, recursive = false) =>
		(existsSync(dir) ? readdirSync(dir, { recursive, encoding: "utf8" }) : [])
			.filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
			.sort()
			.map((file) => join(dir, file))
			.map((path) => ({ path, text: readFileSync(path, "utf8") }));
	const own = existsSync(join("app", folder, "pages"))
		? ["", "pages", "parts"].flatMap((part) => texts(join("app", folder, part)))
		: texts(join("app", folder), true);
	const below = own
		.flatMap(({ path, text }) =>
			[...text.matchAll(/from "(\.[^"]+)"/g)].map(([, to]) => dirname(join(dirname(path), to ?? ""))),
		)
		.filter((dir) => !/^app\/base|\+types/.test(dir) && !own.some(({ path }) => dirname(path) === dir));
	return [...own, ...[...new Set(below)].sort().flatMap((dir) => texts(dir))].map(({ text }) => text);
}
const folderOf = (file = "") =>
	file.includes("/pages/") ? file.replace(/\/pages\/.*/, "") : (file.split("/")[0] ?? "");
function addressesOf(entries: Entry[], under = ""): Address[] {
	return entries.flatMap(({ path, file, children }) => {
		const own = path ? `${under}/${path}` : under;
		const address = { path: own.replace(/^\/en\?/, ""), words: wordsOf(folderOf(file)) };
		return [...(path && path !== "en?" ? [address] : []), ...addressesOf(children ?? [], own)];
	});
}
const addresses = addressesOf(routes as Entry[]);

const hostile = [
	"\0",
	"a\0b",
	"%00",
	"not-a-uuid",
	"00000000-0000-0000-0000-000000000000",
	"99999999999999999999",
	"2147483648",
	"-1",
	"1e999",
	"NaN",
	"0001-01-01",
	"275760-09-14",
	"2025-02-30",
	"'\"<script>`{{7*7}}",
	"../../etc/passwd",
	"__proto__",
	"constructor",
	"\u202e\u2066\ufeff",
	"\ud800",
	"أ\u064b\u0640".repeat(30),
	"a".repeat(3000),
	"(".repeat(500),
	"=cmd|' /C calc'!A0",
	"a@b.example\r\nBcc: c@d.example",
	"[]",
	"{",
	"",
];
const cursors = [
	'["9999999999"]',
	"[99999999999]",
	'["2025-01-01",99999999999]',
	'["0000-00-00",1]',
	"[1e400]",
	'{"__proto__":1}',
	'"\\u0000"',
	"null",
	`${"[".repeat(40)}`,
	'["2025-01-01","x"]',
	"[null]",
	"[-1.5]",
	'["294277-01-01",1]',
].map((text) => Buffer.from(text).toString("base64url"));
const contentTypes = [
	"application/x-www-form-urlencoded",
	"application/json",
	"application/json; charset=utf-16",
	"application/vnd.x+json",
	"multipart/form-data",
	"multipart/form-data; boundary=",
	"text/plain",
	"application/xml",
	"garbage",
	"",
];
const brokenPaths = ["%", "%00", "%FF", "%C0%AF", "%ED%A0%80", "%25%30%30", "%2e%2e%2fetc", "%u0041", "a".repeat(300)];
const broken = [
	"",
	"a=%",
	"a=%00&b=%FF",
	"{",
	"[[[[",
	"null",
	'"x"',
	"\0\0",
	"--b",
	"--\r\n\r\n--",
	"a".repeat(900_000), // more than the buffer of an unread body
];

/** A small generator with a known sequence (mulberry32). */
function sequence(state: number) {
	let a = state >>> 0;
	return () => {
		a = (a + 0x6d2b79f5) | 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
	};
}
const next = sequence(seed);
const chance = (part: number) => next() < part;
const one = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
const value = () => (chance(0.15) ? one(cursors) : one(hostile));
const deep = (levels: number) => `{"a":${'{"a":'.repeat(levels)}1${"}".repeat(levels)}}`;

type FuzzRequest = { method: string; path: string; role: string; headers: Record<string, string>; body?: string };

function pathFor({ path, words }: Address) {
	const filled = path
		.replace(/\*$/, () => encode(value().slice(0, 300)))
		.replace(/:\w+/g, () => (chance(0.5) ? one(["1", "mens", "teams", "new", "2026-000001"]) : pathValue()));
	const query = Array.from({ length: Math.floor(next() * 4) }, () => {
		const name = chance(0.9) ? one(words.parameters) : encode(value().slice(0, 100));
		return `${name}=${chance(0.1) ? one(["%", "%FF", "%00"]) : encode(name === "cursor" ? one(cursors) : value())}`;
	});
	return (chance(0.5) ? "/en" : "") + filled + (query.length > 0 ? `?${query.join("&")}` : "");
}
const pathValue = () => (chance(0.3) ? one(brokenPaths) : encode(value().slice(0, 300)));
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function bodyFor({ controls, pressed }: Words): { type: string; body: string } {
	const fields = Array.from({ length: Math.floor(next() * 8) }, () => [one(controls), value()] as const);
	if (chance(0.8)) fields.push(["intent", one(pressed)]);
	const kind = next();
	if (kind < 0.4)
		return { type: one(contentTypes.slice(0, 1)), body: fields.map(([k, v]) => `${encode(k)}=${encode(v)}`).join("&") };
	if (kind < 0.6) {
		const part = ([name, text]: readonly [string, string]) =>
			`--b\r\ncontent-disposition: form-data; name="${name}"` +
			`${chance(0.2) ? '; filename="a\0.pdf"' : ""}\r\n\r\n${text}\r\n`;
		return { type: "multipart/form-data; boundary=b", body: `${fields.map(part).join("")}--b--\r\n` };
	}
	if (kind < 0.85) {
		const odd = one<unknown>([null, [], {}, 1e308, true, "\ud800", ["\0"], { toString: 1 }]);
		const json = JSON.stringify({ ...Object.fromEntries(fields), email: value(), type: value(), [one(controls)]: odd });
		return { type: "application/json", body: chance(0.2) ? deep(one([50, 5000, 50_000])) : json };
	}
	return { type: one(contentTypes), body: one(broken) };
}

function draw(address: Address, method: string, n: number): FuzzRequest {
	const role = roleFor(address.path);
	const isSignOut = address.path.endsWith("/sign-out"); // as a visitor: the sessions are needed for what follows
	const isData = method === ".data";
	const [path = "", query] = pathFor(address)
		.replace(/^\/en\/api/, "/api")
		.split("?");
	const odd = chance(0.1)
		? `${one(["flash", "kept", "tracking", "pass", "registration", "lang"])}=${encode(value()).slice(0, 200)}`
		: "";
	const session = isSignOut ? "" : (cookies[role] ?? "");
	const headers: Record<string, string> = {
		"x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
		"accept-language": one(["ar", "en-GB,en;q=0.9", "*", ";;q=,,", "x".repeat(500)]),
		cookie: [session, odd].filter(Boolean).join("; "),
		...(chance(0.1) && { authorization: `Bearer ${encode(value()).slice(0, 300)}` }),
	};
	const sent = method === "POST" || (isData && chance(0.3)) ? bodyFor(address.words) : undefined;
	if (sent?.type) headers["content-type"] = sent.type;
	return {
		method: sent ? "POST" : isData ? "GET" : method,
		path: path + (isData ? ".data" : "") + (query === undefined ? "" : `?${query}`),
		role,
		headers,
		body: sent?.body,
	};
}

/** Mostly actors with access: behind the guard there is more to break. */
function roleFor(path: string) {
	if (chance(0.2)) return one(Object.keys(cookies));
	if (path.startsWith("/complaints/admin")) return one(["officer", "head"]);
	if (path.startsWith("/complaints")) return one(["complainant", "complainant", "visitor"]);
	return path.startsWith("/admin") ? one(["owner", "editor", "owner"]) : "visitor";
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
function ask({ method, path, headers, body }: FuzzRequest): Promise<{ status: number; type: string; text: string }> {
	return new Promise((resolve, reject) => {
		const req = request(site.origin, { method, path, agent, headers, timeout: PATIENCE_MS }, (res) => {
			const type = res.headers["content-type"] ?? "";
			const status = res.statusCode ?? 0;
			let text = "";
			const done = () => resolve({ status, type, text });
			if (type.includes("event-stream")) {
				res.destroy();
				return done();
			}
			res
				.setEncoding("utf8")
				.on("data", (part) => (text += part))
				.on("end", done)
				.on("error", reject);
		});
		req.on("timeout", () => req.destroy(new Error("no answer in time"))).on("error", reject);
		req.end(body);
	});
}

/** The problems of the answer to this request; empty for an allowed answer. */
async function wrongWith(asked: FuzzRequest): Promise<string | undefined> {
	const answer = await ask(asked).catch((error: Error) => error);
	const what = `${JSON.stringify({ ...asked, body: asked.body?.slice(0, 400) })}`;
	if (answer instanceof Error) return `${answer.message}: ${what}`;
	if (answer.status >= 500) return `${answer.status} ${answer.text.slice(0, 80)}: ${what}`;
	const isApi = /^\/api(\/|$|\?|\.)/.test(asked.path);
	if (isApi && answer.status >= 400 && asked.method !== "HEAD") {
		const said = parse(answer.text) as { error?: { code?: unknown; message?: unknown } } | undefined;
		if (typeof said?.error?.code !== "string" || typeof said.error.message !== "string")
			return `${answer.status} without the promised JSON (${answer.type} ${answer.text.slice(0, 80)}): ${what}`;
	}
	return undefined;
}
function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

test(`no hostile value on any address brings a failure or a hang (seed ${seed})`, { timeout: 120_000 }, async () => {
	expect(addresses.length).toBeGreaterThan(100);
	const wrong: string[] = [];
	const until = Date.now() + SECONDS * 1000;
	let n = 0;
	// A first round over every address and method without a time limit, then more until it ends.
	for (let round = 0; round === 0 || Date.now() < until; round++) {
		const batch = addresses.flatMap((address) =>
			["GET", "HEAD", "POST", ".data"].map((method) => draw(address, method, n++)),
		);
		while (batch.length > 0 && (round === 0 || Date.now() < until))
			wrong.push(...(await Promise.all(batch.splice(0, 4).map(wrongWith))).filter((said) => said !== undefined));
		if (wrong.length > 20) break;
	}
	agent.destroy();
	expect(wrong).toEqual([]);
	expect((await site.get("/healthz")).status).toBe(200);
});
