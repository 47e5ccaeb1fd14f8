import { grantedRoles } from "../../../access/actor.ts";
import { roleText } from "../../../access/text.ts";
import { twoOwnersText } from "../../../accounts/two-owners/text.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { FROM_HOME } from "../../../records/from-home.ts";
import { adminText } from "../../text.ts";
import { peopleText } from "../people-text.ts";
import type { Today } from "../today.server.ts";
import { WorkCard, WorkRow } from "./card.tsx";

/** Roles that another owner asked for: agreed to, or refused. */
export function RolesCard({ rows, total }: Today["roles"]) {
	const locale = useLocale();
	const t = peopleText(locale);
	const two = twoOwnersText(locale);
	const names = roleText(locale);
	if (rows.length === 0) return null;
	return (
		<WorkCard
			id="to-agree"
			total={total}
			label={adminText(locale).roleRequests}
			all={pathIn(locale, "/admin/accounts")}
		>
			{rows.map(({ id, email, roles, reason, asked_by, asked_at }) => {
				const page = pathIn(locale, "/admin/accounts/requests/:id", { id }) + FROM_HOME;
				const asked = `${email} · ${roles.map((role) => names[role]).join(" · ")}`;
				return (
					<WorkRow
						key={id}
						to={page}
						title={<bdi className="break-all">{asked}</bdi>}
						facts={
							<>
								{two.askedBy} <Ltr className="break-all">{asked_by}</Ltr> · <Moment at={asked_at} />
							</>
						}
						more={
							reason && (
								<p dir="auto" className="text-sm">
									{reason}
								</p>
							)
						}
					>
						<form method="post" action={page} data-in-place="" className="flex flex-wrap gap-2">
							<button
								type="submit"
								name="intent"
								value="confirm"
								aria-label={t.agreeOf(asked)}
								className="button-quiet px-4 text-sm"
							>
								{t.agree}
							</button>
							<button
								type="submit"
								name="intent"
								value="refuse"
								aria-label={t.refuseRoleOf(asked)}
								className="button-quiet px-4 text-sm"
							>
								{two.refuse}
							</button>
						</form>
					</WorkRow>
				);
			})}
		</WorkCard>
	);
}

/** Accounts that wait for a role, with the choice of one. */
export function AccountsCard({ rows, total }: Today["accounts"]) {
	const locale = useLocale();
	const t = peopleText(locale);
	const names = roleText(locale);
	if (rows.length === 0) return null;
	const list = `${pathIn(locale, "/admin/accounts")}?role=waiting`;
	return (
		<WorkCard id="to-grant" total={total} label={adminText(locale).waitingAccounts} all={list}>
			{rows.map(({ id, email, name, created_at }) => {
				const page = pathIn(locale, "/admin/accounts/:id", { id }) + FROM_HOME;
				return (
					<WorkRow
						key={id}
						to={page}
						title={<bdi className="break-all">{name ?? email}</bdi>}
						facts={
							<>
								{name && (
									<>
										<Ltr className="break-all">{email}</Ltr> ·{" "}
									</>
								)}
								<Moment at={created_at} />
							</>
						}
					>
						<form method="post" action={page} data-in-place="" className="flex flex-wrap gap-2">
							<input type="hidden" name="seen" value="none" />
							<select
								name="role"
								required
								aria-label={t.roleOf(email)}
								defaultValue=""
								className="control w-auto text-sm"
							>
								<option value="">{t.chooseRole}</option>
								{grantedRoles.map((role) => (
									<option key={role} value={role}>
										{names[role]}
									</option>
								))}
							</select>
							<button
								type="submit"
								name="intent"
								value="roles"
								aria-label={t.grantOf(email)}
								className="button-quiet px-4 text-sm"
							>
								{t.grant}
							</button>
						</form>
					</WorkRow>
				);
			})}
		</WorkCard>
	);
}
