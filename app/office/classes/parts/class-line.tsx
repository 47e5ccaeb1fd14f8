import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ManagedClass } from "../../../league/classes/classes.server.ts";
import { OrderButtons } from "../../../records/order/parts/order-buttons.tsx";
import { recordsText } from "../../../records/text.ts";
import { classesText } from "../text.ts";

type Props = { shown: ManagedClass; query: string; isFirst: boolean; isLast: boolean };

/** A class as staff see it: who plays in it, its place in the list, how many competitions have it. */
export function ClassLine({ shown, query, isFirst, isLast }: Props) {
	const locale = useLocale();
	const t = classesText(locale);
	const a = recordsText(locale);
	const id = String(shown.id);
	const name = pick(locale, shown, "name");
	const facts = [
		t[shown.sex] !== name && t[shown.sex],
		shown.admits_women && t.admits_women,
		shown.age_from !== null && t.from(shown.age_from),
		shown.age_under !== null && t.under(shown.age_under),
		t.competitions(shown.competitions ?? 0),
	].filter(Boolean);
	return (
		<li className="flex flex-wrap items-center gap-x-2 gap-y-2 p-3">
			<div className="min-w-0 flex-1 basis-full sm:basis-40">
				<p className="font-semibold">
					<bdi>{name}</bdi>
				</p>
				<p className="text-sm text-soft">{facts.join(" · ")}</p>
			</div>
			<OrderButtons id={shown.id} name={name} isFirst={isFirst} isLast={isLast} />
			<RowLink
				to={pathIn(locale, "/admin/league/classes/:id", { id }) + query}
				label={a.edit}
				of={name}
				className="button-quiet px-3"
			/>
			<RowLink
				to={pathIn(locale, "/admin/league/classes/:id/delete", { id }) + query}
				label={a.delete}
				of={name}
				className="button-quiet px-3 text-loss"
			/>
		</li>
	);
}
