import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { ownTie } from "../../league/captains/own-ties.server.ts";
import { answerSheetPdf } from "../../league/sheets/printed/sheet-answer.server.ts";
import type { Route } from "./+types/sheet-pdf";

export const middleware = [requires("squad.act")];

/** The same for the two sides of the tie. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	await ownTie(actor, params.id);
	return answerSheetPdf(actor, params.id, url);
}
