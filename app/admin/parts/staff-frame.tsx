import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { inLocale, otherLocale } from "../../base/locale/locale.ts";
import { Toast } from "../../base/ui/toast.tsx";
import { useFlash } from "../../base/ui/use-flash.ts";
import { useLocale } from "../../base/ui/use-locale.ts";

import { type Flashes, flashText } from "../../shell/flash-text.ts";
import { shellText } from "../../shell/text.ts";

type Props = {
	title: string;
	home: string;
	/** The account, and notices for it. */
	children: ReactNode;
	links: { label: string; path: string }[];
	signOut: string;
	/** The parts of this area. */
	nav: ReactNode;
	main: ReactNode;
	/** Notices of the rooms of this area. */
	flashes: readonly Flashes[];
};

/** The frame of staff pages: who is signed in, the way out, and the parts of the area. */
export function StaffFrame({ title, home, children, links, signOut, nav, main, flashes }: Props) {
	const locale = useLocale();
	const t = shellText(locale);
	const { pathname, search } = useLocation();
	const other = otherLocale(locale);
	const flash = flashText(locale, useFlash(), flashes);
	const link = "py-2.5 underline-offset-4 hover:underline";
	return (
		<div className="min-h-dvh">
			<a href="#content" className="button absolute start-4 top-2 z-50 not-focus:sr-only">
				{t.skipToContent}
			</a>
			<header className="court print:hidden">
				<div className="wide flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
					<div className="me-auto">
						<h1 className="text-xl">
							<a href={home}>{title}</a>
						</h1>
						{children}
					</div>
					{links.map(({ label, path }) => (
						<a key={path} href={path} className={link}>
							{label}
						</a>
					))}
					<a href={inLocale(other, pathname) + search} hrefLang={other} lang={other} className={link}>
						{t.otherLanguage}
					</a>
					<form method="post" action={signOut}>
						<button type="submit" className="button-quiet">
							{t.signOut}
						</button>
					</form>
				</div>
			</header>
			{nav}
			<main id="content" tabIndex={-1} className="outline-none">
				{main}
			</main>
			{flash && <Toast title={flash.text} error={flash.error} />}
		</div>
	);
}
