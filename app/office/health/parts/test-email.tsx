import type { FormState } from "../../../base/forms/form-state.ts";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { TestResult } from "../send-test-email.server.ts";
import { healthText } from "../text.ts";

type Props = { email: string; result?: TestResult; state?: FormState };

/** The form of a test email, and how the last one went. */
export function TestEmail({ email, result, state }: Props) {
	const t = healthText(useLocale());
	const said = { sent: t.testSent, kept: t.testKept, queued: t.testQueued, dead: t.testDead };
	return (
		<section id="test" aria-labelledby="test-title" className="card mt-8 max-w-3xl space-y-4 p-5 sm:p-7">
			<h3 id="test-title" className="text-xl">
				{t.testTitle}
			</h3>
			<p>{t.testText(email)}</p>
			{result && (
				<div role="status" data-test={result.state} className="rounded-xl border border-line bg-sunken p-4">
					<p className="font-semibold">
						{t.lastTest} (<Moment at={result.at} />)
					</p>
					<p>{said[result.state]}</p>
					{result.error && result.state !== "sent" && (
						<p className="text-sm">
							{t.answer} <Ltr className="break-words">{result.error}</Ltr>
						</p>
					)}
				</div>
			)}
			<form method="post" className="space-y-4">
				<ErrorSummary form="test" state={state} labels={{}} />
				<button type="submit" className="button">
					{t.testButton}
				</button>
			</form>
		</section>
	);
}
