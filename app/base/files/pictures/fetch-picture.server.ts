import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { useAgent as agentFor } from "request-filtering-agent";
import { MAX_PICTURE_BYTES } from "./picture-url.ts";

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;

/** Why a picture could not be fetched. */
export class FetchRefused extends Error {
	readonly reason: "invalidUrl" | "fetchFailed" | "tooLarge";
	constructor(reason: FetchRefused["reason"]) {
		super(reason);
		this.reason = reason;
	}
}

/** Addresses that may be asked although they are not public; only tests have any. */
let allowed: string[] = [];
export const allowFetchFrom = (addresses: string[]) => {
	allowed = addresses;
};

/**
 * Fetches a picture from another server. Only public addresses are asked: the agent looks at what a name resolves to,
 * again at every redirect. At most 15 MB in ten seconds, and only what says it is a picture. Throws `FetchRefused`.
 */
export async function fetchPicture(address: string): Promise<Uint8Array> {
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	let url = parse(address);
	for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
		const response = await ask(url, signal);
		const { statusCode = 0, headers } = response;
		if (statusCode >= 300 && statusCode < 400 && headers.location) {
			response.destroy();
			url = parse(new URL(headers.location, url).href);
			continue;
		}
		if (statusCode !== 200 || !/^image\//i.test(headers["content-type"] ?? "")) {
			response.destroy();
			throw new FetchRefused("fetchFailed");
		}
		return read(response);
	}
	throw new FetchRefused("fetchFailed");
}

function parse(address: string): URL {
	const url = URL.canParse(address) ? new URL(address) : undefined;
	if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password)
		throw new FetchRefused("invalidUrl");
	return url;
}

function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		const fail = () => reject(new FetchRefused("fetchFailed"));
		try {
			const agent = agentFor(url.href, { allowIPAddressList: allowed });
			const get = url.protocol === "https:" ? getHttps : getHttp;
			get(url, { agent, signal, headers: { accept: "image/*", "user-agent": "Tawila" } }, resolve).on("error", fail);
		} catch {
			fail(); // an address written as a number is refused before anything is asked
		}
	});
}

async function read(response: IncomingMessage): Promise<Uint8Array> {
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		for await (const chunk of response) {
			size += chunk.length;
			if (size > MAX_PICTURE_BYTES) throw new FetchRefused("tooLarge");
			chunks.push(chunk);
		}
	} catch (error) {
		throw error instanceof FetchRefused ? error : new FetchRefused("fetchFailed");
	}
	return Buffer.concat(chunks);
}
