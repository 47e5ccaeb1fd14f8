import { createReadStream } from "node:fs";
import { files } from "./store.server.ts";

/**
 * Stores a file of this machine under `name`. A store that fails before it reads leaves the stream alone, which then
 * fails by itself when the file is deleted: an error without a listener would end the process.
 */
export async function putFile(name: string, path: string, size: number) {
	const bytes = createReadStream(path);
	bytes.on("error", () => {}); // the store fails with the same error when it reads
	try {
		await files().putStream(name, bytes, { contentLength: size });
	} finally {
		bytes.destroy();
	}
}
