import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { clubClass } from "../../../people/clubs/club-colour.ts";
import { clubById } from "../../../people/clubs/clubs.server.ts";
import { themeCss } from "../../../settings/brand/theme.ts";
import type { Route } from "./+types/club-sheet";

export const handle = { cached: [] };

/** A club's colour, for what wears it; made into readable ones in both themes as the federation's two are. */
export async function loader({ params }: Route.LoaderArgs) {
	const club = await clubById(idParam(params.id));
	if (!club?.colour) throw notFound();
	const css = themeCss({ colour: club.colour, accent: club.colour }, `.${clubClass(club)}`);
	return new Response(css, {
		headers: { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=604800" },
	});
}
