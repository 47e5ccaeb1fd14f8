import { useEffect } from "react";
import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { can } from "../../access/policy.ts";
import { actorOf, sessionContext, sessionOfRequest } from "../../accounts/session.server.ts";
import { Toast } from "../../base/ui/toast.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { ErrorContent } from "../../federation/parts/error-page.tsx";
import type { loader as rootLoader } from "../../root.tsx";
import { portalFlash } from "../flash-text.ts";
import { newInInbox } from "../inbox.server.ts";
import { PortalNav } from "../parts/portal-nav.tsx";
import type { Route } from "./+types/shell";

/** Who is here, if anybody: the pages of guests are for members as well. */
const whoIsHere: Route.MiddlewareFunction = async ({ request, context }) => {
	const session = await sessionOfRequest(request, context);
	if (session) context.set(sessionContext, session);
};
export const middleware = [whoIsHere];

export async function loader({ context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const member = can(actor, "case.file");
	return { member, unread: member ? await newInInbox(actor) : 0 };
}

/** What every page of the portal stands in: its own menu for members, and what was just done. */
export default function Shell({ loaderData }: Route.ComponentProps) {
	return (
		<Frame {...loaderData}>
			<Outlet />
		</Frame>
	);
}

type FrameProps = { member: boolean; unread: number; children: React.ReactNode };

function Frame({ member, unread, children }: FrameProps) {
	const locale = useLocale();
	const { pathname } = useLocation();
	const flash = portalFlash(locale, useRouteLoaderData<typeof rootLoader>("root")?.flash);
	useEffect(() => {
		document.documentElement.dataset.alive = ""; // scripts have taken over: tests wait for it
	}, []);
	return (
		<>
			{member && <PortalNav pathname={pathname} unread={unread} />}
			{children}
			{flash && <Toast title={flash.text} error={flash.error} />}
		</>
	);
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	return (
		<Frame member={loaderData?.member ?? false} unread={loaderData?.unread ?? 0}>
			<ErrorContent error={error} />
		</Frame>
	);
}
