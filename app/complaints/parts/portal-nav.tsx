import { inLocale } from "../../base/locale/locale.ts";
import { type Page, pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { portalText } from "../portal/text.ts";

const links = [
	{ page: "/complaints", label: "myCases" },
	{ page: "/complaints/dashboard", label: "dashboard" },
	{ page: "/complaints/inbox", label: "inbox" },
	{ page: "/complaints/submit", label: "newComplaint" },
	{ page: "/complaints/track", label: "track" },
	{ page: "/complaints/my-data", label: "myData" },
	{ page: "/complaints/account", label: "account" },
] as const satisfies { page: Page; label: keyof ReturnType<typeof portalText> }[];

/** The portal's own menu, and the way out. On a phone it scrolls, and begins with the page that is open. */
export function PortalNav({ pathname, unread }: { pathname: string; unread: number }) {
	const locale = useLocale();
	const t = portalText(locale);
	const here = inLocale("ar", pathname);
	return (
		<div className="border-b border-line bg-sunken print:hidden">
			<div className="wide flex items-center gap-4">
				<nav aria-label={t.menu} className="me-auto min-w-0 overflow-x-auto">
					<ul className="flex">
						{links.map(({ page, label }) => (
							<li key={page} className={`shrink-0 ${here === page ? "max-sm:order-first" : ""}`}>
								<a
									href={pathIn(locale, page)}
									aria-current={here === page ? "page" : undefined}
									className="block px-3 py-3 text-sm font-semibold hover:underline aria-[current]:text-brand aria-[current]:shadow-[inset_0_-3px_0_var(--color-ball)]"
								>
									{t[label]}
									{label === "inbox" && unread > 0 && (
										<span className="ms-1.5 rounded-full bg-ball px-2 text-[#2a1200]" title={t.inboxNew(unread)}>
											{unread}
										</span>
									)}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<form method="post" action={pathIn(locale, "/complaints/sign-out")} className="shrink-0">
					<button type="submit" className="cursor-pointer rounded-lg px-3 py-3 text-sm font-semibold hover:underline">
						{t.signOut}
					</button>
				</form>
			</div>
		</div>
	);
}
