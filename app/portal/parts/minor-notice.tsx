import { Ltr } from "../../base/ui/page-parts.tsx";
import { useText } from "../../base/ui/use-locale.ts";
import { useSettings } from "../../settings/use-settings.ts";
import { minorText } from "../minor-text.ts";

/**
 * Tells people under 18 who reads a complaint, which number to call in danger, and that a guardian may file with them.
 */
export function MinorNotice() {
	const t = useText(minorText);
	const { danger_phone: phone } = useSettings();
	return (
		<section aria-labelledby="minors" className="rounded-xl border-2 border-ball bg-surface p-4 sm:p-5">
			<h2 id="minors" className="mb-1 text-lg">
				{t.title}
			</h2>
			<p>{t.readers}</p>
			<p className="mt-1 font-semibold">
				{t.danger}
				{phone && (
					<>
						{" "}
						{t.call}{" "}
						<a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="link inline-block py-1">
							<Ltr>{phone}</Ltr>
						</a>
					</>
				)}
			</p>
			<p className="mt-1">{t.guardian}</p>
		</section>
	);
}
