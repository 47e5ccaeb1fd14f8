import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import { idParam, pageParam } from "../../../base/forms/params.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { Empty, Ltr } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import {
	duplicatePairs,
	latestMerges,
	PAIRS_PER_PAGE,
	type Pair,
	tellApart,
} from "../../../people/players/merging/duplicates.server.ts";
import { undoMerge } from "../../../people/players/merging/undo-merge.server.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { mergingText } from "../merging-text.ts";
import type { Route } from "./+types/duplicates";

export const middleware = [requires("player.manage")];
export const handle = { js: true, title: (locale: Locale) => mergingText(locale).title };

export async function loader({ url, context }: Route.LoaderArgs) {
	const page = pageParam(url);
	const { pairs, total } = await duplicatePairs(actorOf(context), page);
	const pages = Math.max(1, Math.ceil(total / PAIRS_PER_PAGE));
	return { page, pages, pairs, total, merges: await latestMerges() };
}

export const action = (args: Route.ActionArgs) =>
	formAction<{ problems: Record<string, string>; values: Record<string, string>; failed?: boolean }>(
		args,
		async ({ values }) => {
			const actor = actorOf(args.context);
			const to = args.url.pathname + args.url.search;
			if (values.intent === "apart") {
				await tellApart(actor, idParam(values.one), idParam(values.other));
				return { to, flash: "told-apart" };
			}
			if (values.intent !== "undo") throw badRequest();
			const undone = await undoMerge(actor, idParam(values.merge));
			if (undone.ok) return { to, flash: "merge-undone" };
			return { status: 409, state: { problems: { merge: undone.problem } } };
		},
	);

export default function Duplicates({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = mergingText(locale);
	const { page, pages, pairs, total, merges } = loaderData;
	const path = pathIn(locale, "/admin/players/duplicates");
	const problem = actionData?.problems?.merge;
	return (
		<>
			<h2 className="text-2xl">{t.title}</h2>
			<p className="mt-1 max-w-3xl text-soft">{t.lead}</p>
			<Stopped state={actionData} />
			{problem && (
				<p role="alert" className="mt-4 rounded-xl border-2 border-loss bg-loss-tint p-4">
					{problem === "undoLater" ? t.undoLater : problem === "undoChanged" ? t.undoChanged : t.undoGone}
				</p>
			)}
			{pairs.length > 0 ? (
				<>
					<p className="mt-5 font-semibold">{t.total(total)}</p>
					<ul className="card mt-2 divide-y divide-line">
						{pairs.map((pair) => (
							<PairLine key={`${pair.one.id}-${pair.other.id}`} {...pair} />
						))}
					</ul>
				</>
			) : (
				<div className="mt-5">
					<Empty title={t.none} text={t.noneText} />
				</div>
			)}
			<Pagination page={page} pages={pages} pathOf={(n) => `${path}?page=${n}`} order="list" />
			{merges.length > 0 && (
				<section aria-labelledby="merges" className="mt-8">
					<h3 id="merges" className="text-xl">
						{t.merges}
					</h3>
					<ul className="card mt-2 divide-y divide-line">
						{merges.map((merge) => (
							<li key={merge.id} className="flex flex-wrap items-center gap-3 px-5 py-3">
								<span className="me-auto">
									<bdi>{playerName(locale, merge)}</bdi> (<Ltr>{merge.merged}</Ltr>),{" "}
									<a href={pathIn(locale, "/admin/players/:id", { id: String(merge.kept) })} className="link">
										{t.mergedInto(String(merge.kept))}
									</a>
								</span>
								<form method="post">
									<input type="hidden" name="merge" value={merge.id} />
									<button type="submit" name="intent" value="undo" className="button-quiet">
										{t.undo}
									</button>
								</form>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

function PairLine({ one, other, same_club, same_year }: Pair) {
	const locale = useLocale();
	const t = mergingText(locale);
	const why = [same_club && t.sameClub, same_year && t.sameYear].filter(Boolean);
	return (
		<li className="flex flex-wrap items-center gap-3 px-5 py-3">
			<div className="min-w-0 flex-1 basis-80">
				{[one, other].map((player) => (
					<p key={player.id}>
						<bdi className="font-semibold">{playerName(locale, player)}</bdi>{" "}
						<span className="text-soft">
							<bdi>
								{player.club ? pick(locale, { club: player.club, club_ar: player.club_ar ?? "" }, "club") : t.noClub}
							</bdi>{" "}
							· {t.record(player.id)}
						</span>
					</p>
				))}
				{why.length > 0 && <p className="text-sm text-soft">{why.join(" · ")}</p>}
			</div>
			<div className="flex flex-wrap gap-3">
				<a
					href={pathIn(locale, "/admin/players/duplicates/:one/:other", {
						one: String(one.id),
						other: String(other.id),
					})}
					className="button"
				>
					{t.compare}
				</a>
				<form method="post">
					<input type="hidden" name="one" value={one.id} />
					<input type="hidden" name="other" value={other.id} />
					<button type="submit" name="intent" value="apart" className="button-quiet">
						{t.apart}
					</button>
				</form>
			</div>
		</li>
	);
}
