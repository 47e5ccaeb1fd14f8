import { formatDate } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { movedText } from "../../deadlines/moved-text.ts";

const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** From which day to which, in the entry of an event that moved one. */
export function MovedDay({ details }: { details: Record<string, unknown> }) {
	const locale = useLocale();
	const { was, until } = details;
	if (!isDay(was) || !isDay(until)) return null;
	return <p>{movedText(locale).fromTo(formatDate(locale, was), formatDate(locale, until))}</p>;
}
