import { useOutlet } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, refused, validInput } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { groupById } from "../../../league/competitions/competitions.server.ts";
import { drawLot } from "../../../league/group-tables/lots/edit-lots.server.ts";
import { levelKey, lotAmong } from "../../../league/group-tables/lots/lot-form.ts";
import { groupLots } from "../../../league/group-tables/lots/lots.server.ts";
import { DrawForm } from "../parts/draw-form.tsx";
import { LotList } from "../parts/lot-list.tsx";
import { lotsText } from "../text.ts";
import type { Route } from "./+types/lots";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params }: Route.LoaderArgs) {
	const group = await groupById(idParam(params.id));
	if (!group) throw notFound();
	return { id: group.id, ...(await groupLots(group)), today: riyadhDay(new Date()) };
}

/** Records the lot of those squads whose form was sent. */
export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale }) => {
		const squads = (values.level ?? "").split(",").slice(0, 100).map(idParam);
		const lot = validInput(lotAmong(squads), values);
		const outcome = await drawLot(actorOf(args.context), idParam(args.params.id), lot);
		if (!outcome.ok && "gone" in outcome) throw notFound();
		if (!outcome.ok) return refused(outcome, 409);
		const path = pathIn(locale, "/admin/league/groups/:id/lots", { id: args.params.id });
		return { to: path, flash: "created" };
	});

export default function Lots({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = lotsText(locale);
	const { id, levels, lots, endsWith, endsWithLot, hasTies, today } = loaderData;
	const panel = useOutlet();
	const isOpen = endsWithLot && hasTies;
	return (
		<>
			<div className="max-w-3xl space-y-6">
				<Stopped state={actionData} />
				{actionData?.problems.level && (
					<p role="alert" className="rounded-xl border-2 border-loss bg-loss-tint p-4">
						{t.notLevel}
					</p>
				)}
				{endsWith === "play-off" && <p>{t.byPlayOff}</p>}
				{!endsWithLot && <p>{t.noLot}</p>}
				{endsWithLot && !hasTies && <p>{t.noTies}</p>}
				{isOpen && levels.length === 0 && <p>{t.noneLevel}</p>}
				{isOpen &&
					levels.map((level) => {
						const key = levelKey(level.squads);
						const state = actionData?.values.level === key ? actionData : undefined;
						return <DrawForm key={key} level={level} today={today} state={state} />;
					})}
				<LotList group={id} lots={lots} />
			</div>
			{panel}
		</>
	);
}
