import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startSite } from "../../../../test/site.ts";

const site = startSite({ settings: { TRUST_PROXY: "1" } });
/** A form of the usual size at most, for a page that no visitor may open: it is read before that is found out. */
const PATH = "/en/club/account/password";
const LONG = 1024 * 1024;

type Post = { socket: Socket; answer: string };
const open: Post[] = [];
afterEach(() => {
	for (const { socket } of open.splice(0)) socket.destroy();
});

/** Posts from an address behind the proxy; `last` is how much of the end is kept back. */
function begin(from: string, { last = 1, length = LONG, cookie = "" } = {}): Post {
	const socket = connect(Number(new URL(site.origin).port), "localhost");
	const post: Post = { socket, answer: "" };
	socket.setEncoding("utf8").on("data", (part) => {
		post.answer += part;
	});
	socket.on("error", () => {});
	const head = ["Host: localhost", `X-Forwarded-For: 192.0.2.200, ${from}`, cookie && `Cookie: ${cookie}`];
	const form = ["Content-Type: application/x-www-form-urlencoded", `Content-Length: ${length}`];
	socket.write(`POST ${PATH} HTTP/1.1\r\n${[...head, ...form].filter(Boolean).join("\r\n")}\r\n\r\n`);
	socket.write("a".repeat(length - last));
	open.push(post);
	return post;
}

const statusOf = ({ answer }: Post) => answer.slice(9, 12);
const count = (posts: readonly Post[], status: string) => posts.filter((post) => statusOf(post) === status).length;
const ended = async (post: Post) => {
	await expect.poll(() => statusOf(post)).not.toBe("");
	return statusOf(post);
};

test("a network has three long forms without an end in memory; others are told when to come back", async () => {
	const posts = Array.from({ length: 60 }, () => begin("192.0.2.1"));
	await expect.poll(() => count(posts, "429")).toBeGreaterThanOrEqual(57);
	const refused = posts.find((post) => statusOf(post) === "429");
	expect(refused?.answer).toMatch(/retry-after: 30\r\n/i);
	await expect.poll(() => refused?.answer).toContain("What you sent was not saved");

	// Others go on: another network, and a person of the office at the same address.
	expect(await ended(begin("192.0.2.2", { last: 0 }))).toBe("303");
	const cookie = await site.sessionOf("editor@demo.example");
	await site.get("/en/admin", { cookie });
	const own = Array.from({ length: 3 }, () => begin("192.0.2.1", { cookie }));
	for (const { socket } of own) socket.write("a");
	for (const post of own) expect(["429", "503"]).not.toContain(await ended(post));

	// Forms that are held are not lost, and make room once they are answered.
	const held = posts.filter((post) => statusOf(post) === "");
	for (const { socket } of held) socket.write("a");
	for (const post of held) expect(await ended(post)).toBe("303");
	expect(await ended(begin("192.0.2.1", { last: 0 }))).toBe("303");
});

test("all networks together hold 32 MB, and a network that holds little still sends its form", async () => {
	const posts = Array.from({ length: 36 }, (_, i) => begin(`198.51.100.${i % 12}`));
	await expect.poll(() => count(posts, "503")).toBeGreaterThanOrEqual(5);
	expect(await ended(begin("203.0.113.1", { last: 0, length: 100_000 }))).toBe("303");
	expect(posts.filter((post) => statusOf(post) === "").length).toBeLessThanOrEqual(31);
});

test("a form in hundreds of thousands of parts is refused for what its parts cost", async () => {
	const socket = connect(Number(new URL(site.origin).port), "localhost");
	let answer = "";
	socket.setEncoding("utf8").on("data", (part) => {
		answer += part;
	});
	socket.on("error", () => {});
	socket.write(
		`POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.3\r\nTransfer-Encoding: chunked\r\n` +
			"Content-Type: application/x-www-form-urlencoded\r\n\r\n",
	);
	socket.write("1\r\na\r\n".repeat(100_000));
	await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 429 /);
	socket.destroy();
});
