import { useContext } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { OWN_CLUB } from "../../access/own-club.ts";
import { inLocale, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Failure } from "../../base/ui/failure.tsx";
import { Ltr } from "../../base/ui/page-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { errorText } from "../error-text.ts";
import { shellText } from "../text.ts";
import { Frame } from "./frame.tsx";

/** A page that could not be shown at all. */
export function ErrorPage({ error }: { error: unknown }) {
	return (
		<Frame isSlim year={new Date().getUTCFullYear()}>
			<ErrorContent error={error} />
		</Frame>
	);
}

/** The areas that have a start of their own, the inner one first. */
const areas = [
	{ start: "/complaints/admin", label: "backToDesk" },
	{ start: "/complaints", label: "backToPortal" },
	{ start: "/admin", label: "backToAdmin" },
	{ start: "/club", label: "backToClub" },
] as const;

/** The page shown in its place. It hides the cause; the number finds it in the log. */
export function ErrorContent({ error, failedTitle }: { error: unknown; failedTitle?: string }) {
	const locale = useLocale();
	const siteName = pick(locale, useSettings(), "name");
	const t = errorText(locale);
	const shell = shellText(locale);
	const { id, failure = 500 } = useContext(Failure);
	const status = isRouteErrorResponse(error) ? error.status : failure;
	const isOwnClub = status === 403 && isRouteErrorResponse(error) && error.data === OWN_CLUB;
	const pathname = inLocale("ar", useLocation().pathname);
	const isStaffArea = pathname.startsWith("/admin");
	const isClubArea = pathname === "/club" || pathname.startsWith("/club/");
	const area = areas.find(({ start }) => pathname.startsWith(`${start}/`));
	const leaves = isClubArea ? "/club/sign-out" : isStaffArea ? "/admin/sign-out" : "/complaints/sign-out";
	const isPortal = area?.start === "/complaints";
	const [title, text] =
		status === 404
			? [t.notFoundTitle, t.notFoundText]
			: isOwnClub
				? [t.ownClubTitle, t.ownClubText]
				: status === 403
					? isStaffArea
						? [t.noRoleTitle, t.noRoleText]
						: isClubArea
							? [t.noSquadTitle, t.noSquadText]
							: isPortal
								? [t.noProfileTitle, t.noProfileText]
								: [t.forbiddenTitle, t.forbiddenText]
					: status < 500
						? [t.badRequestTitle, t.badRequestText]
						: status === 503
							? [t.busyTitle, t.busyText]
							: [failedTitle ?? t.failedTitle, t.failedText];
	return (
		<>
			<title>{`${title} | ${siteName}`}</title>
			<meta name="robots" content="noindex" />
			<div className="wide flex flex-col items-start gap-4 py-8 sm:py-20">
				<p aria-hidden="true" className="text-4xl font-bold text-brand">
					<Ltr>{status}</Ltr>
				</p>
				<h1 className="text-3xl">{title}</h1>
				<p className="max-w-prose text-lg text-soft">{text}</p>
				{status >= 500 && id && (
					<p>
						{t.errorNumber}: <Ltr className="font-semibold">{id}</Ltr>
					</p>
				)}
				{isPortal && status === 403 && (
					<p>
						<a href={pathIn(locale, "/complaints/profile")} className="button">
							{t.addProfile}
						</a>
					</p>
				)}
				{(isStaffArea || isClubArea || isPortal) && status === 403 && !isOwnClub && (
					<form method="post" action={pathIn(locale, leaves)}>
						<button type="submit" className={isPortal ? "button-quiet" : "button"}>
							{shell.signOut}
						</button>
					</form>
				)}
				{status === 404 && !isStaffArea && <SearchForm />}
				<p className="flex flex-wrap gap-3">
					{area && (
						<a href={pathIn(locale, area.start)} className="button">
							{t[area.label]}
						</a>
					)}
					<a href={pathIn(locale, "/")} className={area ? "button-quiet" : "button"}>
						{t.backHome}
					</a>
					{(status !== 404 || isStaffArea) && (
						<a href={pathIn(locale, "/search")} className="button-quiet">
							{shell.search}
						</a>
					)}
				</p>
			</div>
		</>
	);
}

/** The site's search, where someone has lost the way. */
function SearchForm() {
	const locale = useLocale();
	const shell = shellText(locale);
	return (
		<search className="w-full max-w-xl">
			<form method="get" action={pathIn(locale, "/search")} className="flex gap-2">
				<label htmlFor="q" className="sr-only">
					{shell.searchLabel}
				</label>
				<input
					id="q"
					name="q"
					type="search"
					dir="auto"
					placeholder={shell.searchLabel}
					maxLength={200}
					className="control"
				/>
				<button type="submit" className="button">
					{shell.searchButton}
				</button>
			</form>
		</search>
	);
}
