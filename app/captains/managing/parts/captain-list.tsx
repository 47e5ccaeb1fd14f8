import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { CaptainOfSquad } from "../squads-with-captains.server.ts";
import { managingText } from "../text.ts";

/** Those who act for a squad, each with the way to take it from them. */
export function CaptainList({ squad, captains, query }: { squad: number; captains: CaptainOfSquad[]; query: string }) {
	const locale = useLocale();
	const t = managingText(locale);
	if (captains.length === 0) return <p className="text-soft">{t.none}</p>;
	return (
		<section aria-labelledby="captains">
			<h3 id="captains" className="mb-2 text-lg font-semibold">
				{t.captains}
			</h3>
			<ul className="card divide-y divide-line">
				{captains.map(({ id, email, granted_at, granted_by }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-3 p-3">
						<div className="min-w-0 flex-1 basis-48">
							<p className="font-semibold">
								<Ltr className="break-all">{email}</Ltr>
							</p>
							<p className="text-sm text-soft">
								{t.since} <Moment at={granted_at} />
								{granted_by && (
									<>
										{" · "}
										{t.by} <Ltr className="break-all">{granted_by}</Ltr>
									</>
								)}
							</p>
						</div>
						<a
							href={
								pathIn(locale, "/admin/league/captains/:squad/:account/remove", {
									squad: String(squad),
									account: id,
								}) + query
							}
							aria-label={`${t.takeAway}: ${email}`}
							className="button-quiet text-loss"
						>
							{t.takeAway}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
