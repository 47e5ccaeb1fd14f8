import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Middleware } from "../middleware.ts";

const types: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".svg": "image/svg+xml",
	".png": "image/png",
	".ico": "image/x-icon",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
};

const isCompressed = (name: string) => name.endsWith(".br") || name.endsWith(".gz");

type Asset = { bytes: Buffer; br?: Buffer; gzip?: Buffer; type: string; cache: string };

/**
 * The build's own files, read once, with what the build compressed of them (`name.br`, `name.gz`): hashed ones never
 * change, the others are asked for again after an hour. `sirv` was not taken: a file that cannot be read ends the
 * process, and `bytes=-5` gets the first bytes.
 */
export async function staticFiles(folder: string): Promise<Middleware> {
	const assets = await loadAssets(folder);
	return ({ req, res, reads, path }, next) => {
		const asset = reads ? assets.get(path) : undefined;
		if (!asset) return next();
		const { headers, bytes } = encodedFor(asset, String(req.headers["accept-encoding"] ?? ""));
		res.writeHead(200, headers).end(req.method === "HEAD" ? undefined : bytes);
	};
}

async function loadAssets(folder: string): Promise<Map<string, Asset>> {
	const assets = new Map<string, Asset>();
	const names = new Set(await readdir(folder, { recursive: true }).catch(() => []));
	const read = (name: string) => (names.has(name) ? readFile(join(folder, name)) : undefined);
	for (const name of names) {
		const extension = extname(name);
		if (!(await stat(join(folder, name))).isFile() || name.startsWith(".vite") || isCompressed(name)) continue;
		const asset: Asset = {
			bytes: await readFile(join(folder, name)),
			br: await read(`${name}.br`),
			gzip: await read(`${name}.gz`),
			type: types[extension] ?? "application/octet-stream",
			cache: name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
		};
		if (extension === ".json" && name === "speculation-rules.json") asset.type = "application/speculationrules+json";
		assets.set(`/${name}`, asset);
	}
	return assets;
}

function encodedFor(asset: Asset, acceptEncoding: string) {
	const encoding =
		asset.br && acceptEncoding.includes("br")
			? "br"
			: asset.gzip && acceptEncoding.includes("gzip")
				? "gzip"
				: undefined;
	const bytes = (encoding && asset[encoding]) || asset.bytes;
	const headers = {
		"content-type": asset.type,
		"content-length": bytes.length,
		"cache-control": asset.cache,
		...(asset.br ? { vary: "Accept-Encoding" } : {}),
		...(encoding ? { "content-encoding": encoding } : {}),
	};
	return { headers, bytes };
}
