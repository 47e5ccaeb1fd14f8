import { statfs } from "node:fs/promises";
import { config } from "../config.server.ts";

/** Bytes that uploads leave free on the disk of `DATA_DIR`: the database, the outbox and the queue need it. */
const FLOOR = 500 * 1024 * 1024;
/** How long to wait for others, or an operator, to make room. */
export const NO_ROOM_SECONDS = 600;
const MEASURED_EVERY_MS = 1000;

async function freeBytes(): Promise<number> {
	const { bavail, bsize } = await statfs(config().DATA_DIR);
	return bavail * bsize;
}

/** Bytes that are free on the disk of `DATA_DIR`, and whether uploads are still taken. */
export async function roomLeft(): Promise<{ free: number; takesUploads: boolean }> {
	const free = await read();
	return { free, takesUploads: free >= FLOOR };
}

let read = freeBytes;
let free = Number.POSITIVE_INFINITY;
let measuredAt = Number.NEGATIVE_INFINITY;

/** Measures the disk in another way: for tests. */
export function measureRoomWith(reader = freeBytes) {
	read = reader;
	measuredAt = Number.NEGATIVE_INFINITY;
}

/**
 * Whether an upload may write `bytes` more. The disk is asked once a second; what uploads write in between is counted.
 * A disk that cannot be asked has room.
 */
export async function hasRoom(bytes = 0): Promise<boolean> {
	if (performance.now() - measuredAt > MEASURED_EVERY_MS) {
		measuredAt = performance.now();
		free = await read().catch(() => Number.POSITIVE_INFINITY);
	}
	free -= bytes;
	return free >= FLOOR;
}
