import { type ServerProcess, startServer } from "../test/server-process.ts";
import type { Question } from "./inside.ts";

const PATIENCE_MS = 30_000;
type Reply = { id: number; result?: unknown; error?: string };
/** Without the id, for each kind of question. */
type QuestionOf<Q> = Q extends Question ? Q : never;

/** A process of the product that can be asked about its inside and be ended at any step. */
export class Product {
	readonly #server: ServerProcess;
	readonly exited: Promise<void>;
	hasEnded = false;
	/** Its end was our doing. */
	isEnding = false;
	#next = 1;

	private constructor(server: ServerProcess) {
		this.#server = server;
		this.exited = new Promise((resolve) => {
			server.child.once("exit", () => {
				this.hasEnded = true;
				resolve();
			});
		});
	}

	static async start(settings: Record<string, string>): Promise<Product> {
		const command = [process.execPath, "--import", "./faults/inside.ts", "server.ts"];
		return new Product(await startServer(settings, command, ["pipe", "pipe", "pipe", "ipc"]));
	}

	get origin() {
		return this.#server.origin;
	}
	get output() {
		return this.#server.output();
	}

	signal(name: "SIGTERM" | "SIGKILL" | "SIGSTOP" | "SIGCONT") {
		if (name === "SIGTERM" || name === "SIGKILL") this.isEnding = true;
		this.#server.child.kill(name);
	}

	async kill() {
		this.signal("SIGKILL");
		await this.exited;
	}

	ask<Answer>(question: QuestionOf<Question>): Promise<Answer> {
		const { child } = this.#server;
		const id = this.#next++;
		return new Promise((resolve, reject) => {
			const done = (settle: () => void) => {
				clearTimeout(timer);
				child.off("message", hear);
				settle();
			};
			const hear = (reply: Reply) => {
				if (reply.id !== id) return;
				done(() => (reply.error === undefined ? resolve(reply.result as Answer) : reject(new Error(reply.error))));
			};
			const timer = setTimeout(() => done(() => reject(new Error(`${question.ask}: no answer`))), PATIENCE_MS);
			child.on("message", hear);
			if (!this.hasEnded) child.send({ id, ...question });
		});
	}
}
