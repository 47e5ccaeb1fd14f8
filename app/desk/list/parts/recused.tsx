import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { listText } from "../text.ts";

/** The cases in which the officer takes no part: their references, and nothing else. */
export function Recused({ references }: { references: string[] }) {
	const t = useText(listText);
	return (
		<section aria-labelledby="recused-title" className="mt-6">
			<h3 id="recused-title" className="font-semibold">
				{t.recusedCases}
			</h3>
			<ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-soft">
				{references.map((reference) => (
					<li key={reference}>
						<Ltr>{reference}</Ltr>
					</li>
				))}
			</ul>
		</section>
	);
}
