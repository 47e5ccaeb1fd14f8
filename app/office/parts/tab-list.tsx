import type { KeyboardEvent } from "react";
import { pathIn } from "../../base/locale/path.ts";
import { useInSight } from "../../base/ui/use-in-sight.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { tabText } from "../../records/tab-text.ts";
import { tabs as allTabs, type Tab } from "../tabs.ts";
import { adminText } from "../text.ts";

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The parts of the administration as tabs with addresses of their own. Arrow keys move along them as they are read. */
export function TabList({ tabs, current }: { tabs: Tab[]; current?: Tab }) {
	const locale = useLocale();
	const t = adminText(locale);
	const labels = tabText(locale);
	const list = useInSight<HTMLDivElement>("[aria-selected=true]");
	function move(event: KeyboardEvent<HTMLElement>) {
		const step = (steps[event.key] ?? 0) * (locale === "ar" ? -1 : 1);
		const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
		const next = all[all.indexOf(document.activeElement as HTMLElement) + step];
		if (!step || !next) return;
		event.preventDefault();
		next.focus();
	}
	if (tabs.length === 0) return null;
	return (
		<nav aria-label={t.tabs} className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
			<div ref={list} role="tablist" aria-label={t.tabs} onKeyDown={move} className="md:wide scroll-cue flex">
				{allTabs
					.filter(({ id }) => tabs.includes(id))
					.map(({ id, page }) => (
						<a
							key={id}
							id={`tab-${id}`}
							role="tab"
							aria-selected={id === current}
							aria-controls={id === current ? "tab-panel" : undefined}
							href={pathIn(locale, page)}
							className="shrink-0 px-4 py-3 font-semibold lg:px-2.5 lg:text-sm hover:bg-sunken aria-selected:in-sight aria-selected:text-brand aria-selected:shadow-[inset_0_-3px_0_var(--color-ball)]"
						>
							{labels[id]}
						</a>
					))}
			</div>
		</nav>
	);
}
