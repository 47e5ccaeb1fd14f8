import { z } from "zod";
import { asLeagueStaff } from "../../../access/league-scope.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { optionalText } from "../../../base/forms/form-fields.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { hasPoints, isDuringPlay } from "../../../league/competitions/depth.ts";
import { wrongNumber } from "../../../league/sheets/parts/points-field.tsx";
import { PrintLinks } from "../../../league/sheets/parts/print-links.tsx";
import { SheetFields } from "../../../league/sheets/parts/sheet-form-fields.tsx";
import { readSheet } from "../../../league/sheets/read-sheet.server.ts";
import { saveSheet } from "../../../league/sheets/saving/save-sheet.server.ts";
import { noteSealedSeen } from "../../../league/sheets/sealed-line-ups.server.ts";
import { playersOn } from "../../../league/sheets/sheet.ts";
import { fieldsOfSheet, readSheetFields } from "../../../league/sheets/sheet-fields.ts";
import { labelsOf, valueInSheet } from "../../../league/sheets/sheet-labels.ts";
import { choicesOf } from "../../../league/sheets/sheet-sides.server.ts";
import { sheetTie } from "../../../league/sheets/sheet-tie.server.ts";
import { sheetText } from "../../../league/sheets/text.ts";
import { closeOf } from "../../../league/ties/editing/close-of.server.ts";
import { tieById } from "../../../league/ties/editing/edit-ties.server.ts";
import { namedInClass } from "../../../league/ties/ties.server.ts";
import { draftName } from "../../../records/editing/drafts.server.ts";
import { editorState } from "../../../records/editing/editor-state.server.ts";
import { recordAction } from "../../../records/editing/record-action.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { RecordForm } from "../../../records/parts/record-form.tsx";
import type { Route } from "./+types/sheet";

export const middleware = [requires("match.manage")];
export const handle = { js: true };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const tie = await sheetTie(idParam(params.id));
	if (!tie) throw notFound();
	await noteSealedSeen(actorOf(context), tie.id);
	const { sheet, number } = await asLeagueStaff(() => readSheet(tie));
	const fields = { ...fieldsOfSheet(tie.format.rules, sheet), version: number };
	const row = await tieById(tie.id);
	const [shown] = row ? await namedInClass([row]) : [];
	if (!shown) throw notFound();
	return {
		id: tie.id,
		query: url.search,
		hasVersions: number > 0,
		format: tie.format.rules,
		withPoints: hasPoints(tie.depth),
		isDuringPlay: isDuringPlay(tie.depth),
		isCorrection: tie.phase === "locked" || (tie.score_source === "sheet" && tie.status === "completed"),
		sides: {
			home: { ...shown.home_team, ...(await choicesOf(tie, "home", playersOn(sheet, "home"))) },
			away: { ...shown.away_team, ...(await choicesOf(tie, "away", playersOn(sheet, "away"))) },
		},
		...(await editorState({ request, url, context }, draftName("sheet", tie.id), Promise.resolve(fields))),
		close: closeOf(url),
	};
}

/** The fields of a sheet are those of its format: they are read in the command. */
const sheetForm = z.looseObject({ reason: optionalText(300) });

export async function action(args: Route.ActionArgs) {
	const id = idParam(args.params.id);
	const tie = await sheetTie(id);
	if (!tie) throw notFound();
	await noteSealedSeen(actorOf(args.context), id); // the answer to a form may hold them too
	return recordAction(args, {
		schema: sheetForm,
		subject: `match:${id}`,
		draft: draftName("sheet", id),
		async save({ reason }, number, actor, values, accepted) {
			const { sheet, problems } = readSheetFields(tie.format.rules, values, hasPoints(tie.depth));
			if (Object.keys(problems).length > 0) return { ok: false, problems };
			return saveSheet(actor, id, { sheet, number, reason, accepted }, new Date());
		},
		done: { message: "saved", path: closeOf(args.url) },
	});
}

export default function EditSheet({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = sheetText(locale);
	const { format, sides, withPoints, close, draft } = loaderData;
	const names = { home: pick(locale, sides.home, "name"), away: pick(locale, sides.away, "name") };
	return (
		<Panel title={t.title} close={close} wide>
			<RecordForm
				form="sheet"
				focusesField={({ problems }) => wrongNumber(problems) !== undefined}
				schema={sheetForm}
				state={actionData ?? loaderData.state}
				labels={labelsOf(locale, format, names)}
				valueInWords={valueInSheet(locale, sides)}
				close={close}
				draft={draft}
				submit={t.save}
				subject={`match:${loaderData.id}`}
				buttons={
					<>
						{loaderData.hasVersions && (
							<a
								href={
									pathIn(locale, "/admin/matches/:id/sheet/versions", { id: String(loaderData.id) }) + loaderData.query
								}
								className="button-quiet"
							>
								{t.versions}
							</a>
						)}
						<PrintLinks path={pathIn(locale, "/admin/matches/:id/sheet.pdf", { id: String(loaderData.id) })} />
					</>
				}
			>
				{(state) => (
					<SheetFields
						{...{ state, format, sides, withPoints }}
						isDuringPlay={loaderData.isDuringPlay}
						isOfStaff
						isCorrection={loaderData.isCorrection}
					/>
				)}
			</RecordForm>
		</Panel>
	);
}
