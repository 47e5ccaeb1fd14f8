import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ManagedClass } from "../../../league/classes/classes.server.ts";
import { OrderedLine } from "../../../records/order/parts/ordered-line.tsx";
import { classesText } from "../text.ts";

type Props = { shown: ManagedClass; query: string; isFirst: boolean; isLast: boolean };

/** A class as staff see it: who plays in it, its place in the list, how many competitions have it. */
export function ClassLine({ shown, query, ...place }: Props) {
	const locale = useLocale();
	const t = classesText(locale);
	const id = String(shown.id);
	const name = pick(locale, shown, "name");
	const facts = [
		t[shown.sex] !== name && t[shown.sex],
		shown.admits_women && t.admits_women,
		shown.age_from !== null && t.from(shown.age_from),
		shown.age_under !== null && t.under(shown.age_under),
		t.competitions(shown.competitions ?? 0),
	];
	return (
		<OrderedLine
			id={shown.id}
			{...{ name, facts, ...place }}
			edit={pathIn(locale, "/admin/league/classes/:id", { id }) + query}
			remove={pathIn(locale, "/admin/league/classes/:id/delete", { id }) + query}
		/>
	);
}
