import type { FormState } from "../../../base/forms/form-state.ts";
import { pick } from "../../../base/locale/locale.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { openedAgain } from "../../../league/closing/close-edition.server.ts";
import type { EditionToClose } from "../../../league/closing/open-work.server.ts";
import { recordsText } from "../../../records/text.ts";
import { closingText } from "../text.ts";

type Props = {
	edition: EditionToClose;
	history: Awaited<ReturnType<typeof openedAgain>>;
	state: FormState | undefined;
};

/** Since when a season is closed, how it is opened again, and each time that it was. */
export function ClosedNotice({ edition, history, state }: Props) {
	const locale = useLocale();
	const t = closingText(locale);
	if (!edition.closed_at && history.length === 0) return null;
	return (
		<section className="card space-y-4 p-5">
			{edition.closed_at && (
				<>
					<p className="font-semibold">
						{t.closed} <Moment at={edition.closed_at} />
					</p>
					<p className="text-soft">{t.closedNote}</p>
					<form method="post" noValidate className="space-y-4" data-in-place="">
						<ErrorSummary
							form="open"
							state={state ?? { problems: {}, values: {} }}
							labels={{ reason: t.reason, reason_ar: t.reason_ar }}
							title={recordsText(locale).notSaved}
						/>
						<div className="grid gap-5 sm:grid-cols-2">
							<Field
								form="open"
								name="reason_ar"
								label={t.reason_ar}
								maxLength={500}
								dir="rtl"
								hint={t.publicReason}
								state={state}
							/>
							<Field form="open" name="reason" label={t.reason} maxLength={500} dir="ltr" state={state} />
						</div>
						<button type="submit" name="intent" value="open" className="button-quiet">
							{t.openAgain}
						</button>
					</form>
				</>
			)}
			{history.length > 0 && (
				<div>
					<h3 className="font-bold">{t.history}</h3>
					<ul className="list-disc ps-5">
						{history.map((each) => (
							<li key={each.id}>
								<Moment at={each.opened_at} />: <bdi>{pick(locale, each, "reason")}</bdi> ({t[endOf(each)]})
							</li>
						))}
					</ul>
				</div>
			)}
		</section>
	);
}

function endOf({ closed_at, is_changed }: Props["history"][number]) {
	if (!closed_at) return "going";
	return is_changed === null ? "wentOn" : is_changed ? "changed" : "unchanged";
}
