import type { FormState } from "../../../base/forms/form-state.ts";
import { isOneOf } from "../../../base/literals.ts";
import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { commonText } from "../../../base/ui/text.ts";
import { useLocale, useText } from "../../../base/ui/use-locale.ts";
import { submitterTypes } from "../../../complaints/case/complaint.ts";
import { Fact } from "../../../complaints/case/parts/fact.tsx";
import { nameOrder, namesFirst } from "../../../complaints/complainants/name-order.ts";
import { accountFields, detailFields } from "../../../complaints/complainants/profile-form.ts";
import { profileText } from "../../../complaints/complainants/profile-text.ts";
import { portalText } from "../../text.ts";
import { registrationText } from "../registration-text.ts";
import { complainantText } from "../text.ts";
import { DetailFields } from "./detail-fields.tsx";
import { EmailTaken } from "./email-taken.tsx";
import { NameFields } from "./name-fields.tsx";

type Props = {
	step: number;
	values: Record<string, string>;
	hasPassword: boolean;
	least: number;
	state?: FormState & { failed?: boolean };
};

const FORM = "register";

/** One of the three steps. What was typed before comes back, passwords aside. */
export function RegisterForm({ step, values, hasPassword, least, state }: Props) {
	const locale = useLocale();
	const t = registrationText(locale);
	const portal = portalText(locale);
	const login = complainantText(locale);
	const shown: FormState = state ?? { problems: {}, values };
	const fields = profileText(locale);
	const labels = {
		...Object.fromEntries([...accountFields, ...detailFields].map((name) => [name, fields[name]])),
		password: login.password,
		confirm_password: t.confirm_password,
	};
	const isMissing = Object.values(shown.problems).includes("required");
	return (
		<form
			method="post"
			action={`${pathIn(locale, "/complaints/register")}?step=${step}`}
			noValidate
			className="card space-y-5 p-4 sm:space-y-6 sm:p-8"
		>
			{step < 3 ? (
				<ErrorSummary
					form={FORM}
					state={state && namesFirst(locale, state)}
					labels={labels}
					title={isMissing ? t.fillRequired : undefined}
					failed={{ title: t.registrationFailed }}
				/>
			) : (
				<ReviewProblems state={state} labels={labels} />
			)}
			{step === 1 && <AccountFields state={shown} hasPassword={hasPassword} least={least} />}
			{step === 2 && <DetailFields form={FORM} state={shown} />}
			{step === 3 && <Review values={values} />}
			{/* Enter in a field presses the first button: that is the one that leads on. */}
			<div className="flex flex-row-reverse flex-wrap justify-between gap-3">
				<button type="submit" name="intent" value="next" className="button">
					{step === 3 ? t.registerNow : portal.next}
				</button>
				{step > 1 ? (
					<button type="submit" name="intent" value="previous" className="button-quiet">
						{portal.previous}
					</button>
				) : (
					<a href={pathIn(locale, "/complaints/login")} className="button-quiet">
						{login.login}
					</a>
				)}
			</div>
		</form>
	);
}

/** On the last step there are no fields: each point leads to the step it is on. */
function ReviewProblems({ state, labels }: { state?: FormState; labels: Record<string, string> }) {
	const inWords = useProblemText();
	const locale = useLocale();
	const c = commonText(locale);
	const t = registrationText(locale);
	const problems = Object.entries(state?.problems ?? {});
	if (problems.length === 0 && !state?.wait && !state?.failed) return null;
	const stepOf = (name: string) => (isOneOf(detailFields, name) ? 2 : 1);
	return (
		<div role="alert" className="rounded-xl border-2 border-loss bg-loss-tint p-4 font-semibold">
			{state?.failed && <p>{t.registrationError}</p>}
			{state?.wait && <p>{c.tooManyTries(Math.ceil(state.wait / 60))}</p>}
			<ul>
				{problems.map(([name, key]) => (
					<li key={name}>
						<a
							className="underline underline-offset-4"
							href={`${pathIn(locale, "/complaints/register")}?step=${stepOf(name)}#${FORM}-${name}`}
						>
							{name === "email" ? "" : `${labels[name] ?? name}: `}
							{inWords(key)}
						</a>
					</li>
				))}
			</ul>
			{state?.problems.email === "emailTaken" && <EmailTaken />}
		</div>
	);
}

function AccountFields({ state, hasPassword, least }: { state: FormState; hasPassword: boolean; least: number }) {
	const t = useText(profileText);
	const login = useText(complainantText);
	const registration = useText(registrationText);
	const field = { form: FORM, state };
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-2">
				<NameFields {...field} />
				<Field {...field} name="email" label={t.email} type="email" autoComplete="username" maxLength={254} />
				<SelectField
					{...field}
					name="submitter_type"
					label={t.submitter_type}
					options={submitterTypes.map((value) => ({ value, label: t[value] }))}
				/>
			</div>
			{hasPassword && <p className="rounded-xl bg-sunken p-4">{registration.passwordKept}</p>}
			<div className="grid gap-5 sm:grid-cols-2">
				<Field
					{...field}
					name="password"
					label={login.password}
					type="password"
					autoComplete="new-password"
					hint={registration.passwordHint(least)}
					required={!hasPassword}
				/>
				<Field
					{...field}
					name="confirm_password"
					label={registration.confirm_password}
					type="password"
					autoComplete="new-password"
					required={!hasPassword}
				/>
			</div>
		</>
	);
}

const choices = ["submitter_type", "id_type"];
const latin = ["email", "phone", "id_number"];

function Review({ values }: { values: Record<string, string> }) {
	const locale = useLocale();
	const t = registrationText(locale);
	const portal = portalText(locale);
	const fields = profileText(locale);
	const shown = (name: string) => {
		const value = values[name] ?? "";
		if (choices.includes(name)) return value && textNamed(fields, value);
		return name === "date_of_birth" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(locale, value) : value;
	};
	const [first, second] = nameOrder[locale];
	const account = [first, second, ...accountFields.filter((name) => name !== first && name !== second)];
	const parts = [
		{ step: 1, title: t.regStep1, names: account.filter((name) => name !== second || values[name]) },
		{ step: 2, title: t.regStep2, names: detailFields },
	];
	return (
		<>
			<p>{t.reviewRegister}</p>
			{parts.map(({ step, title, names }) => (
				<section key={step} aria-labelledby={`review-${step}`} className="border-t border-line pt-5">
					<div className="mb-3 flex items-baseline justify-between gap-4">
						<h2 id={`review-${step}`} className="text-xl">
							{title}
						</h2>
						<a href={`${pathIn(locale, "/complaints/register")}?step=${step}`} className="link">
							{portal.edit}
						</a>
					</div>
					<dl className="grid gap-4 sm:grid-cols-2">
						{names.map((name) => (
							<Fact key={name} label={fields[name]} ltr={latin.includes(name)}>
								{shown(name)}
							</Fact>
						))}
					</dl>
				</section>
			))}
		</>
	);
}
