import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { type DeskFilter, writeFilter } from "../../../complaints/case-list/desk-filter.ts";
import type { SavedView } from "../../../complaints/case-list/desk-views.server.ts";
import { filterText } from "../filter-text.ts";

type Props = { views: SavedView[]; filter: DeskFilter; canSave: boolean };

/** An officer's saved views, and a form to save the current one. */
export function SavedViews({ views, filter, canSave }: Props) {
	const locale = useLocale();
	const t = filterText(locale);
	const path = pathIn(locale, "/complaints/admin");
	if (views.length === 0 && !canSave) return null;
	return (
		<div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
			{views.length > 0 && (
				<nav aria-label={t.views} className="flex flex-wrap items-center gap-2">
					<span className="text-sm text-soft">{t.views}</span>
					{views.map(({ id, name, query }) => (
						<span key={id} className="flex items-center rounded-full border border-line bg-surface">
							<a href={path + query} className="py-2 ps-4 font-semibold hover:underline">
								<bdi>{name}</bdi>
							</a>
							<a
								href={pathIn(locale, "/complaints/admin/views/:id/delete", { id }) + writeFilter(filter)}
								aria-label={t.deleteView(name ?? "")}
								className="grid size-10 place-items-center rounded-full text-soft hover:text-loss"
							>
								<span aria-hidden="true">×</span>
							</a>
						</span>
					))}
				</nav>
			)}
			{canSave && (
				<form method="post" action={path + writeFilter(filter)} className="flex flex-wrap items-center gap-2">
					<input type="hidden" name="intent" value="save-view" />
					<label htmlFor="view-name" className="sr-only">
						{t.viewName}
					</label>
					<input
						id="view-name"
						name="name"
						required
						maxLength={60}
						placeholder={t.viewName}
						dir="auto"
						className="control w-44"
					/>
					<button type="submit" className="button-quiet">
						{t.saveView}
					</button>
				</form>
			)}
		</div>
	);
}
