import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { defaultChoice, isOffered, type Verdict } from "../../../people/players/photo-archive/archive.ts";
import { controlOf } from "../../../people/players/photo-archive/choices.ts";
import { archiveText } from "../../../people/players/photo-archive/text.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { DiscardButton } from "./discard-button.tsx";
import { type Entry, EntryLine, type Player } from "./entry-line.tsx";

/** Files that need a decision come first. */
const order: Verdict[] = ["ambiguous", "new", "match", "refused", "ignored"];

type Props = { archive: { id: number }; entries: Entry[]; players: Player[] };

/** The files by their effect, with a choice for each, and the buttons that apply or discard all of it. */
export function Preview({ entries, players }: Props) {
	const t = archiveText(useLocale());
	const groups = order
		.map((verdict) => ({ verdict, entries: entries.filter((entry) => entry.verdict === verdict) }))
		.filter((group) => group.entries.length > 0);
	const offers = entries.some(({ verdict }) => verdict !== "refused" && verdict !== "ignored");
	return (
		<form method="post" className="space-y-6">
			<p className="text-soft">{offers ? t.intro : t.noFiles}</p>
			{groups.map((group) => (
				<Group key={group.verdict} {...group} players={players} />
			))}
			<div className="sticky bottom-0 flex flex-wrap gap-3 border-t border-line bg-paper py-4">
				{offers && (
					<button type="submit" className="button">
						{t.apply}
					</button>
				)}
				<DiscardButton />
			</div>
		</form>
	);
}

type GroupProps = { verdict: Verdict; entries: Entry[]; players: Player[] };

function Group({ verdict, entries, players }: GroupProps) {
	const t = archiveText(useLocale());
	const isQuiet = verdict === "ignored";
	return (
		<details open={!isQuiet}>
			<summary className="cursor-pointer py-2">
				<h3 className="inline text-lg">
					{t[verdict]}: {t.count(entries.length)}
				</h3>
			</summary>
			{verdict === "new" && (
				<div className="py-3">
					<label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
						<input type="checkbox" name="create_all" className="size-5 accent-brand" />
						{t.createAll}
					</label>
					<p className="ps-8 text-sm text-soft">{t.createHint}</p>
				</div>
			)}
			<ul className="card divide-y divide-line">
				{entries.map((entry) => (
					<Question key={entry.id} entry={entry} players={players} />
				))}
			</ul>
		</details>
	);
}

function Question({ entry, players }: { entry: Entry; players: Player[] }) {
	const locale = useLocale();
	const t = archiveText(locale);
	if (entry.photo_url === null) return <EntryLine entry={entry} />;
	const meant = entry.candidates.flatMap(({ id }) => players.find((player) => player.id === id) ?? []);
	const [player] = entry.verdict === "match" ? meant : [];
	const isUnknown = entry.verdict === "new";
	const shows = [{ url: entry.photo_url, alt: t.next }, ...(player ? [{ url: player.photo_url, alt: t.now }] : [])];
	return (
		<EntryLine entry={entry} shows={shows}>
			<div className="w-full sm:w-96">
				<select
					name={controlOf(entry)}
					aria-label={t.choiceFor(entry.name)}
					defaultValue={isUnknown ? "" : String(defaultChoice(entry))}
					className="control"
				>
					{isUnknown && <option value="">{t.asAbove}</option>}
					<option value="skip">{t.skip}</option>
					{meant.map((each) => (
						<option key={each.id} value={each.id}>
							{`${t.use} ${nameOf(each)}`}
						</option>
					))}
					{entry.person !== null && isOffered(entry, "create") && (
						<option value="create">{t.create(entry.person)}</option>
					)}
				</select>
				{!player && meant.length > 0 && (
					<p className="mt-1 text-sm text-soft">
						{t.near} {meant.map(nameOf).join(t.comma)}
					</p>
				)}
				{player && (
					<p className="mt-1 text-sm">
						<a
							href={pathIn(locale, "/admin/players/:id", { id: String(player.id) })}
							target="_blank"
							rel="noreferrer"
							className="link"
						>
							{playerName(locale, player)}
						</a>
					</p>
				)}
			</div>
		</EntryLine>
	);

	/** Namesakes differ by club and number. */
	function nameOf(each: Player) {
		const club = locale === "ar" ? each.team_name_ar : each.team_name;
		return [playerName(locale, each), club, `${t.number} ${each.id}`].filter(Boolean).join(" · ");
	}
}
