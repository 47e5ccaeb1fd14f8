import { confirmFirst } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { type Answer, formAction, validInput } from "../../../base/forms/form-action.server.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { holdByReference, liftByReference, refuseLiftByReference } from "../../../complaints/holds/holds.server.ts";
import { tabText } from "../../../records/tab-text.ts";
import { HoldList } from "../parts/hold-list.tsx";
import { LastRun } from "../parts/last-run.tsx";
import { NeverList } from "../parts/never-list.tsx";
import { PeriodsForm } from "../parts/periods-form.tsx";
import { retentionState, saveDays, shortened } from "../retention.server.ts";
import { daysForm, holdForm, type RetentionState, retentionIntents } from "../retention-form.ts";
import { retentionText } from "../text.ts";
import type { Route } from "./+types/retention";

export const middleware = [requires("retention.manage")];
export const handle = { js: true };

export const loader = ({ context }: Route.LoaderArgs) => retentionState(actorOf(context));

/** Three forms: the days of the kinds, a hold by reference, and lifting one. */
export const action = async (args: Route.ActionArgs) => {
	let intent: RetentionState["intent"] = "days";
	return formAction<RetentionState>(
		args,
		async ({ values, locale }): Promise<Answer<RetentionState>> => {
			const actor = actorOf(args.context);
			const found = retentionIntents.find((each) => each === values.intent);
			if (!found) throw badRequest();
			intent = found;
			const to = pathIn(locale, "/admin/retention");
			if (intent === "hold") {
				const { reference, reason } = validInput(holdForm, values);
				const held = await holdByReference(actor, reference, reason);
				if (held.ok) return { to: `${to}#holds`, flash: "hold-placed" };
				return { status: 409, state: { problems: { reference: held.problem } } };
			}
			if (intent === "lift") {
				confirmFirst(args);
				const lifted = await liftByReference(actor, values.reference ?? "");
				if (lifted.ok) return { to: `${to}#holds`, flash: lifted.asked ? "hold-lift-asked" : "hold-lifted" };
				return { status: 409, state: { problems: { lift: lifted.problem } } };
			}
			if (intent === "keep") {
				const kept = await refuseLiftByReference(actor, values.reference ?? "");
				if (kept.ok) return { to: `${to}#holds`, flash: "hold-kept" };
				return { status: 409, state: { problems: { lift: kept.problem } } };
			}
			const asked = validInput(daysForm, values);
			const shorter = await shortened(actor, asked);
			if (shorter.length > 0 && values.confirm_shorter !== "on")
				return { status: 422, state: { problems: { confirm_shorter: "confirmShorter" }, shorter } };
			if (shorter.length > 0) confirmFirst(args);
			const saved = await saveDays(actor, Number(values.version), asked);
			if (saved.ok) return { to, flash: "retention-saved" };
			const { version } = await retentionState(actor);
			return { status: 409, state: { conflict: true, values: { ...values, version: String(version) } } };
		},
		{ always: () => ({ intent }) },
	);
};

export default function RetentionPage({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = retentionText(locale);
	const { kinds, version, lastRun, nextRun, holds, total } = loaderData;
	const stateOf = (intent: RetentionState["intent"]) => (actionData?.intent === intent ? actionData : undefined);
	return (
		<div className="space-y-10">
			<div>
				<h2 className="text-2xl">{tabText(locale).retention}</h2>
				<p className="text-soft">{t.lead}</p>
			</div>
			<LastRun run={lastRun} next={nextRun} />
			<HoldList holds={holds} total={total} placing={stateOf("hold")} lifting={stateOf("lift")} />
			<PeriodsForm kinds={kinds} version={version} state={stateOf("days")} />
			<NeverList />
		</div>
	);
}
