import { formatMoment } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { copyText } from "../../../league/seasons/text.ts";

type Copy = { id: number; from_season: string; to_season: string; copied_at: Date };

/** The copies that can be taken back. */
export function CopyList({ copies }: { copies: Copy[] }) {
	const locale = useLocale();
	const t = copyText(locale);
	if (copies.length === 0) return null;
	return (
		<section className="mt-10">
			<h3 className="mb-3 text-xl font-bold">{t.copies}</h3>
			<ul className="card divide-y divide-line">
				{copies.map(({ id, from_season, to_season, copied_at }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
						<span className="font-semibold">{t.copied(from_season, to_season)}</span>
						<span className="me-auto text-sm text-soft">{formatMoment(locale, copied_at)}</span>
						<form method="post">
							<input type="hidden" name="intent" value="undo" />
							<input type="hidden" name="copy" value={id} />
							<button type="submit" className="button-quiet" aria-label={t.undoOf(to_season)}>
								{t.undo}
							</button>
						</form>
					</li>
				))}
			</ul>
		</section>
	);
}
