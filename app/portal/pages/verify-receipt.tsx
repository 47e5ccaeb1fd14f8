import { formAction, refused, validInput } from "../../base/forms/form-action.server.ts";
import type { FormState } from "../../base/forms/form-state.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { PageHeader, useHomeCrumb } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { caseText } from "../../complaints/case/text.ts";
import { verifyReceipt } from "../../complaints/receipts/receipt.server.ts";
import type { ReceivedFile } from "../../complaints/receipts/receipt.ts";
import { receiptText } from "../../complaints/receipts/text.ts";
import { CODE_MAX, verifyForm } from "../../complaints/receipts/verify-form.ts";
import { genuineKey, type SignedBody, SignedFacts } from "../cases/parts/signed-facts.tsx";
import { portalMeta } from "../page-meta.ts";
import { portalText } from "../text.ts";
import type { Route } from "./+types/verify-receipt";

type State = FormState & { found?: { body: SignedBody; files: ReceivedFile[] }; refused?: boolean };

export const handle = { maxBody: SHORT_FORM };

/** The link on a printed receipt brings both along. */
export const loader = ({ url }: Route.LoaderArgs) => ({
	case_reference: (url.searchParams.get("reference") ?? "").slice(0, 20),
	code: (url.searchParams.get("code") ?? "").slice(0, CODE_MAX),
});

export const action = (args: Route.ActionArgs) =>
	formAction<State>(args, async ({ values, address }) => {
		const { case_reference, code } = validInput(verifyForm, values);
		const verified = await verifyReceipt(case_reference ?? "", code, address);
		if (verified.ok) return { status: 200, state: { found: { body: verified.body, files: verified.files } } };
		return "wait" in verified ? refused(verified) : { status: 200, state: { refused: true } };
	});

export const meta: Route.MetaFunction = (args) => portalMeta(args, receiptText, (t) => t.verifyReceiptTitle);

export default function VerifyReceipt({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = receiptText(locale);
	const portal = portalText(locale);
	const words = caseText(locale);
	const crumbs = [
		useHomeCrumb(),
		{ label: portal.title, path: pathIn(locale, "/complaints") },
		{ label: t.verifyReceiptTitle },
	];
	const state = actionData ?? { problems: {}, values: loaderData };
	const found = actionData?.found;
	const field = { form: "verify", state };
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.verifyReceiptTitle} lead={t.verifyReceiptLead} />
			<div className="wide max-w-3xl space-y-8 py-10">
				{found && (
					<section role="status" className="card space-y-4 border-2 border-win p-6" data-receipt="genuine">
						<h2 className="text-xl text-win">{t[genuineKey(found.body)]}</h2>
						<p>{t.genuineText}</p>
						<SignedFacts {...found} />
					</section>
				)}
				{actionData?.refused && (
					<section role="alert" className="card border-2 border-loss p-6" data-receipt="refused">
						<h2 className="text-xl text-loss">{t.notGenuine}</h2>
						<p className="mt-2">{t.notGenuineText}</p>
					</section>
				)}
				<form
					method="post"
					action={pathIn(locale, "/complaints/verify-receipt")}
					noValidate
					className="card space-y-5 p-6"
				>
					<ErrorSummary
						form="verify"
						state={actionData}
						labels={{ code: t.code, case_reference: words.case_reference }}
					/>
					<Field {...field} name="code" label={t.code} dir="ltr" hint={t.codeHint} rows={5} maxLength={CODE_MAX} />
					<Field
						{...field}
						name="case_reference"
						label={words.case_reference}
						dir="ltr"
						hint={t.verifyReferenceHint}
						maxLength={40}
					/>
					<button type="submit" className="button">
						{t.checkReceipt}
					</button>
				</form>
			</div>
		</>
	);
}
