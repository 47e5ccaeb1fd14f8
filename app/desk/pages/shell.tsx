import { Outlet } from "react-router";
import { can } from "../../access/policy.ts";
import { accountFlashes } from "../../accounts/flash-text.ts";
import { accountProblems } from "../../accounts/problem-text.ts";
import { actorOf, sessionOf } from "../../accounts/sessions/session.server.ts";
import { signedInOrByLink } from "../../accounts/sign-in/guards.server.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Problems } from "../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { evidenceProblems } from "../../complaints/evidence/problem-text.ts";
import { noticeText } from "../../complaints/notices/text.ts";
import { inDemo } from "../../installation/demo.server.ts";
import { recordProblems } from "../../records/problem-text.ts";
import { ErrorContent } from "../../shell/parts/error-page.tsx";
import { StaffFrame } from "../../shell/parts/staff-frame.tsx";
import { deskFlashes } from "../flash-text.ts";
import { DeskNav } from "../parts/desk-nav.tsx";
import { deskProblems } from "../problem-text.ts";
import { deskText } from "../text.ts";
import type { Route } from "./+types/shell";

export const middleware = [signedInOrByLink];
export const handle = { js: true };

export function loader({ context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const { email, link, isDemo } = sessionOf(context);
	return {
		email,
		byLink: link !== undefined,
		reads: can(actor, "case.read"),
		handles: can(actor, "case.handle"),
		issuesLinks: can(actor, "access-link.issue"),
		holds: can(actor, "case.hold"),
		demo: isDemo && inDemo(),
	};
}

/** The frame of every page of the complaints desk. */
export default function Shell({ loaderData }: Route.ComponentProps) {
	return (
		<Frame {...loaderData}>
			<Outlet />
		</Frame>
	);
}

const flashes = [accountFlashes, deskFlashes];
const problems = [accountProblems, deskProblems, evidenceProblems, recordProblems];
type FrameProps = Route.ComponentProps["loaderData"] & { children: React.ReactNode };

function Frame({ email, byLink, demo, children, ...may }: FrameProps) {
	const locale = useLocale();
	const t = deskText(locale);
	const account = byLink ? [] : [{ label: t.account, path: pathIn(locale, "/admin/account") }];
	const emails = may.handles
		? [{ label: noticeText(locale).title, path: pathIn(locale, "/complaints/admin/emails") }]
		: [];
	return (
		<div className="[--wide:92rem]">
			<StaffFrame
				title={t.title}
				home={pathIn(locale, "/complaints/admin")}
				links={[...emails, ...account, { label: t.toSite, path: pathIn(locale, "/") }]}
				flashes={flashes}
				signOut={pathIn(locale, "/complaints/admin/sign-out")}
				nav={<DeskNav {...may} />}
				main={
					<div className="wide py-4">
						<Problems of={problems}>{children}</Problems>
					</div>
				}
			>
				<p className="text-soft">
					<bdi>{t.welcome(email)}</bdi>
				</p>
				{byLink && <p className="text-sm text-soft">{t.byLink}</p>}
				{demo && <p className="text-sm text-soft">{t.demo}</p>}
			</StaffFrame>
		</div>
	);
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const content = <ErrorContent error={error} />;
	return loaderData ? <Frame {...loaderData}>{content}</Frame> : content;
}
