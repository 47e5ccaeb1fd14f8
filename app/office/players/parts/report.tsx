import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { archiveById } from "../../../people/players/photo-archive/archives.server.ts";
import { archiveText } from "../../../people/players/photo-archive/text.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { type Entry, EntryLine, type Player } from "./entry-line.tsx";

type Props = { archive: NonNullable<Awaited<ReturnType<typeof archiveById>>>; entries: Entry[]; players: Player[] };

/** The result for every file, and the way to undo all of it. */
export function Report({ archive, entries, players }: Props) {
	const locale = useLocale();
	const t = archiveText(locale);
	const { batch, created, updated, applied_at, applied_by, undone_at } = archive;
	return (
		<div className="space-y-5">
			<p role="status" className="text-lg font-semibold">
				{t.zipDone(created ?? 0, updated ?? 0)}
			</p>
			{applied_at && (
				<p className="text-sm text-soft">
					{t.appliedBy} {applied_by && <Ltr>{applied_by}</Ltr>} · <Moment at={applied_at} />
				</p>
			)}
			{undone_at ? (
				<p className="font-semibold">{t.undone}</p>
			) : (
				batch !== null &&
				(created ?? 0) + (updated ?? 0) > 0 && (
					<form method="post" action={pathIn(locale, "/admin/undo/:batch", { batch: String(batch) })}>
						<button type="submit" className="button-quiet">
							{t.undo}
						</button>
					</form>
				)
			)}
			<ul className="card divide-y divide-line">
				{entries
					.filter(({ verdict }) => verdict !== "ignored")
					.map((entry) => (
						<EntryLine key={entry.id} entry={entry}>
							{entry.player_id !== null && (
								<p className="text-end">
									<a href={pathIn(locale, "/admin/players/:id", { id: String(entry.player_id) })} className="link">
										<bdi>{nameOf(entry.player_id)}</bdi>
									</a>
									<span className="block text-sm text-soft">
										{t.number} {entry.player_id}
									</span>
								</p>
							)}
						</EntryLine>
					))}
			</ul>
		</div>
	);

	function nameOf(id: number) {
		const player = players.find((each) => each.id === id);
		return player ? playerName(locale, player) : `${t.number} ${id}`;
	}
}
