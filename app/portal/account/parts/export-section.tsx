import { useLocale } from "../../../base/ui/use-locale.ts";
import { privacyText } from "../../../complaints/privacy/text.ts";

/** The file with all that is held of the account that is signed in. */
export function ExportSection({ path }: { path: string }) {
	const t = privacyText(useLocale());
	return (
		<section aria-labelledby="export" className="card space-y-3 p-6">
			<h2 id="export" className="text-xl">
				{t.exportTitle}
			</h2>
			<p>{t.exportText}</p>
			<a href={path} className="button-quiet">
				{t.exportButton}
			</a>
		</section>
	);
}
