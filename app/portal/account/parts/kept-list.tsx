import { formatDate } from "../../../base/locale/format.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RetainedCase } from "../../../complaints/privacy/kept/kept.server.ts";
import { retainedText } from "../../../complaints/privacy/kept/text.ts";

/** For the complainant: of each case what goes when, and what stays until when and why. */
export function RetainedList({ cases }: { cases: RetainedCase[] }) {
	const locale = useLocale();
	const t = retainedText(locale);
	return (
		<div className="space-y-3" data-kept>
			<h3 className="font-semibold">{t.title}</h3>
			<ul className="space-y-3">
				{cases.map((each) => (
					<li key={each.id} className="border-s-4 border-line ps-3 text-sm">
						<p className="font-semibold">
							<Ltr>{each.reference}</Ltr>
						</p>
						{linesOf(each).map((line) => (
							<p key={line}>{line}</p>
						))}
					</li>
				))}
			</ul>
			{cases.some(({ decisionUntil }) => decisionUntil) && <p className="text-sm text-soft">{t.document}</p>}
		</div>
	);

	function linesOf({ waitsFor, isUndecided, agreedAt, claimsUntil, decisionUntil }: RetainedCase): string[] {
		if (waitsFor === "open") return [t.open];
		const held = waitsFor === "held" ? [t.held] : [];
		if (isUndecided) return [...held, t.undecided];
		return [
			...held,
			t.names,
			...(agreedAt ? [t.agreed] : claimsUntil ? [t.claims(formatDate(locale, claimsUntil))] : []),
			...(decisionUntil ? [t.decision(formatDate(locale, decisionUntil))] : []),
		];
	}
}
