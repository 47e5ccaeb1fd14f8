import { confirmFirst } from "../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { seeOther } from "../../base/http/see-other.server.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { isOneOf } from "../../base/literals.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { playerName } from "../../people/players/player-name.ts";
import { findPlayers, playerById } from "../../people/players/players.server.ts";
import { askForTransfer, stepTransfer } from "../../people/registrations/transfers/ask-for-transfer.server.ts";
import { TransferFields } from "../../people/registrations/transfers/parts/transfer-fields.tsx";
import { TransferLine } from "../../people/registrations/transfers/parts/transfer-line.tsx";
import { clubSteps, isOpen } from "../../people/registrations/transfers/steps.ts";
import { transfersText } from "../../people/registrations/transfers/text.ts";
import { requestForm } from "../../people/registrations/transfers/transfer-form.ts";
import { transferById, transfersOfClub } from "../../people/registrations/transfers/transfers.server.ts";
import { ownSquads } from "../../people/squads/own-squads.server.ts";
import { draftName } from "../../records/editing/drafts.server.ts";
import { editorState } from "../../records/editing/editor-state.server.ts";
import { recordAction } from "../../records/editing/record-action.server.ts";
import { RecordForm } from "../../records/parts/record-form.tsx";
import { clubMeta } from "../club-meta.ts";
import type { Route } from "./+types/transfers";

export const middleware = [requires("squad.act")];
export const handle = { js: true, maxBody: SHORT_FORM };
/** Players that a search offers. */
const OFFERED = 20;

async function squadIn({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
	const squad = (await ownSquads(actorOf(context))).find(({ id }) => id === idParam(params.id));
	if (!squad) throw notFound();
	return squad;
}

const draftOf = ({ id }: { id: number }) => draftName("transfer-request", `${id}-new`);

export async function loader(args: Route.LoaderArgs) {
	const squad = await squadIn(args);
	const editor = await editorState(args, draftOf(squad), undefined, { starts_on: riyadhDay(new Date()), kind: "own" });
	const q = args.url.searchParams.get("q")?.trim().slice(0, 100) ?? "";
	return {
		...editor,
		squad,
		q,
		transfers: await transfersOfClub(squad.club_id, squad.season),
		found: await offered(q, Number(editor.state.values.player_id)),
	};
}

/** The players that a search finds, with the one of a draft. */
async function offered(q: string, drafted: number) {
	const found = q === "" ? [] : await findPlayers(q, OFFERED);
	const isAbsent = Number.isInteger(drafted) && found.every(({ id }) => id !== drafted);
	const player = isAbsent ? await playerById(drafted) : undefined;
	return [...found, ...(player ? [player] : [])].map(({ id, name, name_ar }) => ({ id, name, name_ar }));
}

export const meta: Route.MetaFunction = (args) => clubMeta(args, (locale) => transfersText(locale).title);

/** A captain asks for a player, releases one, or withdraws a request of the club. */
export async function action(args: Route.ActionArgs) {
	const squad = await squadIn(args);
	const path = args.url.pathname;
	return recordAction(args, {
		schema: requestForm,
		draft: draftOf(squad),
		async before({ intent, id }) {
			if (!isOneOf(clubSteps, intent)) return;
			if (intent === "release") confirmFirst(args);
			const transfer = await transferById(idParam(id));
			if (!transfer) throw notFound();
			const isDone = await stepTransfer(actorOf(args.context), transfer.id, intent, new Date());
			throw seeOther({ to: path, flash: isDone ? "saved" : "transfer-closed" });
		},
		async save({ player_id: playerId, ...values }, _, actor) {
			const asked = { ...values, to_club_id: squad.club_id, reason: null };
			const outcome = await askForTransfer(actor, { playerId, season: squad.season }, asked, new Date());
			if (outcome.ok || !("problems" in outcome)) return outcome;
			const { to_club_id: ofPlayer, ...problems } = outcome.problems;
			return { ok: false, problems: { ...problems, ...(ofPlayer && { player_id: ofPlayer }) } };
		},
		done: { message: "saved", path },
	});
}

export default function ClubTransfers({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = transfersText(locale);
	const { squad, transfers, found, q, draft } = loaderData;
	return (
		<div className="space-y-8">
			<header>
				<h2 className="text-2xl">{t.title}</h2>
				<p>
					<a href={pathIn(locale, "/club/squads/:id", { id: String(squad.id) })} className="link-alone">
						{pick(locale, squad, "name")}
					</a>
				</p>
			</header>
			{transfers.length === 0 ? (
				<p className="text-soft">{t.none}</p>
			) : (
				<ul className="card divide-y divide-line">
					{transfers.map((transfer) => {
						const intent = transfer.to_club_id === squad.club_id ? "withdraw" : "release";
						return (
							<TransferLine key={transfer.id} transfer={transfer}>
								{isOpen(intent, transfer.state) && (
									<form method="post" encType="multipart/form-data">
										<input type="hidden" name="id" value={transfer.id} />
										<button
											type="submit"
											name="intent"
											value={intent}
											aria-label={`${t[intent]}: ${playerName(locale, transfer)}, ${pick(locale, transfer, "to_club")}`}
											className="button-quiet"
										>
											{t[intent]}
										</button>
									</form>
								)}
							</TransferLine>
						);
					})}
				</ul>
			)}
			<section aria-labelledby="ask" className="space-y-5">
				<h3 id="ask" className="text-xl">
					{t.open}
				</h3>
				<form method="get" className="flex flex-wrap items-end gap-3">
					<label className="block min-w-0 flex-1 basis-56">
						<span className="mb-1 block font-semibold">{t.find}</span>
						<input type="search" name="q" defaultValue={q} dir="auto" className="control" />
					</label>
					<button type="submit" className="button-quiet">
						{t.search}
					</button>
				</form>
				{(found.length > 0 || draft.found.length > 0) && (
					<div className="card overflow-hidden">
						<RecordForm
							form="transfer"
							schema={requestForm}
							state={actionData ?? loaderData.state}
							labels={{ player_id: t.player, kind: t.kind, starts_on: t.starts_on, ends_on: t.ends_on }}
							close={pathIn(locale, "/club/squads/:id/transfers", { id: String(squad.id) })}
							draft={draft}
							submit={t.ask}
							isShort
						>
							{(state) => (
								<TransferFields
									state={state}
									players={found.map((player) => ({ value: String(player.id), label: playerName(locale, player) }))}
								/>
							)}
						</RecordForm>
					</div>
				)}
			</section>
		</div>
	);
}
