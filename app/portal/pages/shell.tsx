import { Outlet, useLocation } from "react-router";
import type { Actor } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { accountFlashes } from "../../accounts/flash-text.ts";
import { accountProblems } from "../../accounts/problem-text.ts";
import { actorOf, sessionContext, sessionOfRequest } from "../../accounts/sessions/session.server.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { Problems } from "../../base/ui/fields/problem-text.tsx";
import { useFlash } from "../../base/ui/toast/use-flash.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { wantedHeading } from "../../complaints/case/question-heading.ts";
import { mayAddProfile } from "../../complaints/complainants/who-may-add.ts";
import { evidenceProblems } from "../../complaints/evidence/problem-text.ts";
import { portalFlashes } from "../../complaints/flash-text.ts";
import { portalNews } from "../../complaints/my-cases/questions.server.ts";
import { flashText } from "../../shell/flash-text.ts";
import { ErrorContent } from "../../shell/parts/error-page.tsx";
import { Frame } from "../../shell/parts/frame.tsx";
import { OfferBar } from "../account/parts/offer-bar.tsx";
import { complainantProblems } from "../account/problem-text.ts";
import { type OpenQuestion, OpenQuestions } from "../parts/open-questions.tsx";
import { PortalNav } from "../parts/portal-nav.tsx";
import type { Route } from "./+types/shell";

/** The session, if any: pages of guests are for members as well. */
const whoIsHere: Route.MiddlewareFunction = async ({ request, context }) => {
	const session = await sessionOfRequest(request, context);
	if (session) context.set(sessionContext, session);
};
export const middleware = [whoIsHere];

export async function loader({ url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const now = new Date();
	const member = can(actor, "case.file");
	const { unread, questions } = member ? await portalNews(actor) : { unread: 0, questions: [] };
	const asked: OpenQuestion[] = questions.map((item) => ({
		reference: item.case_reference ?? "",
		heading: wantedHeading(localeOf(url.pathname), item, now) ?? "",
	}));
	const captain = can(actor, "squad.act");
	return { year: now.getUTCFullYear(), member, captain, unread, asked, guest: member ? undefined : mayJoin(actor) };
}

/** The address of an account that is signed in and may still add a profile. */
const mayJoin = (actor: Actor) => (actor.kind === "account" && mayAddProfile(actor.roles) ? actor.email : undefined);

/** The frame of every page of the portal: its menu for members and the flash message. */
export default function Shell({ loaderData }: Route.ComponentProps) {
	return (
		<PortalFrame {...loaderData}>
			<Outlet />
		</PortalFrame>
	);
}

const problems = [accountProblems, complainantProblems, evidenceProblems];
type FrameProps = Route.ComponentProps["loaderData"] & { children: React.ReactNode };

function PortalFrame({ year, member, captain, unread, asked, guest, children }: FrameProps) {
	const locale = useLocale();
	const { pathname } = useLocation();
	const key = useFlash();
	// The frame says that one itself.
	const message = key === "signed-out" ? undefined : flashText(locale, key, [portalFlashes, accountFlashes]);
	return (
		<Frame
			isSlim
			year={year}
			bar={
				member ? (
					<>
						<PortalNav pathname={pathname} unread={unread} captain={captain} />
						<OpenQuestions asked={asked} pathname={pathname} />
					</>
				) : (
					guest && <OfferBar email={guest} pathname={pathname} />
				)
			}
			message={message}
		>
			<Problems of={problems}>{children}</Problems>
		</Frame>
	);
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const bare = { member: false, captain: false, unread: 0, asked: [], guest: undefined };
	return (
		<PortalFrame {...(loaderData ?? { year: new Date().getUTCFullYear(), ...bare })}>
			<ErrorContent error={error} />
		</PortalFrame>
	);
}
