import { z } from "zod";
import { asSide } from "../../access/league-scope.server.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { seeOther } from "../../base/http/see-other.server.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { ownTie } from "../../league/captains/own-ties.server.ts";
import { lineUpOf, saveLineUp, takeLineUpBack } from "../../league/sheets/line-ups/line-up.server.ts";
import { type LineUpState, ownLineUps } from "../../league/sheets/line-ups/own-line-ups.server.ts";
import { lineUpsText } from "../../league/sheets/line-ups/text.ts";
import { LineUpFields } from "../../league/sheets/parts/line-up-fields.tsx";
import { placeLabel } from "../../league/sheets/place-label.ts";
import { readLineUps } from "../../league/sheets/read-sheet.server.ts";
import { sideDraft, sideFormState, sideIn, tieOfSides } from "../../league/sheets/reports/side/side-form.server.ts";
import { playersIn } from "../../league/sheets/sheet.ts";
import { fieldOfPlace, fieldsOfLineUp, readLineUp } from "../../league/sheets/sheet-fields.ts";
import { valueInSheet } from "../../league/sheets/sheet-labels.ts";
import { choicesOf } from "../../league/sheets/sheet-sides.server.ts";
import { hasSheet, sheetTie } from "../../league/sheets/sheet-tie.server.ts";
import { sheetText } from "../../league/sheets/text.ts";
import { playerName } from "../../people/players/player-name.ts";
import { recordAction } from "../../records/editing/record-action.server.ts";
import { RecordForm } from "../../records/parts/record-form.tsx";
import { clubMeta } from "../club-meta.ts";
import { StepPage } from "../parts/step-page.tsx";
import type { Route } from "./+types/line-up";

export const middleware = [requires("squad.act")];
export const handle = { js: true, maxBody: SHORT_FORM };

/** The places of a line-up are those of the format: they are read with it. */
const lineUpForm = z.looseObject({});

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const tie = await ownTie(actor, params.id);
	const side = sideIn(url, tie.sides);
	const of = { matchId: tie.id, side };
	const played = await sheetTie(tie.id);
	const lineUps = await ownLineUps(actor, tie.id, [side], new Date());
	if (!played || !lineUps) throw notFound();
	const stored = await asSide(actor, () => readLineUps(tie.id));
	const version = (await asSide(actor, () => lineUpOf(of)))?.version ?? 0;
	const row = { id: tie.id, version, ...fieldsOfLineUp(played.format.rules, side, stored[side]) };
	return {
		tie,
		side,
		own: lineUps.own[0],
		seen: lineUps.seen.find((each) => each.side === side)?.places ?? [],
		choices: await choicesOf(played, side, playersIn(stored[side])),
		...(await sideFormState({ request, url, context }, { kind: "line-up", ...of }, row)),
	};
}

export async function action(args: Route.ActionArgs) {
	const { params, url, context } = args;
	const actor = actorOf(context);
	const { tie, sides } = await tieOfSides(actor, params.id);
	if (!hasSheet(tie)) throw notFound();
	const { id } = tie;
	const side = sideIn(url, sides);
	const path = pathIn(localeOf(url.pathname), "/club/ties/:id", { id: String(id) });
	return recordAction(args, {
		schema: lineUpForm,
		draft: sideDraft(actor, { kind: "line-up", matchId: id, side }),
		done: { message: "line-up-handed-in", path },
		async before({ intent }) {
			if (intent !== "take-back") return;
			const taken = await takeLineUpBack(actor, { matchId: id, side }, new Date());
			throw seeOther(taken.ok ? { to: url.pathname + url.search, flash: "line-up-taken-back" } : { to: path });
		},
		async save(_, version, __, values, accepted) {
			const problems: Record<string, string> = {};
			const lineUp = readLineUp(tie.format.rules, side, values, problems);
			if (Object.keys(problems).length > 0) return { ok: false, problems };
			const handIn = values.later !== "on";
			const saved = await saveLineUp(actor, { matchId: id, side }, { lineUp, version, handIn, accepted }, new Date());
			if (saved.ok && !handIn) return { ok: true, done: { message: "line-up-saved", path } };
			return saved;
		},
	});
}

export const meta: Route.MetaFunction = (args) => clubMeta(args, (locale) => lineUpsText(locale).title);

/** Why there is nothing to name: it is handed in, both are open, or the tie is past that. */
function closedText(t: ReturnType<typeof lineUpsText>, own: { state: LineUpState; isNamed: boolean } | undefined) {
	if (own?.state === "open") return t.closed;
	return own?.state === "handedIn" && own.isNamed ? t.handedIn : t.over;
}

export default function NameLineUp({ loaderData, actionData }: Route.ComponentProps) {
	const { tie, side, own, seen, choices } = loaderData;
	const locale = useLocale();
	const t = lineUpsText(locale);
	const team = side === "home" ? tie.home_team : tie.away_team;
	const label = (place: string) => placeLabel(place, sheetText(locale).pair);
	const acting = tie.sides.length > 1 ? side : undefined;
	if (!actionData && (!own?.isNamed || own.state === "handedIn"))
		return (
			<StepPage title={t.title} tie={tie} side={acting}>
				<div className="card space-y-4 p-4 sm:p-5">
					<p>{closedText(t, own)}</p>
					<ul>
						{seen.map((place) => (
							<li key={place.place} className="flex gap-3">
								<span className="text-soft">{label(place.place)}</span>
								<bdi>{playerName(locale, place)}</bdi>
							</li>
						))}
					</ul>
					{own?.isNamed && (
						<form method="post" encType="multipart/form-data">
							<button type="submit" name="intent" value="take-back" className="button-quiet">
								{t.takeBack}
							</button>
						</form>
					)}
				</div>
			</StepPage>
		);
	return (
		<StepPage title={t.title} tie={tie} side={acting} hasDraft={loaderData.draft !== undefined}>
			<p className="text-soft">{t.hint}</p>
			<div className="card overflow-hidden">
				<RecordForm
					form="sheet"
					schema={lineUpForm}
					state={actionData ?? loaderData.state}
					draft={loaderData.draft}
					labels={{
						...Object.fromEntries(choices.places.map((place) => [fieldOfPlace(side, place), label(place)])),
						version: t.title,
					}}
					valueInWords={valueInSheet(locale, { [side]: { ...team, ...choices } })}
					close={pathIn(locale, "/club/ties/:id", { id: String(tie.id) })}
					submit={t.handIn}
					submitAnyway={t.handInAnyway}
					buttons={
						<button type="submit" name="later" value="on" className="button-quiet">
							{t.later}
						</button>
					}
					isShort
				>
					{(state) => <LineUpFields side={side} of={{ ...team, ...choices }} state={state} />}
				</RecordForm>
			</div>
		</StepPage>
	);
}
