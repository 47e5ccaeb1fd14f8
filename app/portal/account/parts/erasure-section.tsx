import { isStaffRole, type Role } from "../../../access/actor.ts";
import { roleText } from "../../../access/text.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { formatDate } from "../../../base/locale/format.ts";
import { CheckField } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { caseText } from "../../../complaints/case/text.ts";
import type { RetainedCase } from "../../../complaints/privacy/kept/kept.server.ts";
import { privacyText } from "../../../complaints/privacy/text.ts";
import { RetainedList } from "./kept-list.tsx";

type Props = {
	requestedAt?: Date;
	openCases: number;
	heldCases: number;
	cases: RetainedCase[];
	/** The account's roles besides complainant: erasure closes it for these too. */
	otherRoles: Role[];
	state?: FormState;
};

/** The erasure request: its effect, the cases it waits for, and a form to withdraw it. */
export function ErasureSection({ requestedAt, openCases, heldCases, cases, otherRoles, state }: Props) {
	const locale = useLocale();
	const t = privacyText(locale);
	const words = caseText(locale);
	return (
		<section aria-labelledby="erase" className="card space-y-4 p-6">
			<h2 id="erase" className="text-xl">
				{t.eraseTitle}
			</h2>
			<p>{t.eraseText}</p>
			{otherRoles.length > 0 && (
				<p className="font-semibold">{t.eraseAlso(otherRoles.map((role) => roleText(locale)[role]).join(" · "))}</p>
			)}
			{otherRoles.some(isStaffRole) && <p className="font-semibold">{t.eraseLog}</p>}
			{openCases > 0 && <p className="font-semibold">{t.eraseWaits(words.cases(openCases))}</p>}
			{heldCases > 0 && <p className="font-semibold">{t.eraseHeld(words.cases(heldCases))}</p>}
			{cases.length > 0 && <RetainedList cases={cases} />}
			{requestedAt ? (
				<form method="post" className="space-y-4">
					<p>{t.eraseAsked(formatDate(locale, requestedAt))}</p>
					<button type="submit" name="intent" value="withdraw-erasure" className="button-quiet">
						{t.eraseWithdraw}
					</button>
				</form>
			) : (
				<form method="post" noValidate className="space-y-4">
					<input type="hidden" name="intent" value="erase" />
					<ErrorSummary form="erase" state={state} labels={{ confirm_erasure: t.eraseTitle }} />
					<CheckField form="erase" name="confirm_erasure" label={t.eraseConfirm} state={state} />
					<button type="submit" className="button-danger">
						{t.eraseButton}
					</button>
				</form>
			)}
		</section>
	);
}
