import { useEffect } from "react";
import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { can } from "../../access/policy.ts";
import { actorOf, sessionContext, sessionOfRequest } from "../../accounts/session.server.ts";
import { Toast } from "../../base/ui/toast.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { ErrorContent } from "../../federation/parts/error-page.tsx";
import type { loader as rootLoader } from "../../root.tsx";
import { portalFlash } from "../flash-text.ts";
import { PortalNav } from "../parts/portal-nav.tsx";
import type { Route } from "./+types/shell";

/** Who is here, if anybody: the pages of guests are for members as well. */
const whoIsHere: Route.MiddlewareFunction = async ({ request, context }) => {
	const session = await sessionOfRequest(request, context);
	if (session) context.set(sessionContext, session);
};
export const middleware = [whoIsHere];

export const loader = ({ context }: Route.LoaderArgs) => ({ member: can(actorOf(context), "case.file") });

/** What every page of the portal stands in: its own menu for members, and what was just done. */
export default function Shell({ loaderData }: Route.ComponentProps) {
	return (
		<Frame member={loaderData.member}>
			<Outlet />
		</Frame>
	);
}

function Frame({ member, children }: { member: boolean; children: React.ReactNode }) {
	const locale = useLocale();
	const { pathname } = useLocation();
	const flash = portalFlash(locale, useRouteLoaderData<typeof rootLoader>("root")?.flash);
	useEffect(() => {
		document.documentElement.dataset.alive = ""; // scripts have taken over: tests wait for it
	}, []);
	return (
		<>
			{member && <PortalNav pathname={pathname} />}
			{children}
			{flash && <Toast title={flash.text} error={flash.error} />}
		</>
	);
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	return (
		<Frame member={loaderData?.member ?? false}>
			<ErrorContent error={error} />
		</Frame>
	);
}
