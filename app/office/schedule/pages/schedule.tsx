import { useOutlet } from "react-router";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { idParam } from "../../../base/forms/params.ts";
import { badRequest, notFound } from "../../../base/http/http-errors.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { JobProgress } from "../../../base/ui/job-progress.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { groupFacts, openTiesOf } from "../../../league/schedule/asked/facts.server.ts";
import { firstDay, firstValues } from "../../../league/schedule/asked/first-values.ts";
import { dryRun } from "../../../league/schedule/dry-run.server.ts";
import { postSchedule, type ScheduleProblem } from "../../../league/schedule/post-schedule.server.ts";
import { lastAsked, scheduleOf, whyNot } from "../../../league/schedule/schedules.server.ts";
import { scheduleText } from "../../../league/schedule/text.ts";
import { DiscardForm } from "../parts/discard-form.tsx";
import { DryRunView } from "../parts/dry-run-view.tsx";
import { EndedSchedule } from "../parts/ended-schedule.tsx";
import { ScheduleForm } from "../parts/schedule-form.tsx";
import type { Route } from "./+types/schedule";

export const middleware = [requires("league.manage")];
export const handle = { js: true };

export async function loader({ params }: Route.LoaderArgs) {
	const facts = await groupFacts(idParam(params.id));
	if (!facts) throw notFound();
	const { group, squads, venues } = facts;
	const schedule = await scheduleOf(group.id);
	const isShown = schedule?.state === "ready" || schedule?.state === "applied" || schedule?.state === "undone";
	return {
		group: { id: group.id, season: group.season },
		squads: squads.map(({ id, name, name_ar }) => ({ id, name, name_ar })),
		venues: venues.map(({ closed: _, ...venue }) => venue),
		counts: { all: facts.ties.length, open: openTiesOf(facts).length },
		refused: whyNot(facts),
		schedule: schedule && {
			state: schedule.state,
			problem: schedule.problem,
			total: schedule.total,
			done: schedule.done,
		},
		values: firstValues(squads, venues, firstDay(group.season, riyadhDay(new Date())), await lastAsked(group.id)),
		plan: schedule && isShown ? await dryRun(facts, schedule) : undefined,
	};
}

export const action = (args: Route.ActionArgs) =>
	formAction<FormState & { refused?: ScheduleProblem }>(args, async ({ values, locale }) => {
		const id = idParam(args.params.id);
		const answer = await postSchedule(actorOf(args.context), id, values);
		if (answer === "unknown") throw badRequest();
		if (answer === "noGroup") throw notFound();
		if ("problems" in answer) return { status: 422, state: { problems: answer.problems } };
		if ("problem" in answer) return { status: 409, state: { refused: answer.problem } };
		return { to: pathIn(locale, "/admin/league/groups/:id/schedule", { id: String(id) }), flash: answer.flash };
	});

export default function GroupSchedule({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = scheduleText(locale);
	const { group, squads, venues, counts, refused, schedule, values, plan } = loaderData;
	const state = schedule?.state;
	const id = String(group.id);
	const panel = useOutlet();
	const typed = actionData?.values.intent === "start" ? actionData : undefined;
	const form = (
		<>
			<p className="mb-4 max-w-prose text-soft">{counts.all === 0 ? t.leadNew : t.leadRest(counts.open, counts.all)}</p>
			{refused ? (
				<p className="card p-5 font-semibold">{t[refused]}</p>
			) : (
				<ScheduleForm squads={squads} venues={venues} state={typed ?? { problems: {}, values }} />
			)}
		</>
	);
	return (
		<>
			{!typed && <Stopped state={actionData} />}
			{actionData?.refused && <Alert text={t[actionData.refused]} />}
			{state === "failed" && <Alert text={schedule?.problem === "noDays" ? t.noDays : t.failed} />}
			{state === "searching" && (
				<JobProgress
					follow={pathIn(locale, "/admin/league/groups/:id/schedule/progress", { id })}
					page={pathIn(locale, "/admin/league/groups/:id/schedule", { id })}
					total={schedule?.total ?? 0}
					done={schedule?.done ?? 0}
					label={t.searching}
					told={(done, total) => t.progress(Math.floor((100 * done) / Math.max(1, total)))}
					refresh={t.refresh}
				>
					<p className="text-sm text-soft">{t.keepsOn}</p>
					<DiscardForm label={t.cancel} />
				</JobProgress>
			)}
			{plan && state === "ready" && <DryRunView group={id} plan={plan} squads={squads} venues={venues} />}
			{plan && (state === "applied" || state === "undone") && (
				<EndedSchedule state={state} plan={plan} squads={squads} season={group.season} />
			)}
			{state === "applied" && (
				<details open={typed !== undefined}>
					<summary className="mb-3 cursor-pointer py-2 text-lg font-bold">{t.planRest}</summary>
					{form}
				</details>
			)}
			{state !== "searching" && state !== "ready" && state !== "applied" && form}
			{panel}
		</>
	);
}

const Alert = ({ text }: { text: string }) => (
	<p role="alert" className="mb-5 rounded-xl border-2 border-ball bg-draw-tint p-4 font-semibold">
		{text}
	</p>
);
