import { Outlet } from "react-router";
import { roles as allRoles, type Role } from "../../../access/actor.ts";
import { roleText } from "../../../access/text.ts";
import { pendingInvitations } from "../../../accounts/joining/invitations.server.ts";
import { joiningText } from "../../../accounts/joining/text.ts";
import { type AccountRow, accountsPage } from "../../../accounts/managing/accounts.server.ts";
import { managingText } from "../../../accounts/managing/text.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { sessionsText } from "../../../accounts/sessions/text.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { roleRequests } from "../../../accounts/two-owners/role-requests.server.ts";
import { numberParam } from "../../../base/forms/params.ts";
import { formatDate } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { Pagination } from "../../../base/ui/pagination.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Filter, ListTools, useListPath } from "../../../records/list/parts/list-tools.tsx";
import { recordsText } from "../../../records/text.ts";
import { Invitations } from "../parts/invitations.tsx";
import { WaitingRoles } from "../parts/waiting-roles.tsx";
import { WhoIs } from "../parts/who-is.tsx";
import type { Route } from "./+types/accounts";

export const middleware = [requires("account.manage")];
export const handle = { js: true };

export async function loader({ url, context }: Route.LoaderArgs) {
	const q = url.searchParams.get("q")?.trim() || undefined;
	const chosen = url.searchParams.get("role") ?? "";
	const role = allRoles.find((each): each is Role => each === chosen);
	const page = numberParam(url, "page") ?? 1;
	return {
		q,
		chosen,
		page,
		requests: await roleRequests(actorOf(context)),
		invitations: await pendingInvitations(actorOf(context)),
		...(await accountsPage(actorOf(context), { q, role, waiting: chosen === "waiting", page })),
	};
}

export default function Accounts({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = managingText(locale);
	const joining = joiningText(locale);
	const names = roleText(locale);
	const { q, chosen, rows, total, page, pages, requests, invitations } = loaderData;
	const pathOf = useListPath();
	const options = [
		{ value: "waiting", label: t.waitingOnly },
		...allRoles.map((role) => ({ value: role, label: names[role] })),
	];
	return (
		<>
			<h2 className="text-2xl">{t.accounts}</h2>
			<p className="mb-6 text-soft">{t.accountsLead}</p>
			<ListTools
				path={pathIn(locale, "/admin/accounts")}
				q={q}
				total={t.total(total)}
				filters={<Filter name="role" label={names.role} value={chosen} all={t.allAccounts} options={options} />}
				actions={
					<a href={pathIn(locale, "/admin/accounts/invite")} className="button">
						{joining.inviteTitle}
					</a>
				}
				more={
					<a href={pathIn(locale, "/admin/export/:list.csv", { list: "accounts" })} className="button-quiet">
						{recordsText(locale).exportCsv}
					</a>
				}
			/>
			{requests.length > 0 && <WaitingRoles requests={requests} />}
			{invitations.length > 0 && <Invitations invitations={invitations} />}
			{requests.length + invitations.length > 0 && <h3 className="mb-3 text-xl">{t.accounts}</h3>}
			{rows.length === 0 ? (
				<Empty title={t.noAccounts} />
			) : (
				<ul className="card divide-y divide-line">
					{rows.map((account) => (
						<Account key={account.id} account={account} />
					))}
				</ul>
			)}
			<Pagination page={page} pages={pages} pathOf={(n) => pathOf({ page: String(n) })} />
			<Outlet />
		</>
	);
}

function Account({ account }: { account: AccountRow }) {
	const locale = useLocale();
	const t = managingText(locale);
	const ofSessions = sessionsText(locale);
	const names = roleText(locale);
	const state = account.disabled_at
		? t.disabled
		: account.waiting
			? t.waiting
			: account.roles.map((role) => names[role]).join(" · ");
	return (
		<li className="flex flex-wrap items-center justify-between gap-4 p-4">
			<div className="min-w-0">
				<WhoIs {...account} />
				<p className="text-sm text-soft">
					{t.created} <time dateTime={account.created_at}>{formatDate(locale, account.created_at)}</time>
					{account.last_seen_at && (
						<>
							{" · "}
							{ofSessions.lastSeen} <Moment at={account.last_seen_at} />
						</>
					)}
				</p>
			</div>
			<div className="flex items-center gap-4">
				<span
					className={`rounded-full px-3 py-1 text-sm font-semibold ${account.waiting ? "bg-draw-tint text-draw" : "bg-sunken"}`}
				>
					{state}
				</span>
				<RowLink to={pathIn(locale, "/admin/accounts/:id", { id: account.id })} label={t.manage} of={account.email} />
			</div>
		</li>
	);
}
