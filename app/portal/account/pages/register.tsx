import { data, redirect } from "react-router";
import { config } from "../../../base/config.server.ts";
import { NO_ROOM_SECONDS } from "../../../base/files/room.server.ts";
import {
	type Answer,
	formAction,
	type PostedForm,
	refused,
	type Sender,
	withoutPasswords,
} from "../../../base/forms/form-action.server.ts";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { senderAddress } from "../../../base/mail/mail.server.ts";
import { PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { ageOn, OF_AGE } from "../../../complaints/case/age.ts";
import {
	registerComplainant,
	takeAccountStep,
	takeDetailsStep,
} from "../../../complaints/complainants/register-complainant.server.ts";
import { isFull, registrationOf, storeRegistration } from "../../../complaints/complainants/registration.server.ts";
import { noticeText } from "../../../complaints/flash-text.ts";
import { serverFields } from "../../../complaints/submitting/fields/complaint-form.ts";
import { portalMeta } from "../../page-meta.ts";
import { MinorNotice } from "../../parts/minor-notice.tsx";
import { StepList } from "../../parts/step-list.tsx";
import { portalText } from "../../text.ts";
import { CheckEmail } from "../parts/check-email.tsx";
import { RegisterForm } from "../parts/register-form.tsx";
import { registrationText } from "../registration-text.ts";
import { complainantText } from "../text.ts";
import type { Route } from "./+types/register";

const stepOf = (url: URL) => Math.min(3, Math.max(1, Number(url.searchParams.get("step")) || 1));
const REDIRECT_SECONDS = 2; // docs/rules/complaints.md#complainants

export const handle = { maxBody: SHORT_FORM };

export async function loader({ request, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const step = stepOf(url);
	const registration = await registrationOf(request);
	const least = config().PASSWORD_MIN_LENGTH;
	if (url.searchParams.get("step") === "done" && registration?.waiting) {
		if (registration.isUnsent) throw redirect(pathIn(locale, "/complaints/verify"), 303);
		const refresh = `${REDIRECT_SECONDS}; url=${pathIn(locale, "/complaints/login")}`;
		const sent = { email: registration.values.email, sender: senderAddress(locale) };
		return data(
			{ step: 4, done: 3, values: {}, hasPassword: false, isYoung: false, least, sent },
			{ headers: { refresh } },
		);
	}
	const unfinished = registration?.waiting ? undefined : registration;
	const done = unfinished?.done ?? 0;
	if (step > done + 1) throw redirect(`${pathIn(locale, "/complaints/register")}?step=${done + 1}`, 303);
	const hasPassword = unfinished?.passwordHash !== undefined;
	const values = unfinished?.values ?? {};
	const isYoung = (ageOn(values.date_of_birth, riyadhDay(new Date())) ?? OF_AGE) < OF_AGE;
	return { step, done, values, hasPassword, isYoung, least, sent: undefined };
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** One address, three steps: each is checked when it is sent, and stored on the server until the last one. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const step = stepOf(url);
	const before = await registrationOf(request).then((found) => (found?.waiting ? undefined : found));
	const run = async ({ values, locale, address }: PostedForm & Sender): Promise<Answer> => {
		const to = (target: string, cookie?: string, flash?: string) => ({
			to: `${pathIn(locale, "/complaints/register")}?step=${target}`,
			cookies: [cookie],
			flash,
		});
		const foreign = serverFields.filter((name) => name in values);
		if (foreign.length > 0)
			return { status: 422, state: { problems: Object.fromEntries(foreign.map((name) => [name, "serverField"])) } };
		if (step === 1) {
			const taken = await takeAccountStep(before, values, { locale, address });
			if (!taken.ok) return refused(taken);
			if (!before && (await isFull())) return refused({ wait: NO_ROOM_SECONDS });
			return to("2", await storeRegistration(request, taken.registration));
		}
		if (!before) return to("1");
		if (step === 2) {
			const taken = await takeDetailsStep(before, values, { locale, address });
			const cookie = taken.registration && (await storeRegistration(request, taken.registration));
			if (values.intent === "previous" && cookie) return to("1", cookie);
			return taken.ok ? to("3", cookie) : refused(taken);
		}
		if (values.intent === "previous") return to("2");
		const outcome = await registerComplainant(before, { locale, address });
		if (!outcome.ok) return refused(outcome);
		const { pending, isMailed } = outcome;
		const typed = { email: before.values.email ?? "" };
		const waiting = { values: typed, done: 0, waiting: true, pending, isUnsent: !isMailed };
		return to("done", await storeRegistration(request, waiting), isMailed ? "account-created" : undefined);
	};
	const shown = (values: Record<string, string>) => ({ ...before?.values, ...withoutPasswords(values) });
	return formAction({ request, url, context }, run, { shown });
}

export const meta: Route.MetaFunction = (args) => portalMeta(args, registrationText, (t) => t.registerTitle);

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = registrationText(locale);
	const notices = noticeText(locale);
	const portal = portalText(locale);
	const login = complainantText(locale);
	const { step, done, sent } = loaderData;
	const path = pathIn(locale, "/complaints/register");
	const crumbs = [
		useHomeCrumb(),
		{ label: portal.title, path: pathIn(locale, "/complaints") },
		{ label: login.register },
	];
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.registerTitle} />
			<div className="wide max-w-3xl space-y-4 py-4 sm:space-y-8 sm:py-8">
				{step === 4 && sent ? (
					<div className="card space-y-4 p-6 sm:p-8">
						<p className="text-xl font-semibold">{notices["account-created"]}</p>
						<CheckEmail {...sent} isUnsent={false} />
						<p className="text-soft">{t.goingToLogin}</p>
						<p>
							<a href={pathIn(locale, "/complaints/login")} className="button">
								{login.goToLogin}
							</a>
						</p>
					</div>
				) : (
					<>
						<StepList
							label={t.registerSteps}
							steps={[t.regStep1, t.regStep2, t.regStep3]}
							current={step}
							pathOf={(to) => (to <= done + 1 ? `${path}?step=${to}` : undefined)}
						/>
						{loaderData.isYoung && <MinorNotice />}
						<RegisterForm {...loaderData} state={actionData} />
					</>
				)}
			</div>
		</>
	);
}
