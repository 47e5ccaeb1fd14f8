import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { InvitedCaptain } from "../squads-with-captains.server.ts";
import { managingText } from "../text.ts";

/** Invitations that wait for their mailbox. */
export function InvitedList({ invited }: { invited: InvitedCaptain[] }) {
	const t = managingText(useLocale());
	return (
		<section aria-labelledby="invited">
			<h3 id="invited" className="mb-2 text-lg font-semibold">
				{t.invitations}
			</h3>
			<ul className="card divide-y divide-line">
				{invited.map(({ id, email, expires_at }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-3 p-3">
						<div className="min-w-0 flex-1 basis-48">
							<p className="font-semibold">
								<Ltr className="break-all">{email}</Ltr>
							</p>
							<p className="text-sm text-soft">
								{t.worksUntil} <Moment at={expires_at} />
							</p>
						</div>
						<form method="post" className="flex flex-wrap gap-2">
							<input type="hidden" name="invitation" value={id} />
							<button
								type="submit"
								name="intent"
								value="resend"
								aria-label={`${t.resend}: ${email}`}
								className="button-quiet"
							>
								{t.resend}
							</button>
							<button
								type="submit"
								name="intent"
								value="withdraw"
								aria-label={`${t.withdraw}: ${email}`}
								className="button-quiet text-loss"
							>
								{t.withdraw}
							</button>
						</form>
					</li>
				))}
			</ul>
			<p className="mt-2 text-sm text-soft">{t.withdrawNote}</p>
		</section>
	);
}
