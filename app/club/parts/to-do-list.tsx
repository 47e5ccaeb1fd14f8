import { formatMoment } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import type { ToDo } from "../../league/captains/to-do.server.ts";
import { Sides } from "../../people/clubs/parts/sides.tsx";
import { captainsText } from "../text.ts";

/** Things to do, a line each; `named` says of which tie. */
export function ToDoList({ items, now, named = false }: { items: ToDo[]; now: Date; named?: boolean }) {
	const locale = useLocale();
	const t = captainsText(locale);
	if (items.length === 0) return <p className="text-soft">{t.nothingToDo}</p>;
	return (
		<ul className="card divide-y divide-line">
			{items.map(({ key, label, path, dueAt, tie }) => (
				<li key={key} className="relative px-4 py-2.5 hover:bg-sunken">
					<a href={path} className="font-semibold text-brand after:absolute after:inset-0">
						{label}
					</a>
					<span className="flex flex-wrap gap-x-3 text-sm text-soft">
						{named && (
							<span>
								<Sides tie={tie} /> · <bdi>{pick(locale, tie.group, "competition")}</bdi>
							</span>
						)}
						{dueAt && (
							<span className={dueAt < now ? "font-semibold text-loss" : undefined}>
								{(dueAt < now ? t.late : t.until)(formatMoment(locale, dueAt))}
							</span>
						)}
					</span>
				</li>
			))}
		</ul>
	);
}
