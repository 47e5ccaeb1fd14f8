import { splitByDirection } from "../locale/read-from-left.ts";

type Props = { children: string | null | undefined; className?: string; as?: "p" | "q" | "dd" | "bdi" | "span" };

/** Words that a person wrote: each paragraph in the direction of its own first letter, numbers in it from the left. */
export const Written = ({ children, className = "", as: Element = "p" }: Props) => (
	<Element dir="auto" className={`written ${className}`.trim()}>
		<Directed text={children ?? ""} />
	</Element>
);

/** The override keeps groups of Arabic digits in their order, which an isolate alone would write from the right. */
const Directed = ({ text }: { text: string }) =>
	splitByDirection(text).map((piece, i) =>
		i % 2 === 0 ? (
			piece
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name.
			<bdo key={i} dir="ltr">
				{piece}
			</bdo>
		),
	);
