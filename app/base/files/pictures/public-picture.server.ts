import { absolute, pictureBase } from "../../config.server.ts";
import { publicAddress } from "./picture-url.ts";

/** A stored picture as visitors find it, as the settings are (decision 98). */
export const publicPicture = (url: string) => publicAddress(url, pictureBase());

/** Its absolute address, for structured data. */
export const absolutePicture = (url: string) => {
	const at = publicPicture(url);
	return at.startsWith("/") ? absolute(at) : at;
};
