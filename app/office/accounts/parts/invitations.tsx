import { roleText } from "../../../access/text.ts";
import type { Invitation } from "../../../accounts/joining/invitations.server.ts";
import { joiningText } from "../../../accounts/joining/text.ts";
import { managingText } from "../../../accounts/managing/text.ts";
import { twoOwnersText } from "../../../accounts/two-owners/text.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { WhoIs } from "./who-is.tsx";

/** Invitations that wait for their mailbox, above the list of accounts. */
export function Invitations({ invitations }: { invitations: Invitation[] }) {
	const locale = useLocale();
	const t = joiningText(locale);
	const names = roleText(locale);
	const managing = managingText(locale);
	return (
		<section aria-labelledby="invitations" className="mb-8">
			<h3 id="invitations" className="mb-3 text-xl">
				{t.invitations}
			</h3>
			<ul className="card divide-y divide-line">
				{invitations.map(({ id, name, email, role, created_at, invited_by, waits }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-4 p-4">
						<div className="min-w-0">
							<WhoIs name={name} email={email} />
							<p className="text-sm text-soft">
								{t.invitedOn} <Moment at={created_at} />
								{invited_by && (
									<>
										{" · "}
										{t.invitedBy} <Ltr className="break-all">{invited_by}</Ltr>
									</>
								)}
							</p>
						</div>
						<div className="flex flex-wrap items-center gap-4">
							{waits && <span className="text-sm font-semibold text-draw">{twoOwnersText(locale).waits}</span>}
							<span className="rounded-full bg-sunken px-3 py-1 text-sm font-semibold">{role && names[role]}</span>
							<RowLink
								to={pathIn(locale, "/admin/accounts/invitations/:id", { id })}
								label={managing.manage}
								of={email}
							/>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
