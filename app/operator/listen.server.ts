import { randomBytes } from "node:crypto";
import { rename, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { asKind } from "../base/db/waiting/time-limits.server.ts";
import { log } from "../base/log/log.server.ts";
import { runCommand } from "./commands.server.ts";

/** Longest name of a socket that every system accepts, in bytes. */
const MAX_PATH = 100;

/** Carries out the operator's commands while this process holds the database. Only who may enter `DATA_DIR` can ask. */
export async function listenToOperator(dataDir: string) {
	const path = join(dataDir, "operator.sock");
	if (Buffer.byteLength(path) > MAX_PATH) {
		log.warn("operator.unreachable", { reason: "the path of DATA_DIR is too long for a socket" });
		return { close: async () => {} };
	}
	const server = createServer({ allowHalfOpen: true }, (connection) => {
		let asked = "";
		connection.setEncoding("utf8").on("data", (text) => {
			asked += text;
		});
		connection.on("error", () => {});
		connection.on("end", async () => {
			const answer = await Promise.resolve(asked)
				.then((text) => {
					const { args, from } = JSON.parse(text);
					return asKind("job", () => runCommand(args, { from }));
				})
				.catch((error) => ({ ok: false, text: error instanceof Error ? error.message : String(error) }));
			connection.end(JSON.stringify(answer));
		});
	});
	// Under a name of its own, then renamed: of processes that begin at the same moment each replaces the one before.
	const own = join(dataDir, `${randomBytes(4).toString("hex")}.sock`);
	await new Promise<void>((resolve, reject) => server.once("error", reject).listen(own, resolve));
	const { ino } = await stat(own);
	await rename(own, path);
	return {
		async close() {
			const now = await stat(path).catch(() => undefined);
			if (now?.ino === ino) await rm(path, { force: true });
			await new Promise<void>((resolve) => {
				server.close(() => resolve());
			});
		},
	};
}
