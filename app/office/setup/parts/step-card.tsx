import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { StepState } from "../setup.server.ts";
import { type SetupStepId, setupSteps } from "../steps.ts";
import { setupText, stateLabel, stepText } from "../text.ts";

type Props = { id: SetupStepId; state: StepState };

const tints: Record<StepState, string> = {
	done: "bg-win-tint text-win",
	missing: "bg-draw-tint text-draw",
	optional: "bg-sunken text-soft",
	later: "bg-sunken text-soft",
};

/** One step: its name, why it matters, where it is done, and whether it waits. */
export function StepCard({ id, state }: Props) {
	const locale = useLocale();
	const t = setupText(locale);
	const words = stepText(locale);
	const step = setupSteps.find((each) => each.id === id);
	if (!step) return null;
	const query = "query" in step ? step.query : "";
	const where =
		step.page === "/admin/import/:kind" ? pathIn(locale, step.page, { kind: "teams" }) : pathIn(locale, step.page);
	return (
		<li id={id} className="card flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
			<div className="min-w-56 flex-1">
				<h3 id={`step-${id}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
					{words[id]}
					<span className={`rounded-full px-2.5 text-sm font-semibold ${tints[state]}`}>{stateLabel(t, state)}</span>
				</h3>
				<p className="text-soft">{words[`${id}Why`]}</p>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				{(state === "missing" || state === "later") && (
					<form method="post" action={pathIn(locale, "/admin/setup")}>
						<input type="hidden" name="step" value={id} />
						<button
							type="submit"
							name="intent"
							value={state === "missing" ? "later" : "take-up"}
							aria-describedby={`step-${id}`}
							className="button-quiet"
						>
							{state === "missing" ? t.later : t.takeUp}
						</button>
					</form>
				)}
				<a
					href={where + query}
					aria-describedby={`step-${id}`}
					className={state === "missing" ? "button" : "button-quiet"}
				>
					{state === "done" ? t.change : t.fill}
				</a>
			</div>
		</li>
	);
}
