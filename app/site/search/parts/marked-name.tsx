import { marked } from "../marked.ts";

/** A name with the searched words marked in it. */
export function MarkedName({ name, words }: { name: string; words: string[] }) {
	return marked(name, words).map(({ text, isMarked }, i) =>
		isMarked ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in its order
			<mark key={i} className="rounded-sm bg-win-tint text-inherit">
				{text}
			</mark>
		) : (
			text
		),
	);
}
