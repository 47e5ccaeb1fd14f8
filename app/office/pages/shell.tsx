import { Outlet, useLocation, useMatches } from "react-router";
import type { Actor } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { accountFlashes } from "../../accounts/flash-text.ts";
import { managingText } from "../../accounts/managing/text.ts";
import { accountProblems } from "../../accounts/problem-text.ts";
import { actorOf, sessionOf } from "../../accounts/sessions/session.server.ts";
import { signedIn } from "../../accounts/sign-in/guards.server.ts";
import { inLocale, type Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Problems } from "../../base/ui/fields/problem-text.tsx";
import { fullTitle, pageMeta, siteNameOf } from "../../base/ui/head/page-meta.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { decisionProblems } from "../../decisions/problem-text.ts";
import { inDemo } from "../../installation/demo.server.ts";
import { captainFlashes } from "../../league/captains/flash-text.ts";
import { captainProblems } from "../../league/captains/problem-text.ts";
import { classProblems } from "../../league/classes/problem-text.ts";
import { groupProblems } from "../../league/competitions/groups/problem-text.ts";
import { dateFlashes } from "../../league/dates/flash-text.ts";
import { dateProblems } from "../../league/dates/problem-text.ts";
import { formatProblems } from "../../league/formats/problem-text.ts";
import { ruleSetProblems } from "../../league/rule-sets/problem-text.ts";
import { sheetProblems } from "../../league/sheets/problem-text.ts";
import { reportFlashes } from "../../league/sheets/reports/flash-text.ts";
import { reportProblems } from "../../league/sheets/reports/problem-text.ts";
import { registrationFlashes } from "../../people/registrations/flash-text.ts";
import { registrationProblems } from "../../people/registrations/problem-text.ts";
import { transferProblems } from "../../people/registrations/transfers/text.ts";
import { recordFlashes } from "../../records/flash-text.ts";
import { recordProblems } from "../../records/problem-text.ts";
import { tabText } from "../../records/tab-text.ts";
import { ErrorContent } from "../../shell/parts/error-page.tsx";
import { StaffFrame } from "../../shell/parts/staff-frame.tsx";
import { areaText } from "../area-text.ts";
import { healthFlashes } from "../health/flash-text.ts";
import { FIND_FIELD, FindField } from "../parts/find-field.tsx";
import { TabList } from "../parts/tab-list.tsx";
import { mergingFlashes } from "../players/merging-flash-text.ts";
import { queueFlashes } from "../queue/flash-text.ts";
import { retentionFlashes } from "../retention/flash-text.ts";
import { retentionProblems } from "../retention/problem-text.ts";
import { scheduleFlashes } from "../schedule/flash-text.ts";
import { seasonFlashes } from "../seasons/flash-text.ts";
import { settingsProblems } from "../settings/problem-text.ts";
import { setupFlashes } from "../setup/flash-text.ts";
import { areaAt, tabAt, tabsFor } from "../tabs.ts";
import { adminText } from "../text.ts";
import type { Route } from "./+types/shell";

export const middleware = [signedIn];
export const handle = { js: true };

export function loader({ context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const { email, isDemo } = sessionOf(context);
	return {
		email,
		tabs: tabsFor(actor),
		hasDashboard: can(actor, "dashboard.open"),
		/** The desk of complaints, for those who have something to do there. */
		desk: deskPage(actor),
		demo: isDemo && inDemo(),
	};
}

const deskPage = (actor: Actor) => {
	if (can(actor, "case.read")) return "/complaints/admin" as const;
	return can(actor, "access-link.issue") ? ("/complaints/admin/links" as const) : undefined;
};

/** The title is set by the frame, which knows the pages inside it. */
export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: null, index: false });

/** The record, the page around its panel, and the part that is open: `Sara Ali · Players · Administration`. */
function useStaffTitle(part: string | undefined): string {
	const locale = useLocale();
	const location = useLocation();
	const matches = useMatches();
	const inside = matches.map(({ loaderData }) => loaderData);
	const fields = locale === "ar" ? ["name_ar", "title_ar"] : ["name", "title"];
	const record = fields.flatMap((field) => textAt(inside.at(-1), ["state", "values", field]) ?? [])[0];
	const pages = matches.flatMap(
		({ handle, loaderData }) => textAt(loaderData, ["title"]) ?? titleIn(handle, locale, isNew(loaderData)) ?? [],
	);
	const own = record && !pages.some((page) => page.includes(record)) ? [record] : [];
	const parts = [...own, ...pages.reverse(), part, adminText(locale).title].filter((name) => name !== undefined);
	return fullTitle(parts.join(" · "), siteNameOf({ location, matches }));
}

/** The title that a page states in its handle where its data has none; a form has another for a new record. */
function titleIn(handle: unknown, locale: Locale, isNewRecord: boolean): string | undefined {
	const title = typeof handle === "object" && handle !== null && "title" in handle ? handle.title : undefined;
	return typeof title === "function" ? String(title(locale, isNewRecord)) : undefined;
}

const isNew = (data: unknown) => typeof data === "object" && data !== null && "isNew" in data && data.isNew === true;

/** A text inside data of any shape, by the names that lead to it. */
function textAt(data: unknown, path: string[]): string | undefined {
	let value = data;
	for (const name of path) value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
	return typeof value === "string" && value !== "" ? value : undefined;
}

/** The frame of every page of the administration: who is signed in, the way out, and the tabs. */
export default function Shell({ loaderData }: Route.ComponentProps) {
	return (
		<Frame {...loaderData}>
			<Outlet />
		</Frame>
	);
}

const flashes = [
	reportFlashes,
	accountFlashes,
	captainFlashes,
	recordFlashes,
	queueFlashes,
	healthFlashes,
	retentionFlashes,
	scheduleFlashes,
	registrationFlashes,
	mergingFlashes,
	seasonFlashes,
	dateFlashes,
	setupFlashes,
];
const problems = [
	accountProblems,
	captainProblems,
	recordProblems,
	registrationProblems,
	retentionProblems,
	formatProblems,
	ruleSetProblems,
	groupProblems,
	sheetProblems,
	classProblems,
	dateProblems,
	decisionProblems,
	reportProblems,
	transferProblems,
	settingsProblems,
];
type FrameProps = Route.ComponentProps["loaderData"] & { children: React.ReactNode };

function Frame({ email, tabs, hasDashboard, demo, desk, children }: FrameProps) {
	const locale = useLocale();
	const t = adminText(locale);
	const path = inLocale("ar", useLocation().pathname);
	const tab = tabAt(path);
	const area = areaAt(path);
	const title = useStaffTitle(area === "today" ? areaText(locale).today : tab && tabText(locale)[tab]);
	const content = (
		<div className="wide py-4 sm:py-8">
			<Problems of={problems}>{children}</Problems>
		</div>
	);
	const links = [
		...(desk ? [{ label: t.desk, path: pathIn(locale, desk) }] : []),
		{ label: managingText(locale).myAccount, path: pathIn(locale, "/admin/account") },
		{ label: t.toSite, path: pathIn(locale, "/") },
	];
	const main = tab ? (
		<div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
			{content}
		</div>
	) : (
		content
	);
	return (
		<StaffFrame
			title={t.title}
			home={pathIn(locale, "/admin")}
			links={links}
			signOut={pathIn(locale, "/admin/sign-out")}
			search={hasDashboard && <FindField id={FIND_FIELD} className="max-lg:mb-3 lg:w-42" />}
			nav={<TabList tabs={tabs} area={area} current={tab} />}
			main={main}
			flashes={flashes}
		>
			<title>{title}</title>
			<p className="text-soft">
				{t.welcome} <bdi dir="ltr">{email}</bdi>
			</p>
			{demo && <p className="text-sm text-soft">{t.demo}</p>}
		</StaffFrame>
	);
}

/** Errors of the pages inside: an account without the role is told what to do about it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const content = <ErrorContent error={error} />;
	return loaderData ? <Frame {...loaderData}>{content}</Frame> : content;
}
