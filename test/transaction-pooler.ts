import { createServer, connect as dial, type Socket } from "node:net";

const READY = 0x5a;
const KEY = 0x4b;
const IDLE = 0x49;
const SSL_REQUEST = 80877103;

type Session = { socket: Socket; answer: (bytes: Buffer) => void };

/**
 * A pooler in transaction mode, as unkind as it may be: it has `sessions` sessions on the server for all clients
 * together and gives each transaction the one that was idle for longest; with `statements` it refuses transactions, as
 * PgBouncer does in statement mode. Logins without a password only.
 */
export async function transactionPooler(port: number, { sessions = 3, statements = false } = {}) {
	const idle: Session[] = [];
	const waiting: ((session: Session) => void)[] = [];
	const all = new Set<Socket>();
	let made = 0;
	let greeting: Buffer | undefined;

	const release = (session: Session) => {
		const next = waiting.shift();
		if (next) next(session);
		else idle.push(session);
	};
	async function acquire(startup: Buffer): Promise<Session> {
		if (made < sessions) {
			made += 1;
			return open(startup);
		}
		return idle.shift() ?? new Promise((resolve) => waiting.push(resolve));
	}
	const open = (startup: Buffer) =>
		new Promise<Session>((resolve) => {
			const socket = dial(port, "127.0.0.1", () => socket.write(startup));
			all.add(socket);
			const session: Session = { socket, answer: () => {} };
			let first: Buffer | undefined = Buffer.alloc(0);
			socket.on("error", () => {});
			socket.on("data", (bytes: Buffer) => {
				if (!first) return session.answer(bytes);
				first = Buffer.concat([first, bytes]);
				if (!isReady(first)) return;
				greeting = withoutKey(first);
				first = undefined;
				resolve(session);
			});
		});

	const server = createServer((client) => {
		all.add(client);
		let startup: Buffer | undefined;
		let session: Promise<Session> | undefined;
		client.on("error", () => {});
		client.on("data", async (bytes: Buffer) => {
			if (!startup) {
				if (bytes.readInt32BE(4) === SSL_REQUEST) return void client.write("N");
				startup = bytes;
				const first = await acquire(bytes);
				client.write(greeting ?? "");
				return release(first);
			}
			if (bytes[0] === 0x58) return void client.end();
			if (statements && /^Q....begin/is.test(bytes.toString("latin1"))) return void client.end(refusal);
			session ??= acquire(startup).then((taken) => {
				let tail: Buffer = Buffer.alloc(0);
				taken.answer = (answer) => {
					tail = Buffer.concat([tail, answer]).subarray(-6);
					client.write(answer);
					if (!isReady(tail) || tail.at(-1) !== IDLE) return;
					session = undefined;
					release(taken);
				};
				return taken;
			});
			(await session).socket.write(bytes);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		port: (server.address() as { port: number }).port,
		close() {
			for (const socket of all) socket.destroy();
			server.close();
		},
	};
}

const said = Buffer.from("SFATAL\0C08P01\0Mtransaction blocks not allowed in statement pooling mode\0\0");
const length = Buffer.alloc(4);
length.writeInt32BE(said.length + 4);
const refusal = Buffer.concat([Buffer.from("E"), length, said]);

/** Whether an answer ends with the message that the server waits for the next statement. */
const isReady = (bytes: Buffer) => bytes.at(-6) === READY && bytes.readInt32BE(bytes.length - 5) === 5;

/** A greeting with a key for cancelling that belongs to no process of the server. */
function withoutKey(bytes: Buffer) {
	const copy = Buffer.from(bytes);
	for (let at = 0; at < copy.length; at += 1 + copy.readInt32BE(at + 1))
		if (copy[at] === KEY) copy.writeInt32BE(0x7fffffff, at + 5);
	return copy;
}
