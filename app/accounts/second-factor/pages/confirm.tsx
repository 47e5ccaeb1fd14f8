import { data, redirect, useLocation } from "react-router";
import type { FormState } from "../../../base/forms/form-state.ts";
import { readForm } from "../../../base/forms/read-fields.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { areaOf, areaPaths } from "../../areas.ts";
import { StepPage } from "../../parts/step-page.tsx";
import { sessionOf } from "../../sessions/session.server.ts";
import { nextPage, requires } from "../../sign-in/guards.server.ts";
import { confirmSession } from "../step-up.server.ts";
import { stepUpText } from "../step-up-text.ts";
import type { Route } from "./+types/confirm";

export const middleware = [requires("own-account.manage")];
export const handle = { js: true };

/** Fields of this page; those of the form that was interrupted travel beside them. */
const PROOF = "step_up_proof";
const SENT = "step_up_sent";
type State = FormState & { carried: [string, string][] };

export const loader = ({ url, context }: Route.LoaderArgs) => ({
	next: nextPage(url),
	home: areaPaths(areaOf(url.pathname), localeOf(url.pathname)).home,
	byCode: sessionOf(context).hasSecondFactor,
});

/**
 * An interrupted form arrives here unchanged (307), and its fields come back hidden in this page's form. With a right
 * proof it is sent on to where it was going (307 again), or the page that was asked for is shown.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const carried = [...form].filter(
		(field): field is [string, string] => typeof field[1] === "string" && !field[0].startsWith("step_up_"),
	);
	const again = (status: number, state: Partial<State>) =>
		data<State>({ problems: {}, values: {}, carried, ...state }, { status });
	const proof = form.get(PROOF);
	if (typeof proof !== "string") return again(200, {});
	const given = proof.length > 200 ? "" : sessionOf(context).hasSecondFactor ? proof.replace(/\s/g, "") : proof;
	if (!given) return again(422, { problems: { [PROOF]: "required" } });
	const outcome = await confirmSession(context, given);
	if (outcome.ok) throw redirect(nextPage(url), form.get(SENT) === "yes" ? 307 : 303);
	if ("wait" in outcome) return again(429, outcome);
	const problem = sessionOf(context).hasSecondFactor ? "wrongCode" : "wrongPassword";
	return again(422, { problems: { [PROOF]: problem } });
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: stepUpText(locale).title, index: false });
};

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
	const t = stepUpText(useLocale());
	const { next, home, byCode } = loaderData;
	const label = byCode ? t.code : t.password;
	const content = (
		<form method="post" noValidate className="space-y-5">
			<ErrorSummary form="confirm" state={actionData} labels={{ [PROOF]: label }} />
			{actionData && <input type="hidden" name={SENT} value="yes" />}
			{actionData?.carried.map(([name, value], i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the list keeps its order, names repeat
				<input key={i} type="hidden" name={name} defaultValue={value} />
			))}
			<Field
				form="confirm"
				state={actionData}
				name={PROOF}
				label={label}
				type={byCode ? "text" : "password"}
				autoComplete={byCode ? "one-time-code" : "current-password"}
				dir="ltr"
			/>
			<div className="flex flex-wrap items-center gap-5">
				<button type="submit" className="button">
					{t.button}
				</button>
				<a href={actionData ? next : home} className="link">
					{t.cancel}
				</a>
			</div>
		</form>
	);
	if (areaOf(useLocation().pathname) === "complaints")
		return (
			<StepPage title={t.title} lead={t.lead}>
				{content}
			</StepPage>
		);
	return (
		<section className="card max-w-xl p-6">
			<h2
				tabIndex={-1}
				// biome-ignore lint/a11y/noAutofocus: the field is one Tab away, not eighteen; a list of errors takes it
				autoFocus={Object.keys(actionData?.problems ?? {}).length === 0}
				className="text-2xl outline-none"
			>
				{t.title}
			</h2>
			<p className="mt-2 mb-6 text-soft">{t.lead}</p>
			{content}
		</section>
	);
}
