import type { ApiScope } from "../../../accounts/tokens/api-scopes.ts";
import type { OwnToken } from "../../../accounts/tokens/own-tokens.server.ts";
import { tokenText } from "../../../accounts/tokens/text.ts";
import { tokenDays } from "../../../accounts/tokens/token-form.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { textNamed } from "../../../base/locale/text.ts";
import { CheckField, Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";

/** The account's tokens, each with its name, what it opens and how long; never the token itself. */
export function TokenList({ tokens }: { tokens: OwnToken[] }) {
	const locale = useLocale();
	const t = tokenText(locale);
	return (
		<section aria-labelledby="tokens">
			<h3 id="tokens" className="mb-3 text-xl">
				{t.list}
			</h3>
			{tokens.length === 0 && <p>{t.none}</p>}
			<ul className="card divide-y divide-line" hidden={tokens.length === 0}>
				{tokens.map((token) => (
					<li key={token.id} className="flex flex-wrap items-center justify-between gap-3 p-4">
						<div className="min-w-0 flex-1 basis-48">
							<p className="font-semibold wrap-anywhere" dir="auto">
								{token.name}
							</p>
							<p className="text-sm">{token.scopes.map((scope) => textNamed(t, scope)).join(" · ")}</p>
							<p className="text-sm text-soft">
								{t.created} <Moment at={token.created_at} /> · {t.expires} <Moment at={token.expires_at} />
							</p>
							<p className="text-sm text-soft">
								{token.last_used_at ? (
									<>
										{t.lastUsed} <Moment at={token.last_used_at} />
									</>
								) : (
									t.neverUsed
								)}
							</p>
						</div>
						<a href={pathIn(locale, "/admin/account/tokens/:id/revoke", { id: token.id })} className="button-quiet">
							{t.revoke}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

/** A new token: for which program, what it may do, until when. */
export function TokenForm({ scopes, state }: { scopes: readonly ApiScope[]; state?: FormState }) {
	const inWords = useProblemText();
	const locale = useLocale();
	const t = tokenText(locale);
	const field = { form: "token", state };
	const days = { "7": t.days7, "30": t.days30, "90": t.days90 };
	return (
		<form method="post" noValidate className="card space-y-5 p-6">
			<ErrorSummary {...field} labels={{ name: t.name, days: t.days, scopes: t.scopes }} />
			<Field {...field} name="name" label={t.name} hint={t.nameHint} maxLength={80} autoComplete="off" />
			<fieldset id="token-scopes" aria-describedby={state?.problems.scopes && "token-scopes-problem"}>
				<legend className="mb-2 font-semibold">{t.scopes}</legend>
				{state?.problems.scopes && (
					<p id="token-scopes-problem" className="mb-2 text-sm font-semibold text-loss">
						{inWords(state.problems.scopes)}
					</p>
				)}
				{scopes.map((scope) => (
					<CheckField key={scope} {...field} name={scope} label={t[scope]} />
				))}
			</fieldset>
			<SelectField
				{...field}
				name="days"
				label={t.days}
				options={tokenDays.map((value) => ({ value, label: days[value] }))}
			/>
			<button type="submit" className="button">
				{t.create}
			</button>
		</form>
	);
}
