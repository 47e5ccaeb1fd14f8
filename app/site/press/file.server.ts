import sharp from "sharp";
import { storedPictures } from "../../base/files/pictures/stored.server.ts";
import { notFound } from "../../base/http/http-errors.ts";

const STORED = "/media/";
const AN_HOUR = "public, max-age=3600";

/** A stored picture as a file that every newsroom opens. 404 without one. */
export async function pressFile(url: string | null | undefined, kind: "png" | "jpeg", name: string) {
	const stored = url?.startsWith(STORED) ? await storedPictures.get(url.slice(STORED.length)) : undefined;
	if (!stored) throw notFound();
	const bytes = await (kind === "png" ? sharp(stored).png() : sharp(stored).jpeg({ quality: 90 })).toBuffer();
	return new Response(new Uint8Array(bytes), {
		headers: {
			"content-type": `image/${kind}`,
			"content-disposition": `attachment; filename="${name}"`,
			"cache-control": AN_HOUR,
		},
	});
}
