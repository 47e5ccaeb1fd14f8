import { z } from "zod";
import { stepUpToPost } from "../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { formAction, validInput } from "../../base/forms/form-action.server.ts";
import { requiredText } from "../../base/forms/form-fields.ts";
import { isNotFound } from "../../base/http/http-errors.ts";
import { formatDate } from "../../base/locale/format.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { caseText } from "../../complaints/case/text.ts";
import { agreeToErasure, erasureRequests } from "../../complaints/handling/erasure-requests.server.ts";
import { RetainedNote } from "../../complaints/privacy/kept/parts/kept-note.tsx";
import { retainedText } from "../../complaints/privacy/kept/text.ts";
import { deskMeta } from "../desk-meta.ts";
import type { Route } from "./+types/erasures";

export const middleware = [requires("case.hold"), stepUpToPost];
export const handle = { js: true };

const agreement = z.object({ case_reference: z.string(), reason: requiredText(1000) });

export const loader = async ({ context }: Route.LoaderArgs) => ({ requests: await erasureRequests(actorOf(context)) });

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale }) => {
		const { case_reference, reason } = validInput(agreement, values);
		const agreed = await agreeToErasure(actorOf(args.context), case_reference, reason).catch((error) => {
			if (isNotFound(error)) return { ok: false, refused: "unknown" } as const;
			throw error;
		});
		const to = pathIn(locale, "/complaints/admin/erasures");
		if (agreed.ok || agreed.refused === "unchanged") return { to, flash: "desk-erasure-agreed" };
		return { status: 409, state: { problems: { reason: "unknownChoice" } } };
	});

export const meta: Route.MetaFunction = (args) => deskMeta(args, retainedText, (t) => t.requests);

/** For heads: whose data is to be erased, when the rest of each case goes, and the agreement that it goes earlier. */
export default function Erasures({ loaderData: { requests }, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = retainedText(locale);
	const words = caseText(locale);
	return (
		<div className="max-w-3xl">
			<h2 className="text-2xl">{t.requests}</h2>
			<p className="mt-1 mb-6 text-soft">{t.requestsLead}</p>
			{requests.length === 0 && <p className="card p-6">{t.none}</p>}
			<ul className="space-y-4">
				{requests.map((kept) => {
					const form = `agree-${kept.reference}`;
					const state = actionData?.values.case_reference === kept.reference ? actionData : undefined;
					const page = pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference: kept.reference });
					return (
						<li key={kept.id} className="card space-y-3 p-6" data-erasure={kept.reference}>
							<div className="flex flex-wrap items-baseline justify-between gap-3">
								<h3 className="text-lg font-semibold">
									<Ltr>{kept.reference}</Ltr>
								</h3>
								{kept.requestedAt && (
									<p className="text-sm text-soft">{t.asked(formatDate(locale, kept.requestedAt))}</p>
								)}
							</div>
							<RetainedNote kept={kept} />
							<a href={page} className="button-quiet">
								{t.object}
							</a>
							{kept.waitsFor !== "held" && !kept.agreedAt && !kept.isUndecided && (
								<details open={state !== undefined}>
									<summary className="cursor-pointer py-1 font-semibold text-brand">{t.agree}</summary>
									<p className="mt-2 mb-3 text-soft">{t.agreeText}</p>
									<form method="post" noValidate className="space-y-4">
										<input type="hidden" name="case_reference" value={kept.reference} />
										<ErrorSummary form={form} state={state} labels={{ reason: words.reason }} />
										<Field form={form} name="reason" label={words.reason} state={state} maxLength={1000} />
										<button type="submit" className="button-danger">
											{t.agree}
										</button>
									</form>
								</details>
							)}
						</li>
					);
				})}
			</ul>
		</div>
	);
}
