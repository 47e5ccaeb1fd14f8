import { useText } from "../../base/ui/use-locale.ts";
import { Written } from "../../base/ui/written.tsx";
import { recordsText } from "../text.ts";

/** Text that was typed into a form which is no longer open, to be read and copied. */
export function UnsentText({ texts }: { texts: (string | undefined)[] }) {
	const t = useText(recordsText);
	const typed = texts.filter(Boolean);
	if (typed.length === 0) return null;
	return (
		<div className="card space-y-2 p-4">
			<p className="font-semibold">{t.unsent}</p>
			{typed.map((text) => (
				<Written key={text}>{text}</Written>
			))}
		</div>
	);
}
