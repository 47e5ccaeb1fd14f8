import { inLocale } from "../../base/locale/locale.ts";
import { type Page, pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { portalText } from "../text.ts";

/** The inbox leads, with what is new in it. */
const links = [
	{ page: "/complaints/inbox", label: "inbox" },
	{ page: "/complaints", label: "myCases" },
	{ page: "/complaints/dashboard", label: "dashboard" },
	{ page: "/complaints/submit", label: "newComplaint" },
	{ page: "/complaints/track", label: "track" },
	{ page: "/complaints/my-data", label: "myData" },
	{ page: "/complaints/account", label: "navAccount" },
] as const satisfies { page: Page; label: keyof ReturnType<typeof portalText> }[];

const item = "block px-2 py-2.5 text-sm font-semibold hover:underline sm:px-3";

type Props = { pathname: string; unread: number; captain: boolean };

/** The portal's own menu, and the way out. On a phone it takes two or three rows, so that all of it is seen. */
export function PortalNav({ pathname, unread, captain }: Props) {
	const locale = useLocale();
	const t = portalText(locale);
	const here = inLocale("ar", pathname);
	return (
		<div className="border-b border-line bg-sunken print:hidden">
			<nav aria-label={t.menu} className="wide">
				<ul className="-mx-2 flex flex-wrap sm:-mx-3">
					{links.map(({ page, label }) => (
						<li key={page}>
							<a
								href={pathIn(locale, page)}
								aria-current={here === page ? "page" : undefined}
								className={`${item} aria-[current]:text-brand aria-[current]:current-line`}
							>
								{t[label]}
								{label === "inbox" && unread > 0 && (
									<span className="ms-1.5 rounded-full bg-ball px-2 text-on-ball" title={t.inboxNew(unread)}>
										{unread}
									</span>
								)}
							</a>
						</li>
					))}
					{captain && (
						<li>
							<a href={pathIn(locale, "/club")} className={item}>
								{t.toClub}
							</a>
						</li>
					)}
					<li className="lg:ms-auto">
						<form method="post" action={pathIn(locale, "/complaints/sign-out")}>
							<button type="submit" className={`${item} cursor-pointer rounded-lg`}>
								{t.signOut}
							</button>
						</form>
					</li>
				</ul>
			</nav>
		</div>
	);
}
