import { useText } from "../../../base/ui/use-locale.ts";
import { mergingText } from "../merging-text.ts";

/**
 * Says, while the complainant types, that another window changed the same field; the page at `address` shows both
 * texts.
 */
export function TwoTexts({ address }: { address: string }) {
	const t = useText(mergingText);
	return (
		<div role="alert" className="rounded-xl border-2 border-ball bg-draw-tint p-4">
			<p className="font-semibold">{t.twoTexts}</p>
			<p>{t.bothKept}</p>
			<p>
				<a href={address} className="link inline-block py-1">
					{t.showBoth}
				</a>
			</p>
		</div>
	);
}
