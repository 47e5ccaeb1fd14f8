import { idParam } from "../../../base/forms/params.ts";
import { pressPicture } from "../../../news/library/press-pictures.server.ts";
import { pressFile } from "../file.server.ts";
import type { Route } from "./+types/picture";

export const handle = { cached: [] };

/** A picture of the page for the press as JPEG, once its moment has come. */
export async function loader({ params }: Route.LoaderArgs) {
	const id = idParam(params.id);
	return pressFile((await pressPicture(id))?.image_url, "jpeg", `picture-${id}.jpg`);
}
