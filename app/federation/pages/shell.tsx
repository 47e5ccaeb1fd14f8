import { Outlet, useRouteLoaderData } from "react-router";
import { Toast } from "../../base/ui/toast.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { Footer } from "../parts/footer.tsx";
import { Header } from "../parts/header.tsx";
import { federationText } from "../text.ts";
import type { Route } from "./+types/shell";

export const loader = () => ({ year: new Date().getUTCFullYear() });

/** What every public page stands in. */
export default function Shell({ loaderData }: Route.ComponentProps) {
	return (
		<Frame year={loaderData.year}>
			<Outlet />
		</Frame>
	);
}

export function Frame({ year, children }: { year: number; children: React.ReactNode }) {
	const t = federationText(useLocale());
	const flash = useRouteLoaderData<typeof rootLoader>("root")?.flash;
	return (
		<div className="flex min-h-dvh flex-col">
			<a href="#content" className="button absolute start-4 top-2 z-50 not-focus:sr-only">
				{t.skipToContent}
			</a>
			<Header />
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
