import type { FormState } from "../../../base/forms/form-state.ts";
import { Stopped } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { openText } from "../open-text.ts";
import { closingText } from "../text.ts";

export type ClosingState = FormState & {
	questions?: string[];
	asked?: string;
	refused?: "closed" | "open" | "draft" | "undecided" | "ownTie";
};

/** Why nothing was done, with the reasons that were typed: the page may have lost the form that asked for it. */
export function Refusal({ state }: { state: ClosingState }) {
	const locale = useLocale();
	const t = { ...closingText(locale), ...openText(locale) };
	const { refused, values } = state;
	const refusals = { closed: t.isClosed, open: t.isOpen, draft: t.isDraft, undecided: t.undecided, ownTie: t.ownTie };
	return (
		<>
			<Stopped state={state} />
			{refused && (
				<p
					role="alert"
					tabIndex={-1}
					// biome-ignore lint/a11y/noAutofocus: without a script nothing else brings the reader to what went wrong
					autoFocus
					className="rounded-xl border-2 border-loss bg-loss-tint p-4 font-semibold"
				>
					{refusals[refused]}
				</p>
			)}
			<dl className="card space-y-2 p-5 empty:hidden">
				{(["reason_ar", "reason"] as const).map(
					(name) =>
						values[name] && (
							<div key={name}>
								<dt className="font-semibold">{t[name]}</dt>
								<dd dir={name === "reason" ? "ltr" : "rtl"} className="whitespace-pre-wrap">
									{values[name]}
								</dd>
							</div>
						),
				)}
			</dl>
		</>
	);
}
