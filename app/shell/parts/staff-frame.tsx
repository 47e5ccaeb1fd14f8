import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { inLocale, otherLocale } from "../../base/locale/locale.ts";
import { Toast } from "../../base/ui/toast/toast.tsx";
import { useFlash } from "../../base/ui/toast/use-flash.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { type Flashes, flashText } from "../flash-text.ts";
import { shellText } from "../text.ts";
import { MenuButton } from "./menu-button.tsx";
import { SkipLink } from "./skip-link.tsx";

type Props = {
	title: string;
	home: string;
	/** The account, and notices for it. */
	children: ReactNode;
	links: { label: string; path: string }[];
	signOut: string;
	/** A field that finds records of this area. */
	search?: ReactNode;
	/** The parts of this area. */
	nav: ReactNode;
	main: ReactNode;
	/** Notices of the rooms of this area. */
	flashes: readonly Flashes[];
};

/** The frame of staff pages: who is signed in, the way out, and the parts of the area. */
export function StaffFrame({ title, home, children, links, signOut, search: find, nav, main, flashes }: Props) {
	const locale = useLocale();
	const t = shellText(locale);
	const { pathname, search } = useLocation();
	const other = otherLocale(locale);
	const flash = flashText(locale, useFlash(), flashes);
	const link = "py-2.5 underline-offset-4 hover:underline";
	return (
		<div className="min-h-dvh">
			<SkipLink />
			<header className="court print:hidden">
				<div className="wide flex min-h-15 flex-wrap items-center gap-x-4 lg:flex-nowrap lg:py-2">
					<h1 className="me-auto shrink-0 text-lg lg:text-xl">
						<a href={home} className="inline-block py-2">
							{title}
						</a>
					</h1>
					<a
						href={inLocale(other, pathname) + search}
						hrefLang={other}
						lang={other}
						className={`${link} lg:order-last`}
					>
						{t.otherLanguage}
					</a>
					<MenuButton opens="staff-menu" />
					<div id="staff-menu" popover="auto" className="staff-menu">
						{find}
						<div className="text-sm max-lg:mb-2">{children}</div>
						{links.map(({ label, path }) => (
							<a key={path} href={path} className={`${link} max-lg:block`}>
								{label}
							</a>
						))}
						<form method="post" action={signOut} className="max-lg:mt-2">
							<button type="submit" className="button-quiet text-ink max-lg:w-full">
								{t.signOut}
							</button>
						</form>
					</div>
				</div>
			</header>
			{nav}
			<Toast message={flash} />
			<main id="content" tabIndex={-1} className="outline-none">
				{main}
			</main>
		</div>
	);
}
