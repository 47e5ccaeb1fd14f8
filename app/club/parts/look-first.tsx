import type { ReactNode } from "react";
import { useText } from "../../base/ui/use-locale.ts";
import { PUBLISHES } from "../../league/sheets/reports/score-form.ts";
import { reportsText } from "../../league/sheets/reports/text.ts";
import type { RecordState } from "../../records/editing/record-state.ts";

type Props = { state: RecordState; look: ReactNode; children: ReactNode };

/**
 * The fields of a report; once it is asked whether to publish it, what will be public comes first, and the fields wait
 * behind a control that every browser opens.
 */
export function LookFirst({ state, look, children }: Props) {
	const t = useText(reportsText);
	if (!state.questions?.includes(PUBLISHES)) return children;
	return (
		<div className="group space-y-5">
			<section
				aria-labelledby="look"
				data-look=""
				className="space-y-2 rounded-xl border border-line p-4 group-has-[[data-go-on][open]]:hidden"
			>
				<h3 id="look" className="font-bold">
					{t.look}
				</h3>
				{look}
			</section>
			<details data-go-on="">
				<summary className="min-h-11 cursor-pointer content-center font-semibold">{t.goOnEditing}</summary>
				<div className="mt-3">{children}</div>
			</details>
		</div>
	);
}

/** The button of a report that was looked at; once its fields are open again it leads to another look. */
export function PublishLabel({ save }: { save: string }) {
	const t = useText(reportsText);
	return (
		<>
			<span className="[form:has([data-go-on][open])_&]:hidden">{t.publish}</span>
			<span className="hidden [form:has([data-go-on][open])_&]:inline">{save}</span>
		</>
	);
}
