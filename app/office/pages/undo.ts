import { confirmFirst } from "../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { idParam, numberParam } from "../../base/forms/params.ts";
import { postsOnly } from "../../base/forms/posts-only.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { seeOther } from "../../base/http/see-other.server.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { batchById } from "../../records/batches/batch.server.ts";
import { undoByTask } from "../../records/batches/undo-batch.server.ts";
import { homeOr } from "../../records/from-home.ts";
import type { Route } from "./+types/undo";

export const middleware = [requires("dashboard.open")];
export const loader = postsOnly("/admin");

const pages = {
	teams: "/admin/teams",
	players: "/admin/players",
	renaming: "/admin/teams",
	classes: "/admin/league",
	"rule-sets": "/admin/league",
	formats: "/admin/league",
	venues: "/admin/league/venues",
	closures: "/admin/league/venues",
	competitions: "/admin/league",
	editions: "/admin/league",
	stages: "/admin/league",
	groups: "/admin/league",
	entries: "/admin/league",
	adjustments: "/admin/league",
	matches: "/admin/matches",
	results: "/admin/matches",
	rubbers: "/admin/league",
	withdrawal: "/admin/league",
	closing: "/admin/league",
	approvals: "/admin/registrations",
	stints: "/admin/registrations",
	"licence-categories": "/admin/registrations",
	licences: "/admin/registrations",
	rosters: "/admin/registrations",
	roster: "/admin/registrations",
	"preset-matches": "/admin/matches",
	photos: "/admin/players",
	"preset-photos": "/admin/players",
} as const;

/** Takes an import back. */
export async function action(args: Route.ActionArgs) {
	const { params, url, context } = args;
	const id = idParam(params.batch);
	const batch = await batchById(id);
	if (!batch) throw notFound();
	if (batch.kind === "adjustments") confirmFirst(args);
	const outcome = await undoByTask(actorOf(context), id);
	return seeOther({ to: homeOr(url, backTo(url, batch.kind)), flash: flashFor(batch.kind, outcome) });
}

/** The page of the edition or group whose ties were ended, where it was undone there; else the list of its kind. */
function backTo(url: URL, kind: keyof typeof pages): string {
	const locale = localeOf(url.pathname);
	const [edition, group] = [numberParam(url, "edition"), numberParam(url, "group")];
	if (edition) return pathIn(locale, "/admin/league/editions/:id/close", { id: String(edition) });
	if (group) return pathIn(locale, "/admin/league/groups/:id/teams", { id: String(group) });
	return pathIn(locale, pages[kind]);
}

function flashFor(kind: keyof typeof pages, outcome: Awaited<ReturnType<typeof undoByTask>>): string {
	if (outcome === "going-on") return "undo-begins";
	if (outcome === "closed") return "undo-of-closed";
	const { undone = 0, kept = 0 } = outcome === "changed" ? { kept: 1 } : (outcome ?? {});
	return kind === "renaming" && kept > 0 ? "renaming-stays" : `undone.${undone}.${kept}`;
}
