import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { savedResult } from "../../matches/enter-result.server.ts";
import { SavedResult } from "../../matches/parts/saved-result.tsx";
import { TieWorkLists } from "../../matches/parts/tie-work.tsx";
import { tieWork } from "../../matches/tie-work.server.ts";
import { overview } from "../overview.server.ts";
import { NeedsAttention, Progress } from "../parts/overview.tsx";
import type { Route } from "./+types/home";

export const middleware = [requires("dashboard.open")];
export const handle = { js: true };

/** The most ties of earlier days; the others are in the list of ties. */
const AWAITING = 8;

/** Work to be done: messages and the like in a line, then the ties of the day (docs/rules.md#editing-records). */
export async function loader({ request, context }: Route.LoaderArgs) {
	const now = new Date();
	return {
		overview: await overview(actorOf(context), now),
		work: await tieWork(now),
		saved: await savedResult(request),
	};
}

export default function Home({ loaderData }: Route.ComponentProps) {
	const { overview: seen, work, saved } = loaderData;
	return (
		<>
			<SavedResult saved={saved} />
			<NeedsAttention {...seen.waiting} />
			<div className="max-w-4xl">
				<TieWorkLists {...work} search="?from=home" most={AWAITING} />
			</div>
			<Progress {...seen} />
		</>
	);
}
