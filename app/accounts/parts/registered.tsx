import { Moment } from "../../base/ui/moment.tsx";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { credentialsText } from "../credentials/text.ts";
import type { ProfileFacts } from "../joining/open-account.server.ts";
import { joiningText } from "../joining/text.ts";

type Props = { email?: string; since?: Date; facts?: ProfileFacts };

/** The registration behind a link, so that the owner of the mailbox sees whether it is theirs. */
export function Registered({ email, since, facts }: Props) {
	const locale = useLocale();
	const t = joiningText(locale);
	const credentials = credentialsText(locale);
	return (
		<div className="mb-6 rounded-xl bg-sunken p-4">
			<dl className="space-y-1">
				<Line label={credentials.email}>
					<Ltr className="break-all">{email}</Ltr>
				</Line>
				{facts && (
					<>
						<Line label={t.fullName}>
							<bdi>{facts.full_name}</bdi>
						</Line>
						<Line label={t.idNumber}>
							<Ltr>{facts.id_number}</Ltr>
						</Line>
						<Line label={t.phone}>
							<Ltr>{facts.phone}</Ltr>
						</Line>
					</>
				)}
				{since && (
					<Line label={t.registeredOn}>
						<Moment at={since} />
					</Line>
				)}
			</dl>
			<p className="mt-3 text-sm text-soft">{t.notMyRegistration}</p>
		</div>
	);
}

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
	<div className="flex flex-wrap gap-x-3">
		<dt className="text-soft">{label}</dt>
		<dd className="font-semibold">{children}</dd>
	</div>
);
