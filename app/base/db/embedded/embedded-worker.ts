/** Runs the embedded PostgreSQL off the main thread: bytes of the wire protocol in, bytes of the wire protocol out. */
import { fsyncSync, readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Data = { directory?: string; restoreFrom?: Uint8Array<ArrayBuffer>; compiled?: WebAssembly.Module };
const { directory, restoreFrom, compiled }: Data = workerData;

type Emscripten = { NODEFS: { stream_ops: Record<string, (stream: { nfd?: number }) => number> } };

/** As shipped, the file system never reaches the disk; with this, one commit is one fsync. */
class DurableNodeFS extends NodeFS {
	override async init(...[pg, options]: Parameters<NodeFS["init"]>) {
		const result = await super.init(pg, options);
		result.emscriptenOpts.preRun?.push((module: Emscripten) => {
			module.NODEFS.stream_ops.fsync = (stream) => {
				if (stream.nfd !== undefined) fsyncSync(stream.nfd);
				return 0;
			};
		});
		return result;
	}
}

const settings = ["wal_sync_method=fsync", "shared_buffers=16MB", "max_wal_size=64MB"].flatMap((s) => ["-c", s]);
const wasm = new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite"));
const pgliteWasmModule = compiled ?? (await WebAssembly.compile(readFileSync(wasm)));
const database = await PGlite.create({
	pgliteWasmModule,
	...(directory ? { fs: new DurableNodeFS(directory) } : {}),
	...(restoreFrom ? { loadDataDir: new Blob([restoreFrom]) } : {}),
	extensions: { pg_trgm, citext, pgcrypto },
	startParams: [...PGlite.defaultStartParams.filter((flag) => !directory || flag !== "-F"), ...settings],
});

type Question = { id: number; ask: "close" | "dump" | Uint8Array };

async function answer(ask: Question["ask"]): Promise<Uint8Array<ArrayBuffer>> {
	if (ask === "dump") return new Uint8Array(await (await database.dumpDataDir("none")).arrayBuffer());
	const parts: Uint8Array[] = [];
	if (ask === "close") await database.close();
	else
		await database.runExclusive(() =>
			database.execProtocolRawStream(ask, { onRawData: (bytes) => void parts.push(Buffer.from(bytes)) }),
		);
	return new Uint8Array(Buffer.concat(parts));
}

parentPort?.on("message", async ({ id, ask }: Question) => {
	const reply = await answer(ask);
	parentPort?.postMessage({ id, reply }, [reply.buffer]);
});
parentPort?.postMessage({ id: 0, compiled: pgliteWasmModule });
