import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { sql } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { config } from "../../../base/config.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { FetchRefused, fetchPicture } from "../../../base/files/pictures/fetch-picture.server.ts";
import { PictureRefused, storePicture } from "../../../base/files/pictures/pictures.server.ts";
import { log } from "../../../base/log/log.server.ts";
import { changeRecord } from "../../../records/change-record.server.ts";
import type { Line, Work } from "./outcome.ts";
import { beginRun, latestRun } from "./runs.server.ts";

const RETRY_AFTER_MS = 10 * 60_000;

type Player = { id: number; name: string; photo_url: string; version: number };

/** Players whose photo is a file of an older site: the address starts with `/` and is not one of our store. */
const isLocal = sql<boolean>`photo_url like '/%' and photo_url not like '/media/player-photos/%'`;
const isRemote = sql<boolean>`photo_url ~* '^[a-z][a-z0-9+.-]*:'`;

const playersWith = (where: typeof isLocal) =>
	db()
		.selectFrom("players")
		.select(["id", "name", "photo_url", "version"])
		.where(where)
		.orderBy("id")
		.$narrowType<{ photo_url: string }>()
		.execute();

/**
 * Begins to move local photos into the store when there are any. Photos that could not be moved are tried again after a
 * while, or when a player was changed.
 */
export async function startLocalMigration(actor: Actor, now = new Date()) {
	authorize(actor, "player.manage");
	const newest = await db()
		.selectFrom("players")
		.select((eb) => eb.fn.max("updated_at").as("changed_at"))
		.where(isLocal)
		.executeTakeFirst();
	if (!newest?.changed_at) return;
	const finishedAt = (await latestRun("local-photos"))?.finished_at;
	const rested = !finishedAt || now.getTime() - finishedAt.getTime() > RETRY_AFTER_MS;
	if (rested || newest.changed_at > finishedAt) await beginRun(actor, "local-photos");
}

/** Starts fetching photos from other sites; undefined while a run is going on. */
export function startRemoteMigration(actor: Actor) {
	authorize(actor, "player.manage");
	return beginRun(actor, "remote-photos");
}

export const moveLocalPhotos: Work = async (_, actor) => {
	const players = await playersWith(isLocal);
	return { total: players.length, lines: migrate(actor, players, ({ photo_url }) => readLocal(photo_url)) };
};

export const fetchRemotePhotos: Work = async (_, actor) => {
	const players = await playersWith(isRemote);
	return { total: players.length, lines: migrate(actor, players, ({ photo_url }) => fetchPicture(photo_url)) };
};

async function* migrate(
	actor: Actor,
	players: Player[],
	bytesOf: (player: Player) => Promise<Uint8Array>,
): AsyncGenerator<Line> {
	for (const player of players) yield { name: player.name, ...(await moveOne(actor, player, bytesOf)) };
}

async function moveOne(
	actor: Actor,
	player: Player,
	bytesOf: (player: Player) => Promise<Uint8Array>,
): Promise<Omit<Line, "name">> {
	try {
		const bytes = await bytesOf(player);
		const photo_url = await storePicture("player-photos", bytes);
		const saved = await changeRecord(actor, "player", player.id, player.version, { photo_url });
		return saved.ok ? { outcome: "updated" } : { outcome: "failed", message: "databaseFailed" };
	} catch (error) {
		if (error instanceof FetchRefused) return { outcome: "failed", message: error.reason };
		if (error instanceof PictureRefused) return { outcome: "not-an-image", message: "notAnImageText" };
		log.warn("photo.not-moved", { player: player.id, error });
		return { outcome: "failed", message: "uploadFailed" };
	}
}

/**
 * A file of the site itself, or one that the operator brought along from the old site into `DATA_DIR/import`: over the
 * network the address would lead to this site.
 */
async function readLocal(address: string): Promise<Uint8Array> {
	const path = safePath(address);
	for (const root of [
		join(process.cwd(), "build/client"),
		join(process.cwd(), "public"),
		join(config().DATA_DIR, "import"),
	]) {
		const bytes = await readFile(join(root, path)).catch(() => undefined);
		if (bytes) return bytes;
	}
	throw new FetchRefused("fetchFailed");
}

function safePath(address: string): string {
	try {
		const path = normalize(decodeURIComponent(address.split(/[?#]/)[0] ?? ""));
		if (path.startsWith("/") && !path.includes("..") && !path.includes("\0")) return path;
	} catch {
		// not even an address
	}
	throw new FetchRefused("invalidUrl");
}
