import { useText } from "../../../base/ui/use-locale.ts";
import { LINKED_SHOWN } from "../../../complaints/linked/shown.ts";
import { linkedText } from "../../linked-text.ts";

/** In the row of a case: how many others share a person or a tie with it, or were joined with it. */
export function LinkedCount({ count }: { count: number }) {
	const t = useText(linkedText);
	return <span className="text-soft">{count > LINKED_SHOWN ? t.many(LINKED_SHOWN) : t.count(count)}</span>;
}
