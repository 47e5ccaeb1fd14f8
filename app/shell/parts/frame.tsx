import type { ReactNode } from "react";
import { Toast } from "../../base/ui/toast.tsx";
import { useFlash } from "../../base/ui/use-flash.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { shellText } from "../text.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

type Props = {
	year: number;
	/** A menu of its own that a part of the site has under the common one. */
	bar?: ReactNode;
	children: ReactNode;
};

/** Head and foot of every page that is not the administration's. */
export function Frame({ year, bar, children }: Props) {
	const t = shellText(useLocale());
	const flash = useFlash();
	return (
		<div className="flex min-h-dvh flex-col">
			<a href="#content" className="button absolute start-4 top-2 z-70 not-focus:sr-only">
				{t.skipToContent}
			</a>
			<Header />
			{bar}
			<main id="content" tabIndex={-1} className="flex-1 outline-none">
				{children}
			</main>
			{flash === "contact-sent" && <Toast title={t.sentTitle} text={t.sentText} />}
			{flash === "newsletter-asked" && <Toast title={t.newsletterAsked} text={t.newsletterAskedText} />}
			{flash === "signed-out" && <Toast title={t.signedOut} />}
			<Footer year={year} />
		</div>
	);
}
