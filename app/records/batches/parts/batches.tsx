import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { importText } from "../../imports/text.ts";
import type { latestBatches } from "../batch.server.ts";

/** Recent import batches, each with a form to undo it. */
export function Batches({ batches }: { batches: Awaited<ReturnType<typeof latestBatches>> }) {
	const locale = useLocale();
	const t = importText(locale);
	const nameOf = (batch: (typeof batches)[number]) =>
		pick(locale, { name: batch.label ?? "", name_ar: batch.label_ar ?? "" }, "name") ||
		(batch.file_name ?? (batch.kind === "preset-photos" ? t.presetPhotos : t.presetFile));
	if (batches.length === 0) return null;
	return (
		<section aria-labelledby="imports" className="mt-10">
			<h2 id="imports" className="mb-3 text-xl">
				{t.imports}
			</h2>
			<ul className="card divide-y divide-line">
				{batches.map((batch) => (
					<li key={batch.id} className="flex flex-wrap items-center justify-between gap-3 p-4">
						<div>
							<p className="font-semibold" dir="auto">
								{nameOf(batch)}
							</p>
							<p className="text-sm text-soft">
								<Moment at={batch.imported_at} />{" "}
								{batch.email && (
									<>
										· <Ltr>{batch.email}</Ltr>
									</>
								)}{" "}
								· {t.created} {batch.created} · {t.updated} {batch.updated}
							</p>
						</div>
						{batch.undone_at ? (
							<p className="text-sm text-soft">
								{t.undone}
								{batch.kept > 0 && ` · ${batch.kept} ${t.storedRows}`}
							</p>
						) : batch.undoing_since ? (
							<p className="text-sm text-soft">{t.undoing(batch.undo_done, batch.undo_of ?? 0)}</p>
						) : (
							<form method="post" action={pathIn(locale, "/admin/undo/:batch", { batch: String(batch.id) })}>
								<button type="submit" aria-label={`${t.undo}: ${nameOf(batch)}`} className="button-quiet">
									{t.undo}
								</button>
							</form>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
