import { formatDate } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { finalityText } from "../flow/finality-text.ts";

/** That the federation goes on with a withdrawn case as its own, for all who see the case. */
export function OwnCase({ since }: { since: Date | null }) {
	const locale = useLocale();
	if (!since) return null;
	return (
		<p role="note" className="mt-2 rounded-xl border-2 border-ball px-4 py-2 font-semibold">
			{finalityText(locale).ownCase(formatDate(locale, since))}
		</p>
	);
}
