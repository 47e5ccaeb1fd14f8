import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { libraryPage } from "../../../news/library/library.server.ts";
import { listParams } from "../../../records/list/list-params.ts";
import type { Route } from "./+types/choose-picture";

export const middleware = [requires("news.manage")];

/** The newest pictures with these words, for the editor. */
export async function loader({ url }: Route.LoaderArgs) {
	const { q, page } = listParams(url, ["-added_at"]);
	const { rows } = await libraryPage({ q, sort: "-added_at", page });
	return Response.json({
		pictures: rows.map(({ id, image_url, alt, alt_ar, caption, caption_ar }) => ({
			id,
			image_url,
			alt,
			alt_ar,
			caption,
			caption_ar,
		})),
	});
}
