import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, validInput } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { formatShortDay } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { groupById } from "../../../league/competitions/competitions.server.ts";
import { readSchedule } from "../../../league/schedule/asked/asked-schedule.ts";
import { groupFacts } from "../../../league/schedule/asked/facts.server.ts";
import { scheduleTies } from "../../../league/schedule/dry-run.server.ts";
import {
	changeScheduledTie,
	editableTie,
	scheduledTieForm,
	swapDays,
	swapSides,
} from "../../../league/schedule/edit-schedule.server.ts";
import { scheduleOf } from "../../../league/schedule/schedules.server.ts";
import { scheduleText } from "../../../league/schedule/text.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { recordsText } from "../../../records/text.ts";
import { nameOf } from "../parts/named.ts";
import type { Route } from "./+types/edit-tie";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params }: Route.LoaderArgs) {
	const group = idParam(params.id);
	const tie = await editableTie(group, idParam(params.tie));
	const facts = tie && (await groupFacts(group));
	if (!tie || !facts) throw notFound();
	const others = await scheduleTies(tie.schedule_id);
	return {
		group: String(group),
		tie,
		squads: facts.squads.map(({ id, name, name_ar }) => ({ id, name, name_ar })),
		venues: facts.venues.map(({ id, name, name_ar }) => ({ id, name, name_ar })),
		others: others.filter(({ id }) => id !== tie.id),
	};
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale }) => {
		const [group, id, actor] = [idParam(args.params.id), idParam(args.params.tie), actorOf(args.context)];
		const edit = async () => {
			if (values.intent === "swap") return swapDays(actor, group, id, Number(values.other) || 0);
			if (values.intent === "sides") return swapSides(actor, group, id, await hallsOf(group));
			return changeScheduledTie(actor, group, id, validInput(scheduledTieForm(await seasonOf(group)), values));
		};
		if (!(await edit())) throw notFound();
		const page = pathIn(locale, "/admin/league/groups/:id/schedule", { id: String(group) });
		return { to: `${page}#tie-${id}`, flash: "saved" };
	});

async function seasonOf(groupId: number): Promise<string> {
	const group = await groupById(groupId);
	if (!group) throw notFound();
	return group.season;
}

/** The halls of the squads, as the form of the schedule had them. */
async function hallsOf(group: number) {
	const [facts, schedule] = [await groupFacts(group), await scheduleOf(group)];
	const read = readSchedule(schedule?.asked ?? {}, facts?.squads.map(({ id }) => id) ?? []);
	return (squad: number) => (read.ok ? read.asked.venueOf(squad) : null);
}

export default function EditScheduledTie({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = scheduleText(locale);
	const { group, tie, squads, venues, others } = loaderData;
	const name = ({ home_squad_id, away_squad_id }: { home_squad_id: number; away_squad_id: number }) =>
		`\u2068${nameOf(locale, squads, home_squad_id)}\u2069\u00a0– \u2068${nameOf(locale, squads, away_squad_id)}\u2069`;
	const state = actionData ?? {
		problems: {},
		values: {
			match_date: tie.match_date,
			match_time: tie.match_time?.slice(0, 5) ?? "",
			venue_id: String(tie.venue_id ?? ""),
		},
	};
	const close = pathIn(locale, "/admin/league/groups/:id/schedule", { id: group });
	return (
		<Panel title={t.editTie} close={close}>
			<div className="space-y-8 p-5 sm:p-7">
				<p className="text-lg font-semibold">{name(tie)}</p>
				<Stopped state={actionData} />
				<form method="post" className="grid gap-5 sm:grid-cols-2" data-in-place="">
					<Field form="tie" name="match_date" label={t.match_date} type="date" state={state} />
					<Field form="tie" name="match_time" label={t.match_time} type="time" state={state} required={false} />
					<div className="sm:col-span-2">
						<SelectField
							form="tie"
							name="venue_id"
							label={t.venue_id}
							options={venues.map((venue) => ({ value: String(venue.id), label: pick(locale, venue, "name") }))}
							empty={t.noHall}
							state={state}
							required={false}
						/>
					</div>
					<button type="submit" name="intent" value="save" className="button justify-self-start">
						{recordsText(locale).save}
					</button>
				</form>
				<form method="post" className="grid items-end gap-4 sm:grid-cols-[1fr_auto]" data-in-place="">
					<SelectField
						form="swap"
						name="other"
						label={t.swapWith}
						options={others.map((other) => ({
							value: String(other.id),
							label: `${t.round(other.round)} · ${formatShortDay(locale, other.match_date)} · ${name(other)}`,
						}))}
					/>
					<button type="submit" name="intent" value="swap" className="button-quiet">
						{t.swap}
					</button>
				</form>
				{tie.is_new && (
					<form method="post" data-in-place="">
						<button type="submit" name="intent" value="sides" className="button-quiet">
							{t.swapSides}
						</button>
						<p className="mt-1 text-sm text-soft">{t.swapSidesHint}</p>
					</form>
				)}
			</div>
		</Panel>
	);
}
