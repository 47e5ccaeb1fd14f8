import { formatDate } from "../../../../base/locale/format.ts";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import type { RetainedCase } from "../kept.server.ts";
import { retainedText } from "../text.ts";

/** At the desk: how far the erasure of a case is, and when the rest of it goes. */
export function RetainedNote({
	kept: { erasedAt, waitsFor, isUndecided, claimsUntil, agreedAt, objectionUntil },
}: {
	kept: RetainedCase;
}) {
	const locale = useLocale();
	const t = retainedText(locale);
	const isDated = claimsUntil !== null && claimsUntil.getTime() > Date.now();
	const isObjectable = objectionUntil !== null && objectionUntil.getTime() > Date.now();
	return (
		<>
			{erasedAt && <p>{t.erased(formatDate(locale, erasedAt))}</p>}
			{waitsFor === "held" && <p className="font-semibold">{t.waitsHeld}</p>}
			{waitsFor === "open" && <p>{t.waitsOpen}</p>}
			{waitsFor === null && !erasedAt && (
				<p>{isObjectable ? t.waitsObjection(formatDate(locale, objectionUntil)) : t.waitsJob}</p>
			)}
			{waitsFor === null && !isUndecided && (
				<p>{isDated && !agreedAt ? t.due(formatDate(locale, claimsUntil)) : t.dueTonight}</p>
			)}
		</>
	);
}
