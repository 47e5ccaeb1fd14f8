import { storedPictures } from "../../../base/files/pictures/stored.server.ts";

const STORED = "/media/";

/** The picture of the federation's logo; undefined where none is set. */
export const storedLogo = async (url: string | null): Promise<Uint8Array | undefined> =>
	url?.startsWith(STORED) ? storedPictures.get(url.slice(STORED.length)) : undefined;
