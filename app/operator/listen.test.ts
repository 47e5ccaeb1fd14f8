import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listenToOperator } from "./listen.server.ts";

const answerAt = (folder: string) =>
	new Promise<string>((resolve, reject) => {
		let answer = "";
		connect(join(folder, "operator.sock"))
			.on("error", reject)
			.on("data", (bytes) => {
				answer += bytes;
			})
			.on("end", () => resolve(answer))
			.end(JSON.stringify({ args: ["no-such-command"] }));
	});

test("processes that share a folder may begin to listen at once; the last one that did answers", async () => {
	const folder = await mkdtemp(join(tmpdir(), "tawila-listen-"));
	const all = await Promise.all(Array.from({ length: 8 }, () => listenToOperator(folder)));
	expect(await readdir(folder)).toEqual(["operator.sock"]);
	expect(await answerAt(folder)).not.toBe("");
	for (const each of all) await each.close();
	expect(await readdir(folder)).toEqual([]);
	const next = await listenToOperator(folder);
	const later = await listenToOperator(folder);
	await next.close();
	expect(await answerAt(folder)).not.toBe("");
	await later.close();
	await rm(folder, { recursive: true });
});
