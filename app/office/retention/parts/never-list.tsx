import { useText } from "../../../base/ui/use-locale.ts";
import { neverRemoved } from "../../../settings/retention/kinds.ts";
import { neverText } from "../kinds/kind-text.ts";
import { neverReasonText } from "../kinds/reason-text.ts";
import { retentionText } from "../text.ts";

/** The kinds that no night removes, and why. */
export function NeverList() {
	const t = useText(retentionText);
	const names = useText(neverText);
	const reasons = useText(neverReasonText);
	return (
		<section aria-labelledby="never-title">
			<h3 id="never-title" className="mb-2 text-xl">
				{t.never}
			</h3>
			<ul className="card divide-y divide-line">
				{neverRemoved.map((each) => (
					<li key={each} className="p-5">
						<p className="font-semibold">{names[each]}</p>
						<p className="text-soft">{reasons[each]}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
