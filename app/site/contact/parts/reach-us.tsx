import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Settings } from "../../../settings/defaults.ts";
import { shellText } from "../../../shell/text.ts";
import { contactText } from "../text.ts";

type Props = Pick<Settings, "phone" | "email" | "hours" | "hours_ar" | "address" | "address_ar">;

/** How to reach the federation, as far as it has said. */
export function ReachUs({ phone, email, ...facts }: Props) {
	const locale = useLocale();
	const t = contactText(locale);
	const address = pick(locale, facts, "address");
	const hours = pick(locale, facts, "hours");
	return (
		<dl className="space-y-5">
			{address && <Fact label={t.address}>{address}</Fact>}
			{email && (
				<Fact label={t.email}>
					<a className="link" href={`mailto:${email}`}>
						<Ltr>{email}</Ltr>
					</a>
				</Fact>
			)}
			{phone && (
				<Fact label={t.phone}>
					<a className="link" href={`tel:${phone.replaceAll(" ", "")}`}>
						<Ltr>{phone}</Ltr>
					</a>
				</Fact>
			)}
			{hours && <Fact label={t.hours}>{hours}</Fact>}
			<Fact label={t.haveComplaint}>
				<a className="link" href={pathIn(locale, "/complaints")}>
					{shellText(locale).complaintsPortal}
				</a>
			</Fact>
		</dl>
	);
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
	<div>
		<dt className="text-sm text-soft">{label}</dt>
		<dd className="text-lg font-semibold">{children}</dd>
	</div>
);
