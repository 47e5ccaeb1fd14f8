import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { tieStatuses } from "../../../league/tie.ts";
import type { AskedFixtures } from "../../../league/ties/fixtures/fixtures.server.ts";
import { fixturesQuery, resultWords, wordOf } from "../../../league/ties/fixtures/fixtures-query.ts";
import { tiesText } from "../../../league/ties/text.ts";
import { fixturesText } from "../fixtures-text.ts";
import type { Fixtures } from "./scope-links.tsx";

type Props = { asked: AskedFixtures; isCurrent: boolean; clubs: Fixtures["clubs"] };

export const FILTERS_SHEET = "filters";

/** One row on a wide screen, a sheet on a phone: the last results are what most people come for. */
export function FilterForm({ asked: { season, groupId, clubId, status, result }, isCurrent, clubs }: Props) {
	const locale = useLocale();
	const t = tiesText(locale);
	const f = fixturesText(locale);
	const club = clubs.find(({ id }) => id === clubId);
	const label = "mb-0.5 block text-sm font-semibold";
	return (
		<form
			method="get"
			action={pathIn(locale, "/matches")}
			className="grid items-end gap-3 sm:grid-cols-[2fr_1fr_auto] sm:gap-4 print:hidden"
		>
			{!isCurrent && <input type="hidden" name="season" value={season} />}
			{groupId !== undefined && <input type="hidden" name="group" value={groupId} />}
			<div>
				<label htmlFor="team" className={label}>
					{t.club}
				</label>
				<select id="team" name="team" defaultValue={clubId ?? ""} className="control">
					<option value="">{t.allClubs}</option>
					{clubs.map((club) => (
						<option key={club.id} value={club.id}>
							{pick(locale, club, "name")}
						</option>
					))}
				</select>
			</div>
			<div>
				<label htmlFor="status" className={label}>
					{t.status}
				</label>
				<select id="status" name="status" defaultValue={wordOf(result) ?? status ?? ""} className="control">
					<option value="">{t.allStatuses}</option>
					{tieStatuses.map((value) => (
						<option key={value} value={value}>
							{t[value]}
						</option>
					))}
					{club && (
						<optgroup label={f.resultsOf(pick(locale, club, "name"))}>
							{resultWords.map((word) => (
								<option key={word} value={word}>
									{f[word]}
								</option>
							))}
						</optgroup>
					)}
				</select>
			</div>
			<button type="submit" className="button">
				{t.apply}
			</button>
		</form>
	);
}

/** Which results of a club are shown, and the way to all of them; nothing while no result is asked for. */
export function ShownResult({ asked, isCurrent, clubs }: Props) {
	const locale = useLocale();
	const f = fixturesText(locale);
	const club = clubs.find(({ id }) => id === asked.clubId);
	const word = wordOf(asked.result);
	if (!club || !word) return null;
	const { season, groupId, clubId } = asked;
	const all = fixturesQuery({ season, isCurrent, groupId, clubId, status: "completed" });
	return (
		<p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
			<span className="font-semibold">{f[`${word}By`](pick(locale, club, "name"))}</span>
			<a className="link" href={pathIn(locale, "/matches") + all}>
				{f.everyResult}
			</a>
		</p>
	);
}
