import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "../config.server.ts";

let store: Disk | undefined;
type Settings = Pick<
	Config,
	"DATA_DIR" | "S3_ENDPOINT" | "S3_BUCKET" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

/** Opens the file store: a folder of `DATA_DIR`, or an S3-compatible service when the settings name one. */
export async function openStore(settings: Settings) {
	store = new Disk(settings.S3_ENDPOINT ? await s3(settings) : disk(settings));
	return store;
}

const disk = (settings: Settings) =>
	new FSDriver({ location: new URL(`file://${settings.DATA_DIR}/files/`), visibility: "private" });

/** The client weighs 20 MB: it is loaded only when it is used. */
async function s3(settings: Settings) {
	const [{ S3Driver }, { S3Client }] = await Promise.all([import("flydrive/drivers/s3"), import("@aws-sdk/client-s3")]);
	const client = new S3Client({
		endpoint: settings.S3_ENDPOINT,
		region: settings.S3_REGION,
		forcePathStyle: true,
		credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID ?? "", secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? "" },
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
	});
	return new S3Driver({ client, bucket: settings.S3_BUCKET ?? "", visibility: "private", supportsACL: false });
}

export function files() {
	if (!store) throw new Error("The file store is not open.");
	return store;
}
