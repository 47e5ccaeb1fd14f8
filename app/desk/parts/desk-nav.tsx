import { useLocation } from "react-router";
import { inLocale } from "../../base/locale/locale.ts";
import { type Page, pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { retainedText } from "../../complaints/privacy/kept/text.ts";
import { deskText } from "../text.ts";
import { Shortcuts } from "./shortcuts.tsx";

type Props = { reads: boolean; handles: boolean; issuesLinks: boolean; holds: boolean };

/** Pages of the desk that the menu of the account leads to. */
const inMenuOfAccount = ["/complaints/admin/emails"];

/** The parts of the desk that this person may open. */
export function DeskNav({ reads, handles, issuesLinks, holds }: Props) {
	const locale = useLocale();
	const t = deskText(locale);
	const here = inLocale("ar", useLocation().pathname);
	const all = [
		{ page: "/complaints/admin", label: t.list, may: reads },
		{ page: "/complaints/admin/numbers", label: t.numbers, may: handles },
		{ page: "/complaints/admin/templates", label: t.templates, may: handles },
		{ page: "/complaints/admin/links", label: t.links, may: issuesLinks },
		{ page: "/complaints/admin/erasures", label: retainedText(locale).requests, may: holds },
	] as const satisfies { page: Page; label: string; may: boolean }[];
	const links = all.filter(({ may }) => may);
	const current = inMenuOfAccount.includes(here)
		? undefined
		: links.findLast(({ page }) => here === page || here.startsWith(`${page}/`));
	return (
		<nav aria-label={t.menu} className="border-b border-line bg-surface print:hidden">
			<ul className="wide flex overflow-x-auto">
				{links.map(({ page, label }) => (
					<li key={page} className="shrink-0">
						<a
							href={pathIn(locale, page)}
							aria-current={page === current?.page ? "page" : undefined}
							className="block px-4 py-3.5 font-semibold hover:bg-sunken aria-[current]:text-brand aria-[current]:current-line"
						>
							{label}
						</a>
					</li>
				))}
				<li className="ms-auto shrink-0">
					<Shortcuts />
				</li>
			</ul>
		</nav>
	);
}
