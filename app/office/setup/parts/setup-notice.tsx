import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { setupText } from "../text.ts";

type Props = { isOpen: boolean; missing: number; mayAct: boolean };

/** On the first page of staff until the site is open and its owner has nothing left to add. */
export function SetupNotice({ isOpen, missing, mayAct }: Props) {
	const locale = useLocale();
	const t = setupText(locale);
	if (isOpen && missing === 0) return null;
	return (
		<section aria-labelledby="setup" className="card mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 p-5">
			<div className="min-w-56 flex-1">
				<h2 id="setup" className="text-lg">
					{t.title}
				</h2>
				<p className="text-soft">{isOpen ? t.missing(missing) : t.closedLead}</p>
			</div>
			{mayAct && (
				<a href={pathIn(locale, "/admin/setup")} className="button">
					{t.title}
				</a>
			)}
		</section>
	);
}
