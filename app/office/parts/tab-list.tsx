import type { KeyboardEvent } from "react";
import { pathIn } from "../../base/locale/path.ts";
import { useInSight } from "../../base/ui/use-in-sight.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { tabText } from "../../records/tab-text.ts";
import { areaText } from "../area-text.ts";
import { type Area, tabs as allTabs, areas, type Tab } from "../tabs.ts";
import { adminText } from "../text.ts";
import { Shortcuts } from "./shortcuts.tsx";

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

const pageOf = (tab: Tab) => allTabs.find(({ id }) => id === tab)?.page ?? "/admin";

type Props = {
	/** Those that this person may open. */
	tabs: Tab[];
	area?: Area;
	current?: Tab;
};

/** The areas of the administration, and under them the parts of the one that is open. */
export function TabList({ tabs, area, current }: Props) {
	const locale = useLocale();
	const names = areaText(locale);
	const open = areas.map(({ id, tabs: own }) => ({ id, tabs: own.filter((tab) => tabs.includes(tab)) }));
	const shown = open.find(({ id }) => id === (area ?? "today"))?.tabs ?? [];
	if (tabs.length === 0) return null;
	return (
		<div className="sticky top-0 z-30 border-b border-line bg-surface print:hidden">
			<nav aria-label={names.areas} className="border-b border-line bg-sunken">
				<ul className="md:wide scroll-cue flex">
					{open
						.filter(({ id, tabs: own }) => id === "today" || own.length > 0)
						.map(({ id, tabs: own }) => (
							<li key={id} className="shrink-0">
								<a
									href={pathIn(locale, id === "today" ? "/admin" : pageOf(own[0] ?? "teams"))}
									aria-current={id === area ? "true" : undefined}
									className="inline-flex min-h-11 items-center px-4 text-sm font-semibold hover:bg-surface aria-[current]:bg-surface aria-[current]:text-brand"
								>
									{names[id]}
								</a>
							</li>
						))}
					<li className="ms-auto shrink-0">
						<Shortcuts tabs={tabs} />
					</li>
				</ul>
			</nav>
			<Tabs tabs={shown} current={current} />
		</div>
	);
}

/** The parts of one area as tabs with addresses of their own. Arrow keys move along them as they are read. */
function Tabs({ tabs, current }: { tabs: Tab[]; current?: Tab }) {
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
		<nav aria-label={t.tabs}>
			<div ref={list} role="tablist" aria-label={t.tabs} onKeyDown={move} className="md:wide scroll-cue flex">
				{tabs.map((id) => (
					<a
						key={id}
						id={`tab-${id}`}
						role="tab"
						aria-selected={id === current}
						aria-controls={id === current ? "tab-panel" : undefined}
						href={pathIn(locale, pageOf(id))}
						className="shrink-0 px-4 py-3 font-semibold hover:bg-sunken aria-selected:in-sight aria-selected:text-brand aria-selected:current-line"
					>
						{labels[id]}
					</a>
				))}
			</div>
		</nav>
	);
}
