import { connect, createServer, type Server, type Socket } from "node:net";

/**
 * How a part behaves: as it should, gone, silent, late with each piece, with an answer of its own to everything, or so
 * that the answer to what holds these bytes never arrives.
 */
export type Mood = "up" | "gone" | "silent" | { lateByMs: number } | { answers: string } | LossyLink;

/** Loses the answer to what holds these bytes, on a connection that was sent those before. */
type LossyLink = { losesAnswerTo: string; behind?: string };

/** Time in which a part carries out what it will not answer. */
const DEAF_MS = 300;
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The only way from the product to one of its parts. Its port stays the same. */
export class Link {
	port = 0;
	/** When answers were lost. */
	readonly lostAt: number[] = [];
	#mood: Mood = "up";
	#server: Server | undefined;
	#speak = () => {};
	#speaking = Promise.resolve();
	readonly #sockets = new Set<Socket>();
	readonly #target: number;

	constructor(target: number) {
		this.#target = target;
	}

	async open() {
		const server = createServer((near) => this.#join(near));
		this.#server = server;
		await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
		this.port = (server.address() as { port: number }).port;
		return this;
	}

	async turn(mood: Mood) {
		const before = this.#mood;
		this.#mood = mood;
		if (before === "silent") this.#speak();
		if (mood === "silent")
			this.#speaking = new Promise((resolve) => {
				this.#speak = resolve;
			});
		if (mood === "gone") await this.close();
		else if (before === "gone") await this.open();
	}

	async close() {
		const closed = new Promise((resolve) => this.#server?.close(resolve));
		for (const socket of this.#sockets) socket.destroy();
		await closed;
	}

	#join(near: Socket) {
		const far = connect(this.#target, "127.0.0.1");
		const pair = { near, far, isDeaf: false, isBehind: false };
		for (const socket of [near, far]) {
			this.#sockets.add(socket);
			socket.on("error", () => {});
			socket.on("close", () => {
				this.#sockets.delete(socket);
				near.destroy();
				far.destroy();
			});
		}
		this.#relay(near, (bytes) => this.#ask(pair, bytes));
		this.#relay(far, async (bytes) => {
			await this.#hold();
			if (!pair.isDeaf) near.write(bytes);
		});
	}

	/** Hands on piece after piece, in order. */
	#relay(from: Socket, hand: (bytes: Buffer) => Promise<void>) {
		let turn = Promise.resolve();
		from.on("data", (bytes: Buffer) => {
			turn = turn.then(() => hand(bytes));
		});
		from.on("end", () => turn.then(() => from.destroy()));
	}

	async #ask(pair: { near: Socket; far: Socket; isDeaf: boolean; isBehind: boolean }, bytes: Buffer) {
		await this.#hold();
		const mood = this.#mood;
		if (typeof mood === "object" && "answers" in mood) return void pair.near.write(mood.answers);
		const lossy = typeof mood === "object" && "losesAnswerTo" in mood ? mood : undefined;
		if (lossy?.behind) pair.isBehind ||= bytes.includes(lossy.behind);
		const isLost = lossy && (!lossy.behind || pair.isBehind) && bytes.includes(lossy.losesAnswerTo);
		if (isLost) {
			pair.isDeaf = true;
			this.lostAt.push(performance.now());
			this.#mood = "up";
		}
		pair.far.write(bytes);
		if (!isLost) return;
		await pause(DEAF_MS);
		pair.near.destroy();
	}

	async #hold() {
		await this.#speaking;
		const mood = this.#mood;
		if (typeof mood === "object" && "lateByMs" in mood) await pause(mood.lateByMs);
	}
}
