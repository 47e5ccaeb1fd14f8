import { meansStoreAway, StoreAway } from "./store-away.ts";

export type S3Account = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };
/** How long a connection may take, how long it may be silent, and how often a request is tried. */
export type S3Patience = { connectMs: number; silenceMs: number; tries: number };

/**
 * A client of an S3-compatible service; its requests fail with `StoreAway` while the service does not answer. It weighs
 * 20 MB, and is loaded here.
 */
export async function s3Client({ endpoint, region, ...credentials }: S3Account, patience: S3Patience) {
	const { S3Client } = await import("@aws-sdk/client-s3");
	const client = new S3Client({
		endpoint,
		region,
		forcePathStyle: true,
		credentials,
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		requestHandler: { connectionTimeout: patience.connectMs, socketTimeout: patience.silenceMs },
		maxAttempts: patience.tries,
		logger: { debug: silent, info: silent, warn: silent, error: silent }, // it would write past the process log
		expectContinueHeader: false, // waiting for the service's leave would outlast the silence that is allowed
	});
	const typed = (error: unknown) => (meansStoreAway(error) ? new StoreAway(error) : error);
	client.middlewareStack.add((next) => (args) => next(args).catch((error) => Promise.reject(typed(error))), {
		step: "initialize",
		priority: "high",
	});
	return client;
}

const silent = () => {};
