import { useLocation, useMatches } from "react-router";
import { inLocale, otherLocale, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { isCurrent, mainMenu } from "../navigation.ts";
import { shellText } from "../text.ts";
import { Logo } from "./logo.tsx";
import { MenuButton } from "./menu-button.tsx";

/**
 * The same page in the other language, or the news when an article is published in one only. Lists are not equally long
 * in both: it is their first page.
 */
function useOtherLanguagePath() {
	const { pathname, search } = useLocation();
	const other = otherLocale(useLocale());
	const data = useMatches().at(-1)?.loaderData as { inOtherLanguage?: boolean } | undefined;
	if (data?.inOtherLanguage === false) return pathIn(other, "/news");
	const query = new URLSearchParams(search);
	if (!query.has("page")) return inLocale(other, pathname) + search;
	query.delete("page");
	return inLocale(other, pathname) + (query.size > 0 ? `?${query}` : "");
}

export function Header() {
	const locale = useLocale();
	const settings = useSettings();
	const other = otherLocale(locale);
	const t = shellText(locale);
	const barePath = inLocale("ar", useLocation().pathname);
	const otherPath = useOtherLanguagePath();
	return (
		<header className="sticky top-0 z-60 border-b border-line bg-surface print:static">
			<div className="wide flex min-h-16 items-center gap-x-3 sm:flex-wrap">
				<a href={pathIn(locale, "/")} className="flex items-center gap-2 py-2 font-bold sm:gap-2.5">
					<Logo size={36} className="size-9 max-[22.4rem]:size-7" />
					<span className="leading-tight max-sm:sr-only">{pick(locale, settings, "name")}</span>
					<span aria-hidden="true" className="whitespace-nowrap max-[22.4rem]:text-sm sm:hidden">
						{pick(locale, settings, "short_name")}
					</span>
				</a>
				<nav id="menu" popover="auto" aria-label={t.mainMenu} className="menu print:hidden">
					<ul className="flex flex-col lg:flex-row lg:flex-wrap lg:items-center">
						{mainMenu.map(({ page, label }) => (
							<li key={page}>
								<a
									href={pathIn(locale, page)}
									aria-current={isCurrent(page, barePath) ? "page" : undefined}
									className="block rounded-lg px-3 py-2.5 font-semibold hover:bg-sunken aria-[current]:text-brand lg:px-2.5 lg:text-sm lg:aria-[current]:current-line lg:rounded-b-none"
								>
									{t[label]}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<div className="flex items-center max-lg:ms-auto sm:gap-1 print:hidden">
					<ComplaintsLink isCurrent={barePath.startsWith("/complaints")} />
					<a
						href={pathIn(locale, "/search")}
						aria-label={t.search}
						className="grid size-11 place-items-center rounded-lg hover:bg-sunken max-[22.4rem]:w-10"
					>
						<svg
							viewBox="0 0 24 24"
							width="22"
							height="22"
							fill="none"
							stroke="currentColor"
							strokeWidth="2.2"
							strokeLinecap="round"
							aria-hidden="true"
						>
							<circle cx="10.5" cy="10.5" r="6.5" />
							<path d="m15.5 15.5 5 5" />
						</svg>
					</a>
					<a
						href={otherPath}
						hrefLang={other}
						lang={other}
						className="grid min-h-11 place-items-center rounded-lg px-2.5 text-sm max-[22.4rem]:w-10 max-[22.4rem]:px-0 font-semibold hover:bg-sunken"
					>
						<span className="max-[22.4rem]:hidden">{t.otherLanguage}</span>
						<span className="min-[22.4rem]:hidden">
							{t.otherLanguageShort} <span className="sr-only">{t.otherLanguage}</span>
						</span>
					</a>
					<MenuButton opens="menu" className="hover:bg-sunken max-[22.4rem]:w-10" />
				</div>
			</div>
		</header>
	);
}

/** The way to the complaints portal: its name where there is room, a sign with the name on a phone. */
function ComplaintsLink({ isCurrent: isHere }: { isCurrent: boolean }) {
	const locale = useLocale();
	const t = shellText(locale);
	return (
		<a
			href={pathIn(locale, "/complaints")}
			title={t.complaintsPortal}
			aria-current={isHere ? "true" : undefined}
			className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-lg px-2 text-sm font-semibold hover:bg-sunken aria-[current]:text-brand max-[22.4rem]:min-w-10 max-sm:px-0"
		>
			<svg
				viewBox="0 0 24 24"
				width="22"
				height="22"
				fill="none"
				stroke="currentColor"
				strokeWidth="2.2"
				strokeLinecap="round"
				strokeLinejoin="round"
				aria-hidden="true"
			>
				<path d="M20 4H4v12h4v4l5-4h7zM12 7v3.5M12 13v.01" />
			</svg>
			<span className="max-sm:sr-only lg:max-xl:sr-only">{t.complaints}</span>
		</a>
	);
}
