import type { AccessLink } from "../../accounts/guests/access-links.server.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Moment } from "../../base/ui/moment.tsx";
import { Empty, Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Written } from "../../base/ui/written.tsx";
import { linkText } from "../links-text.ts";

const states = {
	waiting: "stateWaiting",
	inUse: "stateInUse",
	over: "stateOver",
	expired: "stateExpired",
	revoked: "stateRevoked",
} as const;

/** The links that were issued, and the way to take one back. */
export function LinkList({ links }: { links: AccessLink[] }) {
	const locale = useLocale();
	const t = linkText(locale);
	if (links.length === 0) return <Empty title={t.noLinks} />;
	return (
		<ul className="space-y-4">
			{links.map((link) => (
				<li key={link.id} className="card flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
					<div className="min-w-0 flex-1 basis-72">
						<p className="font-semibold">
							<bdi>{link.name || link.email}</bdi> · {t[states[link.state]]}
						</p>
						<Written>{link.reason}</Written>
						<p className="text-sm text-soft">
							{t.colIssued}: <Moment at={link.created_at} /> · {t.colBy}: <Ltr>{link.issued_by}</Ltr>
						</p>
					</div>
					{(link.state === "waiting" || link.state === "inUse") && (
						<a
							href={pathIn(locale, "/complaints/admin/links/:id/revoke", { id: link.id })}
							aria-label={t.revokeFor(link.name || link.email)}
							className="button-danger"
						>
							{t.revoke}
						</a>
					)}
				</li>
			))}
		</ul>
	);
}
