import { stat } from "node:fs/promises";
import { isAbsolute, resolve } from "node:path";
import { config } from "../../../base/config.server.ts";
import { folderTarget } from "./folder-target.server.ts";
import { s3Target } from "./s3-target.server.ts";
import type { Target } from "./target.ts";

/**
 * Undefined when a place names one file: what is neither `s3://…`, nor a folder that is there, nor ends with a slash.
 */
export async function targetAt(place: string, from = process.cwd()): Promise<Target | undefined> {
	if (place.startsWith("s3://")) return s3Target(bucketOf(place));
	const path = resolve(from, place);
	if (place.endsWith("/")) return folderTarget(path);
	return (await stat(path).catch(() => undefined))?.isDirectory() ? folderTarget(path) : undefined;
}

/** The place of `BACKUP_TARGET`: always a bucket or a folder, which is made when it is not there. */
export const settingsTarget = async (place: string): Promise<Target> =>
	isAbsolute(place) ? folderTarget(place) : s3Target(bucketOf(place));

function bucketOf(place: string) {
	const [, bucket = "", prefix = ""] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(place) ?? [];
	if (!bucket) throw new Error(`${place} names no bucket: s3://bucket or s3://bucket/prefix.`);
	const settings = config();
	const endpoint = settings.BACKUP_S3_ENDPOINT ?? settings.S3_ENDPOINT;
	if (!endpoint) throw new Error("Setting BACKUP_S3_ENDPOINT: is required for backups in S3.");
	if (bucket === settings.S3_BUCKET && endpoint === settings.S3_ENDPOINT)
		throw new Error(`${place} is the bucket of the site's own files: backups need another one.`);
	return {
		endpoint,
		bucket,
		prefix,
		region: settings.BACKUP_S3_REGION ?? settings.S3_REGION,
		accessKeyId: settings.BACKUP_S3_ACCESS_KEY_ID ?? settings.S3_ACCESS_KEY_ID ?? "",
		secretAccessKey: settings.BACKUP_S3_SECRET_ACCESS_KEY ?? settings.S3_SECRET_ACCESS_KEY ?? "",
	};
}
