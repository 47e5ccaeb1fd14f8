import type { ReactNode } from "react";
import { problemText } from "../../../base/ui/fields/problem-text.tsx";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { entriesOf, playersIn } from "../../../people/players/photo-archive/archives.server.ts";
import { outcomeText } from "../../../people/players/photo-archive/outcome-text.ts";

export type Entry = Awaited<ReturnType<typeof entriesOf>>[number];
export type Player = Awaited<ReturnType<typeof playersIn>>[number];

const box = "silhouette size-16 shrink-0 overflow-hidden rounded-lg";

type Props = { entry: Entry; shows?: { url: string | null; alt: string }[]; children?: ReactNode };

/** One file of an archive: its picture beside the present one, its name, and what is said or asked about it. */
export function EntryLine({ entry, shows = [], children }: Props) {
	const locale = useLocale();
	return (
		<li data-verdict={entry.verdict} data-outcome={entry.outcome} className="flex flex-wrap items-center gap-4 p-3">
			{shows.map(({ url, alt }) => (
				<span key={alt} className={box}>
					<Picture url={url} alt={alt} sizes="64px" className="size-full object-cover" />
				</span>
			))}
			<div className="min-w-48 flex-1 space-y-1">
				<p className="break-all">
					<bdi className="font-semibold">{entry.name}</bdi>
				</p>
				{(entry.outcome ?? entry.reason) && (
					<p className="text-sm text-soft">{problemText(locale, entry.outcome ?? entry.reason ?? "", [outcomeText])}</p>
				)}
			</div>
			{children}
		</li>
	);
}
