import { formatMoment } from "../locale/format.ts";
import { useLocale } from "./use-locale.ts";

/** Day and time in Riyadh. Browsers and the server may differ by a comma; the server's words stay. */
export function Moment({ at }: { at: string | Date }) {
	const instant = new Date(at);
	return (
		<time dateTime={instant.toISOString()} suppressHydrationWarning>
			{formatMoment(useLocale(), instant)}
		</time>
	);
}
