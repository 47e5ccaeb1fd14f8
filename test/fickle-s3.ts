import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll } from "vitest";

/** An S3-compatible service of the test's own behind a front that counts what is asked, falls silent, and refuses. */
export function fickleS3() {
	const s3 = {
		settings: {} as Record<string, string>,
		is: "up" as "up" | "silent" | "failing",
		asked: [] as string[],
		/** Asked before each request, which fails when the answer is true. */
		fails: (_request: string) => false,
		/** Ends every connection. */
		cut: () => front.closeAllConnections(),
	};
	let front: Server;
	let store: S3rver;
	let directory = "";
	const held: ServerResponse[] = [];
	beforeAll(async () => {
		directory = await mkdtemp(join(tmpdir(), "tawila-s3-"));
		const buckets = [{ name: "tawila", configs: [] }];
		store = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory, configureBuckets: buckets });
		const { port } = (await store.run()) as AddressInfo;
		front = createServer((req, res) => {
			s3.asked.push(`${req.method} ${req.url?.split("?")[0]}`);
			if (s3.is === "silent") return void held.push(res);
			if (s3.is === "failing" || s3.fails(s3.asked.at(-1) ?? "")) return void res.writeHead(503).end();
			const { method, url: path, headers } = req;
			const passed = request({ port, host: "127.0.0.1", method, path, headers }, (answer) => {
				res.writeHead(answer.statusCode ?? 500, answer.headers);
				answer.pipe(res);
			});
			passed.on("error", () => res.destroy());
			res.on("close", () => passed.destroy());
			req.pipe(passed);
		});
		await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
		Object.assign(s3.settings, {
			S3_ENDPOINT: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
			S3_BUCKET: "tawila",
			S3_ACCESS_KEY_ID: "S3RVER",
			S3_SECRET_ACCESS_KEY: "S3RVER",
		});
	});
	afterAll(async () => {
		for (const res of held) res.destroy();
		front.closeAllConnections();
		front.close();
		await store.close();
		await rm(directory, { recursive: true, force: true });
	});
	return s3;
}
