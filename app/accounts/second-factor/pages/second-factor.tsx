import { useLocation } from "react-router";
import {
	type Answer,
	formAction,
	type PostedForm,
	refused,
	type Sender,
} from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { areaOf, areaPaths } from "../../areas.ts";
import { secondFactorCode } from "../../credentials/account-form.ts";
import { StepPage } from "../../parts/step-page.tsx";
import { passkeyText } from "../../passkeys/text.ts";
import { passwordText } from "../../passwords/text.ts";
import { lacksSecondFactor, sessionOf } from "../../sessions/session.server.ts";
import { guessWasRight, waitBeforeGuess } from "../../sessions/session-guesses.server.ts";
import { requires } from "../../sign-in/guards.server.ts";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, type FactorSetup } from "../second-factor.server.ts";
import { stepUpToPost } from "../step-up.server.ts";
import { secondFactorText } from "../text.ts";
import type { Route } from "./+types/second-factor";

export const middleware = [requires("own-account.manage"), stepUpToPost];
export const handle = { js: true };
type State = FormState & { setUp?: FactorSetup };

export async function loader({ context }: Route.LoaderArgs) {
	const session = sessionOf(context);
	return { on: session.hasSecondFactor, required: await lacksSecondFactor(session) };
}

/** Three steps on one page: the password begins, a first code confirms, the password ends it again. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction<State>({ request, url, context }, (posted) => act({ request, url, context }, posted), {
		shown: () => ({}),
	});

type Args = Pick<Route.ActionArgs, "request" | "url" | "context">;

async function act(where: Args, { values, locale }: PostedForm & Sender): Promise<Answer<State>> {
	const session = sessionOf(where.context);
	const wrong = (problems: Record<string, string>, setUp?: State["setUp"]) => ({
		status: 422,
		state: { problems, setUp },
	});
	const done = async (cookies: string[], flash: string) => {
		await guessWasRight(session);
		return { to: areaPaths(areaOf(where.url.pathname), locale).account, flash, cookies };
	};
	if (values.code === undefined && !values.password) return wrong({ password: "required" });
	if (values.code !== undefined) {
		const setUp = { qr: values.qr ?? "", secret: values.secret ?? "", recoveryCodes: (values.codes ?? "").split(" ") };
		const code = secondFactorCode.safeParse(values.code);
		if (!code.success) return wrong({ code: "notACode" }, setUp);
		const wait = await waitBeforeGuess(session);
		if (wait > 0) return { status: 429, state: { wait, setUp } };
		const cookies = await confirmSecondFactor(where, code.data);
		return cookies ? done(cookies, "factor-on") : wrong({ code: "wrongCode" }, setUp);
	}
	const wait = await waitBeforeGuess(session);
	if (wait > 0) return { status: 429, state: { wait } };
	const password = values.password ?? "";
	if (session.hasSecondFactor) {
		const cookies = await endSecondFactor(where, password);
		return cookies ? done(cookies, "factor-off") : wrong({ password: "wrongPassword" });
	}
	const begun = await beginSecondFactor(where, password);
	if (!begun.ok) return refused(begun);
	await guessWasRight(session);
	return { status: 200, state: { setUp: begun.setUp } };
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: secondFactorText(locale).factorTitle, index: false });
};

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = secondFactorText(locale);
	const passwords = passwordText(locale);
	const { on, required } = loaderData;
	const passkeys = passkeyText(locale);
	const area = areaOf(useLocation().pathname);
	const paths = areaPaths(area, locale);
	const isInPortal = area === "complaints";
	const content = (
		<>
			{required && !on && <p className="mb-6 rounded-xl bg-draw-tint p-4 font-semibold">{t.factorRequired}</p>}
			{actionData?.setUp ? (
				<Confirm setUp={actionData.setUp} state={actionData} isCard={!isInPortal} />
			) : (
				<form method="post" noValidate className={`space-y-5 ${isInPortal ? "" : "card p-6"}`}>
					<p className="font-semibold">{on ? t.factorOn : t.factorOff}</p>
					<ErrorSummary form="factor" state={actionData} labels={{ password: passwords.currentPassword }} />
					<Field
						form="factor"
						state={actionData}
						name="password"
						label={passwords.currentPassword}
						type="password"
						autoComplete="current-password"
					/>
					<button type="submit" className={on ? "button-danger" : "button"}>
						{on ? t.factorEnd : t.factorBegin}
					</button>
				</form>
			)}
			{!on && !actionData?.setUp && (
				<p className="mt-6">
					{passkeys.instead}{" "}
					<a href={paths.passkeys} className="link">
						{passkeys.add}
					</a>
				</p>
			)}
		</>
	);
	if (isInPortal)
		return (
			<StepPage title={t.factorTitle} lead={t.factorText}>
				{content}
			</StepPage>
		);
	return (
		<section className="max-w-2xl">
			<h2 className="text-2xl">{t.factorTitle}</h2>
			<p className="mt-2 mb-6 text-soft">{t.factorText}</p>
			{content}
		</section>
	);
}

function Confirm({ setUp, state, isCard }: { setUp: FactorSetup; state: State; isCard: boolean }) {
	const t = secondFactorText(useLocale());
	return (
		<form method="post" noValidate className={`space-y-6 ${isCard ? "card p-6" : ""}`}>
			<ErrorSummary form="factor" state={state} labels={{ code: t.code }} />
			<div>
				<p>{t.factorScan}</p>
				{/* The QR code as a picture: nothing in it is taken for markup. */}
				<img
					src={`data:image/svg+xml,${encodeURIComponent(setUp.qr)}`}
					alt={t.factorScan}
					width="220"
					height="220"
					className="my-4 rounded-lg bg-white"
				/>
				<Ltr className="font-mono break-all">{setUp.secret}</Ltr>
			</div>
			<div>
				<h3 className="text-lg">{t.factorCodes}</h3>
				<p className="text-soft">{t.factorCodesText}</p>
				<ul dir="ltr" className="mt-3 grid grid-cols-2 gap-1 rounded-lg bg-sunken p-4 font-mono">
					{setUp.recoveryCodes.map((code) => (
						<li key={code}>{code}</li>
					))}
				</ul>
			</div>
			<input type="hidden" name="qr" defaultValue={setUp.qr} />
			<input type="hidden" name="secret" defaultValue={setUp.secret} />
			<input type="hidden" name="codes" defaultValue={setUp.recoveryCodes.join(" ")} />
			<Field
				form="factor"
				state={state}
				name="code"
				label={t.factorConfirm}
				autoComplete="one-time-code"
				dir="ltr"
				numeric
			/>
			<button type="submit" className="button">
				{t.factorConfirmButton}
			</button>
		</form>
	);
}
