import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { idParam } from "../../../base/forms/params.ts";
import { badRequest, notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { manageClubsText } from "../../../people/clubs/manage-text.ts";
import { comparedPlayers } from "../../../people/players/merging/duplicates.server.ts";
import { mergeFields } from "../../../people/players/merging/merge-form.ts";
import { mergePlayers } from "../../../people/players/merging/merge-players.server.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { recordsText } from "../../../records/text.ts";
import { mergingText } from "../merging-text.ts";
import { CompareTable } from "../parts/compare-table.tsx";
import type { Route } from "./+types/merge";

export const middleware = [requires("player.manage")];
export const handle = { js: true };

export async function loader({ params, context }: Route.LoaderArgs) {
	const compared = await comparedPlayers(actorOf(context), idParam(params.one), idParam(params.other));
	if (!compared) throw notFound();
	return compared;
}

export const action = (args: Route.ActionArgs) =>
	formAction<FormState>(args, async ({ values, locale }) => {
		const [one, other] = [idParam(args.params.one), idParam(args.params.other)];
		const kept = values.keep === String(one) ? one : values.keep === String(other) ? other : undefined;
		if (kept === undefined) throw badRequest();
		const merged = kept === one ? other : one;
		const version = (id: number) => Number(values[`version-${id}`] ?? 0);
		const done = await mergePlayers(actorOf(args.context), {
			kept: { id: kept, version: version(kept) },
			merged: { id: merged, version: version(merged) },
			taken: mergeFields.filter((field) => values[field] === String(merged)),
		});
		if (done.ok) return { to: pathIn(locale, "/admin/players/duplicates"), flash: "players-merged" };
		if (done.problem === "mergeGone") return { to: pathIn(locale, "/admin/players/duplicates"), flash: "merge-gone" };
		return { status: 409, state: { problems: { keep: done.problem } } };
	});

export default function Merge({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = mergingText(locale);
	const records = recordsText(locale);
	const labels = manageClubsText(locale);
	const { one, other } = loaderData;
	const problem = actionData?.problems?.keep;
	const values = actionData?.values ?? {};
	const people = [one, other];
	return (
		<>
			<h2 className="text-2xl">
				{t.mergeTitle}: <bdi>{playerName(locale, one)}</bdi>
			</h2>
			<p className="mt-1 max-w-3xl text-soft">{t.mergeLead}</p>
			<Stopped state={actionData} />
			{problem && (
				<p role="alert" className="mt-4 rounded-xl border-2 border-loss bg-loss-tint p-4">
					{problem === "mergeChanged" ? t.mergeChanged : problem === "mergeSameTie" ? t.mergeSameTie : t.mergeGone}
				</p>
			)}
			<form method="post" className="mt-5 space-y-6">
				{people.map((player) => (
					<input key={player.id} type="hidden" name={`version-${player.id}`} value={player.version} />
				))}
				<fieldset className="card flex flex-wrap gap-x-8 gap-y-1 p-5">
					<legend className="float-start w-full font-semibold">{t.keep}</legend>
					{people.map((player, nth) => (
						<label key={player.id} className="flex min-h-11 items-center gap-2">
							<input
								type="radio"
								name="keep"
								value={player.id}
								defaultChecked={values.keep ? values.keep === String(player.id) : nth === 0}
								className="size-5 accent-brand"
							/>
							<bdi>{playerName(locale, player)}</bdi>
							<Ltr className="text-soft">{player.id}</Ltr>
						</label>
					))}
				</fieldset>
				<CompareTable
					people={people}
					values={values}
					rows={mergeFields.map((field) => ({
						field,
						label: labels[field],
						texts: people.map((player) => {
							if (field === "team_id")
								return player.club ? pick(locale, { club: player.club, club_ar: player.club_ar ?? "" }, "club") : "";
							if (field === "photo_url") return player.photo_url ? t.hasPhoto : "";
							if (field === "sex") return player.sex ? labels[player.sex] : "";
							return String(player[field] ?? "");
						}),
					}))}
				/>
				<div className="flex flex-wrap gap-3">
					<button type="submit" className="button">
						{t.merge}
					</button>
					<a href={pathIn(locale, "/admin/players/duplicates")} className="button-quiet">
						{records.cancel}
					</a>
				</div>
			</form>
		</>
	);
}
