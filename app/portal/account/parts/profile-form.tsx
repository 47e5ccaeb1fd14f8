import type { FormState } from "../../../base/forms/form-state.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale, useText } from "../../../base/ui/use-locale.ts";
import { Fact } from "../../../complaints/case/parts/fact.tsx";
import { namesFirst } from "../../../complaints/complainants/name-order.ts";
import type { ownProfile } from "../../../complaints/complainants/profile.server.ts";
import { profileText } from "../../../complaints/complainants/profile-text.ts";
import { complainantText } from "../text.ts";
import { NameFields } from "./name-fields.tsx";

type Profile = NonNullable<Awaited<ReturnType<typeof ownProfile>>>;
const fields = [
	"full_name",
	"full_name_ar",
	"phone",
	"date_of_birth",
	"address",
	"organization",
	"organization_ar",
] as const;

/** The complainant's profile, editable. The ID number is shown masked. */
export function ProfileForm({ profile, state }: { profile: Profile; state?: FormState }) {
	const locale = useLocale();
	const t = profileText(locale);
	const login = useText(complainantText);
	const values = Object.fromEntries(fields.map((name) => [name, String(profile[name] ?? "")]));
	const field = { form: "profile", state: state ?? { problems: {}, values } };
	const optional = { ...field, required: false };
	const labels = Object.fromEntries(fields.map((name) => [name, t[name]]));
	return (
		<section aria-labelledby="profile" className="card p-6 sm:p-8">
			<h2 id="profile" className="mb-5 text-xl">
				{t.profile}
			</h2>
			<dl className="grid gap-5 sm:grid-cols-2">
				<Fact label={login.email} ltr>
					{profile.email}
				</Fact>
				<Fact label={t.submitter_type}>{t[profile.submitter_type]}</Fact>
				<Fact label={profile.id_type ? t[profile.id_type] : t.id_number} ltr wide>
					{profile.id_number_masked}
				</Fact>
			</dl>
			<p className="mt-1 mb-6 border-b border-line pb-6 text-sm text-soft">{t.idFixed}</p>
			<form method="post" noValidate className="space-y-5">
				<ErrorSummary form="profile" state={state && namesFirst(locale, state)} labels={labels} />
				<div className="grid gap-5 sm:grid-cols-2">
					<NameFields {...field} />
					<Field {...field} name="phone" label={t.phone} type="tel" autoComplete="tel" maxLength={40} />
					<Field {...optional} name="date_of_birth" label={t.date_of_birth} type="date" autoComplete="bday" />
					<div className="sm:col-span-2">
						<Field {...optional} name="address" label={t.address} autoComplete="street-address" maxLength={300} />
					</div>
					<Field {...optional} name="organization" label={t.organization} maxLength={160} />
					<Field {...optional} name="organization_ar" label={t.organization_ar} dir="rtl" maxLength={160} />
				</div>
				<button type="submit" className="button">
					{t.save}
				</button>
			</form>
		</section>
	);
}
