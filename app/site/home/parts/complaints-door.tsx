import { pathIn } from "../../../base/locale/path.ts";
import { Section } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { homeText } from "../text.ts";

/** A small way to the complaints portal. */
export function ComplaintsDoor() {
	const locale = useLocale();
	const t = homeText(locale);
	return (
		<Section id="complaints" title={t.complaints}>
			<div className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
				<p className="max-w-prose">{t.complaintsText}</p>
				<p className="flex flex-wrap gap-3">
					<a href={pathIn(locale, "/complaints")} className="button">
						{t.complaintsOpen}
					</a>
					<a href={pathIn(locale, "/complaints/before-you-start")} className="button-quiet">
						{t.complaintsBefore}
					</a>
				</p>
			</div>
		</Section>
	);
}
