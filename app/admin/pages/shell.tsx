import { useEffect } from "react";
import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { can } from "../../access/policy.ts";
import { signedIn } from "../../accounts/guards.server.ts";
import { actorOf, sessionOf } from "../../accounts/session.server.ts";
import { inLocale, localeOf, otherLocale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { Toast } from "../../base/ui/toast.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { config } from "../../config.server.ts";
import { ErrorContent } from "../../federation/parts/error-page.tsx";
import { federationText } from "../../federation/text.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { site } from "../../site.ts";
import { flashText } from "../flash-text.ts";
import { TabList } from "../parts/tab-list.tsx";
import { tabAt, tabsFor } from "../tabs.ts";
import { adminText } from "../text.ts";
import type { Route } from "./+types/shell";

export const middleware = [signedIn];
export const handle = { js: true };

export function loader({ context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	return {
		email: sessionOf(context).email,
		tabs: tabsFor(actor),
		hasDashboard: can(actor, "dashboard.open"),
		demo: config().DEMO,
	};
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: adminText(locale).title, siteName: site.name[locale], index: false });
};

/** What every page of the administration stands in: who is signed in, the way out, and the tabs. */
export default function Shell({ loaderData }: Route.ComponentProps) {
	return (
		<Frame {...loaderData}>
			<Outlet />
		</Frame>
	);
}

type FrameProps = Route.ComponentProps["loaderData"] & { children: React.ReactNode };

function Frame({ email, tabs, demo, children }: FrameProps) {
	const locale = useLocale();
	const t = adminText(locale);
	const { pathname, search } = useLocation();
	const other = otherLocale(locale);
	const flash = flashText(locale, useRouteLoaderData<typeof rootLoader>("root")?.flash);
	useEffect(() => {
		document.documentElement.dataset.alive = ""; // scripts have taken over: tests wait for it
	}, []);
	const tab = tabAt(inLocale("ar", pathname));
	const content = <div className="wide py-8">{children}</div>;
	return (
		<div className="min-h-dvh">
			<a href="#content" className="button absolute start-4 top-2 z-50 not-focus:sr-only">
				{federationText(locale).skipToContent}
			</a>
			<header className="court print:hidden">
				<div className="wide flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
					<div className="me-auto">
						<h1 className="text-xl">
							<a href={pathIn(locale, "/admin")}>{t.title}</a>
						</h1>
						<p className="text-on-table-soft">
							{t.welcome} <bdi dir="ltr">{email}</bdi>
						</p>
						{demo && <p className="text-sm text-on-table-soft">{t.demo}</p>}
					</div>
					<a href={pathIn(locale, "/admin/account")} className="py-2.5 underline-offset-4 hover:underline">
						{t.myAccount}
					</a>
					<a href={pathIn(locale, "/")} className="py-2.5 underline-offset-4 hover:underline">
						{t.toSite}
					</a>
					<a
						href={inLocale(other, pathname) + search}
						hrefLang={other}
						lang={other}
						className="py-2.5 underline-offset-4 hover:underline"
					>
						{t.otherLanguage}
					</a>
					<form method="post" action={pathIn(locale, "/admin/sign-out")}>
						<button type="submit" className="button-quiet">
							{t.signOut}
						</button>
					</form>
				</div>
			</header>
			<TabList tabs={tabs} current={tab} />
			<main id="content" tabIndex={-1} className="outline-none">
				{tab ? (
					<div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
						{content}
					</div>
				) : (
					content
				)}
			</main>
			{flash && <Toast title={flash.text} error={flash.error} />}
		</div>
	);
}

/** Errors of the pages inside: somebody without the role is told what to do about it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const content = <ErrorContent error={error} />;
	return loaderData ? <Frame {...loaderData}>{content}</Frame> : content;
}
