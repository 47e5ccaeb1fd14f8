import { pathIn } from "../../base/locale/path.ts";
import { Field } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { caseText } from "../../complaints/case/text.ts";
import { trackingText } from "../../complaints/tracking/text.ts";
import { trackMethods } from "../../complaints/tracking/track-form.ts";
import type { TrackState } from "../../complaints/tracking/track-state.ts";
import { portalText } from "../text.ts";

const labels = { national_id: "methodId", email: "methodEmail" } as const;

/**
 * A reference and a proof. Posts to the page that shows it, `query` included; `typed` is the reference of a refused
 * try.
 */
export function TrackForm({ state, typed = "", query }: { state?: TrackState; typed?: string; query: string }) {
	const locale = useLocale();
	const t = trackingText(locale);
	const words = caseText(locale);
	const portal = portalText(locale);
	const field = { form: "track", state: state ?? { problems: {}, values: { case_reference: typed } } };
	const chosen = state?.values.method ?? "national_id";
	const isEmpty = Object.values(state?.problems ?? {}).includes("required");
	return (
		<form
			method="post"
			action={pathIn(locale, "/complaints/track") + query}
			noValidate
			className="card space-y-6 p-6 sm:p-8"
		>
			<ErrorSummary
				form="track"
				state={state}
				labels={{ case_reference: words.case_reference, method: t.method, value: t.value }}
				title={isEmpty ? portal.fillAll : undefined}
			/>
			<Field
				{...field}
				name="case_reference"
				label={words.case_reference}
				hint={words.referenceHint}
				dir="ltr"
				autoComplete="off"
				maxLength={40}
			/>
			<fieldset id="track-method">
				<legend className="mb-2 font-semibold">{t.method}</legend>
				<div className="grid gap-3 sm:grid-cols-2">
					{trackMethods.map((method) => (
						<label
							key={method}
							className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border border-line px-4 has-checked:border-brand has-checked:bg-sunken"
						>
							<input
								type="radio"
								name="method"
								value={method}
								defaultChecked={chosen === method}
								className="size-5 accent-brand"
							/>
							{t[labels[method]]}
						</label>
					))}
				</div>
			</fieldset>
			<Field {...field} name="value" label={t.value} dir="ltr" autoComplete="off" maxLength={254} />
			<div className="flex flex-wrap items-center gap-5">
				<button type="submit" className="button">
					{t.searchCase}
				</button>
				<p className="text-sm text-soft">{t.trackedNote}</p>
			</div>
		</form>
	);
}
