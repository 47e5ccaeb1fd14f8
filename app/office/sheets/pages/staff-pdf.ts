import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { answerSheetPdf } from "../../../league/sheets/printed/sheet-answer.server.ts";
import type { Route } from "./+types/staff-pdf";

export const middleware = [requires("match.manage")];

/** The printed sheet of a tie, blank (`?blank=1`) or as it is saved. */
export const loader = ({ params, url, context }: Route.LoaderArgs) => answerSheetPdf(actorOf(context), params.id, url);
