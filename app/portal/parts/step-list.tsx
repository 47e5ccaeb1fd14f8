import { useText } from "../../base/ui/use-locale.ts";
import { portalText } from "../text.ts";

type Props = {
	label: string;
	steps: string[];
	/** From 1. */
	current: number;
	/** Where a step that was reached before leads; undefined for one that cannot be opened. */
	pathOf: (step: number) => string | undefined;
};

/** The steps of a wizard and the current one. Steps reached before are links. */
export function StepList({ label, steps, current, pathOf }: Props) {
	const t = useText(portalText);
	const circle = "grid size-8 shrink-0 place-items-center rounded-full border-2 text-sm font-bold";
	return (
		<nav aria-label={label}>
			<p data-step={current} tabIndex={-1} className="text-lg font-semibold">
				{t.stepOf(current, steps.length)}: {steps[current - 1]}
			</p>
			<ol className="mt-3 flex gap-2 sm:gap-4">
				{steps.map((name, i) => {
					const step = i + 1;
					const path = step === current ? undefined : pathOf(step);
					const state =
						step === current
							? "border-brand bg-brand text-on-brand"
							: step < current
								? "border-brand text-brand"
								: "border-line text-soft";
					const content = (
						<>
							<span aria-hidden="true" className={`${circle} ${state}`}>
								{step < current ? "✓" : step}
							</span>
							<span className="text-sm font-semibold max-sm:sr-only">
								{name}
								{step < current && <span className="sr-only"> ({t.doneStep})</span>}
							</span>
						</>
					);
					return (
						<li
							key={name}
							aria-current={step === current ? "step" : undefined}
							className={`flex min-w-0 flex-1 border-t-4 pt-3 ${step <= current ? "border-brand" : "border-line"}`}
						>
							{path ? (
								<a href={path} className="flex items-center gap-2 hover:underline">
									{content}
								</a>
							) : (
								<span className={`flex items-center gap-2 ${step > current ? "text-soft" : ""}`}>{content}</span>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
