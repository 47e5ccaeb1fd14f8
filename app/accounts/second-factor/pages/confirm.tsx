import { data, redirect, useLocation } from "react-router";
import type { FormState } from "../../../base/forms/form-state.ts";
import { readForm } from "../../../base/forms/read-fields.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { areaOf, areaPaths } from "../../areas.ts";
import { secondFactorCode } from "../../credentials/account-form.ts";
import { StepPage } from "../../parts/step-page.tsx";
import { PasskeyButton } from "../../passkeys/parts/passkey-button.tsx";
import { passkeyText } from "../../passkeys/text.ts";
import { sessionOf } from "../../sessions/session.server.ts";
import { nextPage, requires } from "../../sign-in/guards.server.ts";
import { confirmSession, waysToConfirm } from "../step-up.server.ts";
import { stepUpText } from "../step-up-text.ts";
import type { Route } from "./+types/confirm";

export const middleware = [requires("own-account.manage")];
export const handle = { js: true };

/** Fields of this page; those of the form that was interrupted travel beside them. */
const PROOF = "step_up_proof";
const PASSKEY = "step_up_passkey";
const SENT = "step_up_sent";
type State = FormState & { carried: [string, string][] };

export const loader = async ({ url, context }: Route.LoaderArgs) => ({
	next: nextPage(url),
	home: areaPaths(areaOf(url.pathname), localeOf(url.pathname)).home,
	ways: await waysToConfirm(sessionOf(context)),
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
	const [proof, passkey] = [form.get(PROOF), form.get(PASSKEY)];
	if (typeof proof !== "string" && typeof passkey !== "string") return again(200, {});
	const isCode = sessionOf(context).hasSecondFactor;
	const typed = typeof proof === "string" && proof.length <= 200 ? proof : "";
	const byPasskey = typeof passkey === "string" && passkey !== "";
	if (!typed && !byPasskey) return again(422, { problems: { [PROOF]: "required" } });
	const code = isCode && !byPasskey ? secondFactorCode.safeParse(typed) : undefined;
	if (code && !code.success) return again(422, { problems: { [PROOF]: "notACode" } });
	const outcome = await confirmSession({ request, context }, byPasskey ? { passkey } : { typed: code?.data ?? typed });
	if (outcome.ok) throw redirect(nextPage(url), form.get(SENT) === "yes" ? 307 : 303);
	if ("wait" in outcome) return again(429, outcome);
	if (byPasskey) return again(422, { problems: { [PASSKEY]: "badPasskey" } });
	return again(422, { problems: { [PROOF]: isCode ? "wrongCode" : "wrongPassword" } });
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: stepUpText(locale).title, index: false });
};

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = stepUpText(locale);
	const passkeys = passkeyText(locale);
	const { next, home, ways } = loaderData;
	const label = ways.typed && t[ways.typed];
	const lead = label ? t.lead : t.passkeyLead;
	const content = (
		<form method="post" noValidate className="space-y-5">
			<ErrorSummary form="confirm" state={actionData} labels={{ [PROOF]: label ?? "", [PASSKEY]: passkeys.passkey }} />
			{actionData && <input type="hidden" name={SENT} value="yes" />}
			{actionData?.carried.map(([name, value], i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the list keeps its order, names repeat
				<input key={i} type="hidden" name={name} defaultValue={value} />
			))}
			{label && (
				<Field
					form="confirm"
					state={actionData}
					name={PROOF}
					label={label}
					type={ways.typed === "code" ? "text" : "password"}
					autoComplete={ways.typed === "code" ? "one-time-code" : "current-password"}
					dir="ltr"
				/>
			)}
			<div className="flex flex-wrap items-center gap-5">
				{label && (
					<button type="submit" className="button">
						{t.button}
					</button>
				)}
				{ways.byPasskey && (
					<PasskeyButton
						form="confirm"
						name={PASSKEY}
						purpose="confirm"
						label={passkeys.confirm}
						look={label ? "button-quiet" : "button"}
					/>
				)}
				{label && (
					<a href={actionData ? next : home} className="link">
						{t.cancel}
					</a>
				)}
			</div>
			{!label && (
				<>
					<p className="without-passkeys font-semibold">{passkeys.needsScripts}</p>
					<p className="text-sm text-soft">{t.lostPasskey}</p>
				</>
			)}
		</form>
	);
	if (areaOf(useLocation().pathname) === "complaints")
		return (
			<StepPage title={t.title} lead={lead}>
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
			<p className="mt-2 mb-6 text-soft">{lead}</p>
			{content}
		</section>
	);
}
