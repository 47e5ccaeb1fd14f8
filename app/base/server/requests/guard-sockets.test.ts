import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { readdirSync, readlinkSync } from "node:fs";
import { connect, Socket } from "node:net";
import { expect, test } from "vitest";
import { startSite } from "../../../../test/site.ts";

// The thirty seconds that a connection may move no byte are half of one here, so its headers have a quarter.
const site = startSite({ bodySeconds: 0.5, settings: { CONNECTIONS_PER_ADDRESS: "50" } });
const port = () => Number(new URL(site.origin).port);

/** Sockets of this process, of both sides of each connection: the product runs in it. */
const descriptors = () =>
	readdirSync("/proc/self/fd").filter((fd) => {
		try {
			return readlinkSync(`/proc/self/fd/${fd}`).startsWith("socket:");
		} catch {
			return false;
		}
	}).length;

/** Connections that stay open on their side for as long as they can; `from` is an address of this machine. */
const open = (count: number, from = "127.0.0.1", begin = (_: Socket) => {}) =>
	Promise.all(
		Array.from(
			{ length: count },
			() =>
				new Promise<Socket>((resolve) => {
					const socket = connect({ port: port(), host: "127.0.0.1", localAddress: from, allowHalfOpen: true });
					socket.on("error", () => resolve(socket)).on("close", () => resolve(socket));
					socket.once("connect", () => {
						begin(socket);
						resolve(socket);
					});
				}),
		),
	);

const clients: Record<string, (socket: Socket) => void> = {
	"sends nothing": () => {},
	"sends half a header": (socket) => void socket.write("GET /healthz HTTP/1.1\r\nHost: loc"),
	"sends a line of a header now and then": (socket) => {
		socket.write("GET /healthz HTTP/1.1\r\n");
		const dribble = setInterval(() => !socket.destroyed && socket.write("X-A: b\r\n"), 100);
		socket.on("close", () => clearInterval(dribble));
	},
	"sends garbage": (socket) => void socket.write("\x16\x03\x01 no request\r\n\r\n"),
	"never reads what it asked for": (socket) => {
		socket.pause();
		socket.write("GET /en/news HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(400));
	},
};

test.skipIf(process.platform !== "linux").each(Object.entries(clients))(
	"a client that %s and never closes holds no descriptor of the server",
	async (_, begin) => {
		const before = descriptors();
		const sockets = await open(20, "127.0.0.1", begin);
		// The rest is this side's own half: twenty at most, where both sides are forty.
		await expect.poll(() => descriptors() - before).toBeLessThanOrEqual(20);
		for (const socket of sockets) socket.destroy();
		await expect.poll(() => descriptors() - before).toBeLessThanOrEqual(0);
		expect((await site.get("/healthz")).status).toBe(200);
	},
);

/** The answers on one connection to so many requests that are sent in one piece. */
const answersTo = (requests: number, from = "127.0.0.1") =>
	new Promise<number>((resolve) => {
		let text = "";
		const socket = connect({ port: port(), host: "127.0.0.1", localAddress: from });
		socket.on("data", (bytes) => {
			text += bytes;
			if (text.split("HTTP/1.1 400").length > requests) socket.destroy();
		});
		socket.on("error", () => {}).on("close", () => resolve(text.split("HTTP/1.1 400").length - 1));
		socket.write("GET //x HTTP/1.1\r\nHost: a\r\n\r\n".repeat(requests));
	});

test("a few requests that wait for no answer are answered, thousands of them end the connection", async () => {
	expect(await answersTo(10)).toBe(10);
	for (const _ of Array.from({ length: 50 })) expect(await answersTo(2000, "127.0.0.3")).toBeLessThanOrEqual(20);
	expect([await answersTo(1, "127.0.0.3"), await answersTo(1)]).toEqual([0, 1]);
});

test("of connections that pile requests one is read at a time, and a visitor is answered among the first", async () => {
	const crowd = await open(40, "127.0.0.4", (socket) => void socket.on("end", () => socket.destroy()));
	const [visitor] = await open(1, "127.0.0.5");
	// Each is known to the server, so that all have something to read at once.
	const all = [...crowd, ...(visitor ? [visitor] : [])];
	const answers = all.map((socket) => new Promise((resolve) => socket.once("data", resolve)));
	for (const socket of all) socket.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
	await Promise.all(answers);
	const parsed = new Set<string>();
	const seen = (message: unknown) => {
		if (!(message instanceof Object && "socket" in message && message.socket instanceof Socket)) return;
		const { remoteAddress = "", remotePort } = message.socket;
		if (!parsed.has("127.0.0.5")) parsed.add(remoteAddress === "127.0.0.5" ? remoteAddress : `${remotePort}`);
	};
	subscribe("http.server.request.start", seen);
	for (const socket of crowd) socket.write("GET //x HTTP/1.1\r\nHost: a\r\n\r\n".repeat(1000));
	visitor?.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
	await expect.poll(() => parsed.has("127.0.0.5")).toBe(true);
	expect(parsed.size).toBeLessThanOrEqual(5);
	await expect.poll(() => crowd.every((socket) => socket.destroyed)).toBe(true);
	unsubscribe("http.server.request.start", seen);
	visitor?.destroy();
});

test.each([1, 2, 3])("a connection beside those that are cut is answered, time %i", async () => {
	const [calm] = await open(1, "127.0.0.6");
	const answered = new Promise((resolve) => calm?.once("data", (part) => resolve(String(part).slice(0, 12))));
	// Nothing is awaited in between: the connection would be closed for its silence on a slow machine.
	const cut = answersTo(2000, "127.0.0.6");
	calm?.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
	expect(await answered).toBe("HTTP/1.1 200");
	await cut;
	calm?.destroy();
});

test("one address gets its share of connections, and others go on", async () => {
	const sockets = await open(400, "127.0.0.2", (socket) => void socket.on("end", () => socket.destroy()).resume());
	await expect.poll(() => sockets.filter((socket) => socket.destroyed).length).toBeGreaterThanOrEqual(350);
	expect((await fetch(`http://127.0.0.1:${port()}/healthz`)).status).toBe(200);
	for (const socket of sockets) socket.destroy();
});

test("a stream that is silent for a while is not cut", async () => {
	const cookie = await site.sessionOf("officer@demo.example");
	const answer = await fetch(`${site.origin}/complaints/admin/events`, { headers: { cookie } });
	const reader = answer.body?.getReader();
	const ended = reader?.read().then(function more({ done }): unknown {
		return done || reader.read().then(more);
	});
	const pause = new Promise((resolve) => setTimeout(() => resolve("open"), 2000));
	expect([answer.status, await Promise.race([ended, pause])]).toEqual([200, "open"]);
	await reader?.cancel();
});
