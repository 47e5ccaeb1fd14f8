import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { allowedInWords } from "../../../imports/columns/allowed.ts";
import { guideText } from "../../../imports/columns/guide-text.ts";
import { writingText } from "../../../imports/columns/writing-text.ts";
import { columnLabels } from "../../../imports/guide/column-labels.ts";
import type { Guide } from "../../../imports/guide/guide.server.ts";
import { importText } from "../../../records/imports/text.ts";
import { TableHead } from "../../../records/list/parts/list-tools.tsx";

/** The columns of a kind of files: their meaning and what they take; with an example. */
export function GuideTable({ kind, columns }: Guide) {
	const locale = useLocale();
	const [t, own, writing] = [importText(locale), guideText(locale), writingText(locale)];
	const labels = columnLabels(
		locale,
		kind,
		columns.map(({ name }) => name),
	);
	return (
		<div className="space-y-4 pb-5">
			<section className="overflow-x-auto" tabIndex={0} aria-label={t.columns}>
				<table className="w-full text-sm" data-guide={kind}>
					<TableHead labels={[own.column, own.meaning, own.takes]} />
					<tbody className="divide-y divide-line">
						{columns.map(({ name, needed, as, allowed }) => (
							<tr key={name}>
								<th scope="row" className="px-4 py-2 text-start font-normal">
									<Ltr className="font-mono">{name}</Ltr>
								</th>
								<td className="px-4 py-2">
									{labels[name]}
									{needed && <strong> ({t.needed})</strong>}
								</td>
								<td className="px-4 py-2 text-soft">
									{allowed && <bdi>{allowedInWords(locale, allowed)}</bdi>}
									{as && writing[as]}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
			<a href={pathIn(locale, "/admin/import/:kind/example.csv", { kind })} className="button-quiet" download>
				{own.example}
			</a>
		</div>
	);
}
