import { useLocale } from "../../../base/ui/use-locale.ts";
import { sheetText } from "../text.ts";

/** The printed sheet of a tie as it is saved, and a blank one. */
export function PrintLinks({ path }: { path: string }) {
	const t = sheetText(useLocale());
	return (
		<>
			<a className="link-alone" href={path}>
				{t.printed}
			</a>
			<a className="link-alone" href={`${path}?blank=1`}>
				{t.printedBlank}
			</a>
		</>
	);
}
