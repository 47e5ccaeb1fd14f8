import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "../config.server.ts";
import { meansStoreAway, StoreAway } from "./store-away.ts";

let store: Disk | undefined;
/** A connection has to be there, and to go on bringing or taking bytes, within this time; then the request is tried once more. */
const CONNECT_MS = 2000;
const SILENCE_MS = 5000;
const TRIES = 2;

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
		requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
		maxAttempts: TRIES,
		expectContinueHeader: false, // waiting for the service's leave would outlast the silence that is allowed
	});
	const typed = (error: unknown) => (meansStoreAway(error) ? new StoreAway(error) : error);
	client.middlewareStack.add((next) => (args) => next(args).catch((error) => Promise.reject(typed(error))), {
		step: "initialize",
		priority: "high",
	});
	return new S3Driver({ client, bucket: settings.S3_BUCKET ?? "", visibility: "private", supportsACL: false });
}

export function files() {
	if (!store) throw new Error("The file store is not open.");
	return store;
}
