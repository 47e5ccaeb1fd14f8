import { roleText } from "../../../access/text.ts";
import type { RoleRequest } from "../../../accounts/two-owners/role-requests.server.ts";
import { twoOwnersText } from "../../../accounts/two-owners/text.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { WhoIs } from "./who-is.tsx";

/** Roles that wait for a second owner, above the list of accounts. */
export function WaitingRoles({ requests }: { requests: RoleRequest[] }) {
	const locale = useLocale();
	const t = twoOwnersText(locale);
	const names = roleText(locale);
	return (
		<section aria-labelledby="role-requests" className="mb-8">
			<h3 id="role-requests" className="mb-3 text-xl">
				{t.title}
			</h3>
			<ul className="card divide-y divide-line">
				{requests.map(({ id, name, email, roles, asked_at, asked_by }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-4 p-4">
						<div className="min-w-0">
							<WhoIs name={name} email={email} />
							<p className="text-sm text-soft">
								{t.askedBy} <Ltr className="break-all">{asked_by}</Ltr> · <Moment at={asked_at} />
							</p>
						</div>
						<div className="flex flex-wrap items-center gap-4">
							<span className="rounded-full bg-draw-tint px-3 py-1 text-sm font-semibold text-draw">
								{roles.map((role) => names[role]).join(" · ")}
							</span>
							<RowLink to={pathIn(locale, "/admin/accounts/requests/:id", { id })} label={t.open} of={email} />
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
