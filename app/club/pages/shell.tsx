import { Outlet } from "react-router";
import { isStaffRole } from "../../access/actor.ts";
import { can } from "../../access/policy.ts";
import { accountFlashes } from "../../accounts/flash-text.ts";
import { accountProblems } from "../../accounts/problem-text.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Problems } from "../../base/ui/fields/problem-text.tsx";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { inDemo } from "../../installation/demo.server.ts";
import { captainFlashes } from "../../league/captains/flash-text.ts";
import { captainProblems } from "../../league/captains/problem-text.ts";
import { classProblems } from "../../league/classes/problem-text.ts";
import { dateFlashes } from "../../league/dates/flash-text.ts";
import { dateProblems } from "../../league/dates/problem-text.ts";
import { sheetProblems } from "../../league/sheets/problem-text.ts";
import { reportFlashes } from "../../league/sheets/reports/flash-text.ts";
import { reportProblems } from "../../league/sheets/reports/problem-text.ts";
import { registrationFlashes } from "../../people/registrations/flash-text.ts";
import { transferProblems } from "../../people/registrations/transfers/text.ts";
import { ownSquads } from "../../people/squads/own-squads.server.ts";
import { recordFlashes } from "../../records/flash-text.ts";
import { recordProblems } from "../../records/problem-text.ts";
import { ErrorContent } from "../../shell/parts/error-page.tsx";
import { StaffFrame } from "../../shell/parts/staff-frame.tsx";
import { byPassOrSignedIn } from "../guard.server.ts";
import { ClubNav } from "../parts/club-nav.tsx";
import { captainsText } from "../text.ts";
import type { Route } from "./+types/shell";

export const middleware = [byPassOrSignedIn];
export const handle = { js: true };

export async function loader({ context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	return {
		/** Absent for those who came by a link with a PIN. */
		email: actor.kind === "account" ? actor.email : undefined,
		tie: actor.kind === "pass" ? actor.matchId : undefined,
		squads: await ownSquads(actor),
		isComplainant: can(actor, "case.file"),
		isStaff: actor.kind === "account" && actor.roles.some(isStaffRole),
		demo: inDemo(),
	};
}

/** The frame of every page of captains. */
export default function Shell({ loaderData }: Route.ComponentProps) {
	return (
		<Frame {...loaderData}>
			<Outlet />
		</Frame>
	);
}

const flashes = [accountFlashes, recordFlashes, captainFlashes, dateFlashes, reportFlashes, registrationFlashes];
const problems = [
	accountProblems,
	captainProblems,
	recordProblems,
	sheetProblems,
	classProblems,
	dateProblems,
	reportProblems,
	transferProblems,
];
type FrameProps = Route.ComponentProps["loaderData"] & { children: React.ReactNode };

function Frame({ email, tie, squads, isComplainant, isStaff, demo, children }: FrameProps) {
	const locale = useLocale();
	const t = captainsText(locale);
	const links = [
		...(isStaff ? [{ label: t.administration, path: pathIn(locale, "/admin") }] : []),
		...(isComplainant ? [{ label: t.complaints, path: pathIn(locale, "/complaints") }] : []),
		...(email ? [{ label: t.account, path: pathIn(locale, "/club/account") }] : []),
		{ label: t.toSite, path: pathIn(locale, "/") },
	];
	return (
		<div className="[--wide:60rem]">
			<StaffFrame
				title={t.area}
				home={pathIn(locale, "/club")}
				links={links}
				flashes={flashes}
				signOut={pathIn(locale, "/club/sign-out")}
				nav={<ClubNav tie={tie} squads={squads} />}
				main={
					<div className="wide py-4 sm:py-8">
						<Problems of={problems}>{children}</Problems>
					</div>
				}
			>
				<p className="text-soft">
					{email ? (
						<>
							{t.welcome} <Ltr>{email}</Ltr>
						</>
					) : (
						t.byPass
					)}
				</p>
				{demo && <p className="text-sm text-soft">{t.demo}</p>}
			</StaffFrame>
		</div>
	);
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const content = <ErrorContent error={error} />;
	return loaderData ? <Frame {...loaderData}>{content}</Frame> : content;
}
