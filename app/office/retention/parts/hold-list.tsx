import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import type { LiftRequest } from "../../../complaints/holds/lifting/lift-hold.server.ts";
import { holdText } from "../../../complaints/holds/text.ts";
import { recordsText } from "../../../records/text.ts";
import type { RetentionState } from "../retention-form.ts";
import { retentionText } from "../text.ts";

type Hold = {
	reference: string;
	reason: string | null;
	at: Date;
	by: string | null;
	isRecused: boolean;
	lift: LiftRequest | null;
};
type Props = { holds: Hold[]; total: number; placing?: RetentionState; lifting?: RetentionState };

/** The cases on hold by their references, and forms to lift a hold and to place one. */
export function HoldList({ holds, total, placing, lifting }: Props) {
	const locale = useLocale();
	const t = retentionText(locale);
	const words = holdText(locale);
	const again = recordsText(locale);
	const problem = useProblemText();
	const path = `${pathIn(locale, "/admin/retention")}#holds`;
	return (
		<section id="holds" aria-labelledby="holds-title" className="space-y-4">
			<h3 id="holds-title" className="text-xl">
				{t.holds}
				{total > 0 && ` (${total})`}
			</h3>
			<p className="text-soft">{t.holdsLead}</p>
			{lifting?.problems.lift && (
				<p role="alert" className="rounded-xl border-2 border-loss bg-loss-tint p-4 font-semibold">
					{problem(lifting.problems.lift)}
				</p>
			)}
			{holds.length === 0 ? (
				<p>{t.noHolds}</p>
			) : (
				<ul className="card divide-y divide-line">
					{holds.map(({ reference, reason, at, by, isRecused, lift }) => (
						<li key={reference} className="flex flex-wrap items-start justify-between gap-4 p-5">
							<div className="min-w-0">
								<p className="font-semibold">
									<Ltr>{reference}</Ltr>
								</p>
								<Written>{reason}</Written>
								{!isRecused && (
									<p className="text-sm text-soft">{t.holdBy(formatDate(locale, at), by ?? words.formerAccount)}</p>
								)}
								{lift && (
									<div className="mt-2 rounded-xl bg-draw-tint p-3">
										<p className="font-semibold">
											{words.liftAsked(formatDate(locale, lift.at), lift.by ?? words.formerAccount)}
										</p>
										<Written>{lift.reason}</Written>
										{lift.isOwn && <p>{words.liftOwn}</p>}
									</div>
								)}
							</div>
							{!isRecused && (
								<form method="post" action={path} className="flex flex-wrap gap-3">
									<input type="hidden" name="reference" value={reference} />
									{!lift?.isOwn && (
										<button
											type="submit"
											name="intent"
											value="lift"
											className="button-quiet"
											aria-label={lift ? `${words.agreeLift}: ${reference}` : t.liftOf(reference)}
										>
											{lift ? words.agreeLift : t.lift}
										</button>
									)}
									{lift && (
										<button
											type="submit"
											name="intent"
											value="keep"
											className="button-quiet"
											aria-label={`${lift.isOwn ? words.withdrawLift : words.keep}: ${reference}`}
										>
											{lift.isOwn ? words.withdrawLift : words.keep}
										</button>
									)}
								</form>
							)}
						</li>
					))}
				</ul>
			)}
			<details open={placing !== undefined} className="card p-5">
				<summary className="cursor-pointer py-1 font-semibold">{t.place}</summary>
				<form method="post" action={path} noValidate className="mt-3 max-w-xl space-y-4">
					<input type="hidden" name="intent" value="hold" />
					<ErrorSummary
						form="hold"
						state={placing}
						labels={{ reference: t.reference, reason: t.reason }}
						title={t.notPlaced}
						failed={{ title: again.failed, text: again.failedText }}
					/>
					<Field form="hold" name="reference" label={t.reference} state={placing} dir="ltr" maxLength={20} />
					<Field form="hold" name="reason" label={t.reason} hint={t.reasonHint} state={placing} maxLength={1000} />
					<button type="submit" className="button">
						{t.placeButton}
					</button>
				</form>
			</details>
		</section>
	);
}
