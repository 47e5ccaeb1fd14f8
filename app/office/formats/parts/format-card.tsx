import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { StoredFormat } from "../../../league/formats/format.ts";
import { recordsText } from "../../../records/text.ts";
import { formatsText } from "../text.ts";
import { FormatInWords } from "./format-in-words.tsx";

/** A format as staff see it, with a copy to change; an own one can be changed itself. */
export function FormatCard({ format }: { format: StoredFormat & { id?: number } }) {
	const locale = useLocale();
	const t = formatsText(locale);
	const a = recordsText(locale);
	const name = pick(locale, format, "name");
	const id = format.id === undefined ? undefined : String(format.id);
	return (
		<li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
			<div className="min-w-0 flex-1 basis-60">
				<h4 className="font-semibold">
					<bdi>{name}</bdi>
				</h4>
				<FormatInWords format={format} />
				<p className="text-sm text-soft">
					<Ltr>{format.code}</Ltr>
					{format.source && <> · {format.source}</>}
				</p>
			</div>
			<RowLink
				to={`${pathIn(locale, "/admin/league/formats/:id", { id: "new" })}?copy=${encodeURIComponent(format.code)}`}
				label={t.copy}
				of={name}
			/>
			{id && (
				<>
					<RowLink to={pathIn(locale, "/admin/league/formats/:id", { id })} label={a.edit} of={name} />
					<RowLink
						to={pathIn(locale, "/admin/league/formats/:id/delete", { id })}
						label={a.delete}
						of={name}
						className="button-quiet text-loss"
					/>
				</>
			)}
		</li>
	);
}
