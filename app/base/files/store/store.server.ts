import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "../../config.server.ts";
import { s3Client } from "./s3-client.server.ts";

let store: Disk | undefined;
/**
 * A connection has to be there, and to go on bringing or taking bytes, within this time; then the request is tried once
 * more.
 */
const PATIENCE = { connectMs: 2000, silenceMs: 5000, tries: 2 };

type Settings = Pick<
	Config,
	"DATA_DIR" | "S3_ENDPOINT" | "S3_BUCKET" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

/** Opens the file store: a folder of `DATA_DIR`, or an S3-compatible service when the settings name one. */
export async function openStore(settings: Settings) {
	store = await storeOf(settings);
	return store;
}

/** The file store of some settings, beside the one that is open. */
export const storeOf = async (settings: Settings) =>
	new Disk(settings.S3_ENDPOINT ? await s3(settings) : disk(settings));

const disk = (settings: Settings) =>
	new FSDriver({ location: new URL(`file://${settings.DATA_DIR}/files/`), visibility: "private" });

async function s3(settings: Settings) {
	const { S3Driver } = await import("flydrive/drivers/s3");
	const account = {
		endpoint: settings.S3_ENDPOINT ?? "",
		region: settings.S3_REGION,
		accessKeyId: settings.S3_ACCESS_KEY_ID ?? "",
		secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? "",
	};
	const client = await s3Client(account, PATIENCE);
	return new S3Driver({ client, bucket: settings.S3_BUCKET ?? "", visibility: "private", supportsACL: false });
}

export function files() {
	if (!store) throw new Error("The file store is not open.");
	return store;
}
