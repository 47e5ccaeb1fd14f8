import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { pathsIn } from "./promises.ts";

const OBJECT = "._S3rver_object";

/** Answers PING and INSTREAM as clamd does, and finds nothing. */
export async function scanner() {
	const server = createServer((socket) => {
		let got = Buffer.alloc(0);
		socket.on("error", () => {});
		socket.on("data", (bytes: Buffer) => {
			got = Buffer.concat([got, bytes]);
			if (got.includes("zPING\0")) socket.end("PONG\0");
			else if (got.subarray(-4).equals(Buffer.alloc(4))) socket.end("stream: OK\0");
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { port: (server.address() as AddressInfo).port, close: async () => void server.close() };
}

/** An S3 service that keeps its objects in a folder. */
export async function objectStore() {
	const directory = mkdtempSync(join(tmpdir(), "tawila-faults-s3-"));
	const configureBuckets = [{ name: "tawila", configs: [] }];
	const store = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory, configureBuckets });
	const { port } = (await store.run()) as AddressInfo;
	return {
		port,
		fileOf: (path: string) => join(directory, "tawila", path + OBJECT),
		paths: () => pathsIn(join(directory, "tawila"), OBJECT),
		async close() {
			await store.close();
			await rm(directory, { recursive: true, force: true });
		},
	};
}
