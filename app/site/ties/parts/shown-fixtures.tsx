import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Empty } from "../../../base/ui/page-parts.tsx";
import { commonText } from "../../../base/ui/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { fixturesQuery } from "../../../league/ties/fixtures/fixtures-query.ts";
import { neighbours, type Section } from "../../../league/ties/fixtures/sections.ts";
import { tiesText } from "../../../league/ties/text.ts";
import type { NamedTie } from "../../../league/ties/ties.server.ts";
import { fixturesText } from "../fixtures-text.ts";
import { daysOf, type Fixtures, type FixturesProps, sectionName } from "./scope-links.tsx";
import { FoldedDays, OpenDays, TieDays } from "./tie-days.tsx";

/** The ties that were asked for: a section of them, or the latest results and the next ties. */
export function ShownFixtures(props: FixturesProps) {
	const { asked, found } = props;
	const days = "shown" in found ? found.shown : [...found.begun, ...found.past, ...found.upcoming, ...found.unplayed];
	if (days.length === 0)
		return <None isFiltered={Boolean(asked.clubId ?? asked.status ?? asked.result ?? asked.section)} />;
	return asked.section ? <OneSection {...props} section={asked.section} /> : <Overview {...props} />;
}

function None({ isFiltered }: { isFiltered: boolean }) {
	const locale = useLocale();
	const t = tiesText(locale);
	return (
		<div className="mt-6">
			<Empty title={isFiltered ? t.noneMatch : t.empty}>
				{isFiltered && (
					<a className="button" href={pathIn(locale, "/matches")}>
						{t.reset}
					</a>
				)}
			</Empty>
		</div>
	);
}

/** The rounds, and what names the competition of a tie in a list of several. */
function useShared({ group, groups, rounds }: Fixtures) {
	const locale = useLocale();
	if (group) return { rounds };
	const names = new Map(groups.map((each) => [each.id, each]));
	const competitionOf = ({ group_id }: NamedTie) => {
		const { competition: name = "", competition_ar: name_ar = "" } = names.get(group_id) ?? {};
		return pick(locale, { name, name_ar }, "name");
	};
	return { rounds, competitionOf };
}

function Overview({ found }: FixturesProps) {
	const locale = useLocale();
	const t = tiesText(locale);
	const shared = useShared(found);
	if (!("past" in found)) return null;
	const { begun, past, upcoming, unplayed, isWhole, total } = found;
	const count = [...begun, ...past, ...upcoming, ...unplayed].flatMap(({ ties }) => ties).length;
	return (
		<>
			<OpenDays id="now" title={t.now} days={begun} {...shared} />
			<FoldedDays
				id="past"
				title={t.past}
				days={past}
				next={upcoming.length > 0 ? "upcoming" : undefined}
				{...shared}
			/>
			<FoldedDays id="upcoming" title={t.upcoming} days={upcoming} {...shared} />
			<OpenDays id="unplayed" title={t.unplayed} days={unplayed} {...shared} />
			{!isWhole && <p className="mt-5 text-soft">{fixturesText(locale).notAll(count, total)}</p>}
		</>
	);
}

function OneSection({ asked, found, isCurrent, section }: FixturesProps & { section: Section }) {
	const locale = useLocale();
	const f = fixturesText(locale);
	const shared = useShared(found);
	const { rounds, sections } = found;
	const { before, after } = neighbours(sections, section);
	const to = (at: Section, part = 1) =>
		pathIn(locale, "/matches") + fixturesQuery({ ...asked, isCurrent, section: at, part });
	if (!("shown" in found)) return null;
	return (
		<section aria-labelledby="section" className="mt-6">
			<h2 id="section" className="text-xl sm:text-2xl">
				{sectionName(locale, section, rounds)}
			</h2>
			<p className="text-soft empty:hidden">{daysOf(locale, section, rounds)}</p>
			<TieDays days={found.shown} {...shared} isRoundSaid={"round" in section} />
			<Parts part={asked.part} parts={found.parts} pathOf={(part) => to(section, part)} />
			<p className="mt-6 flex flex-wrap justify-between gap-3 print:hidden">
				{before && (
					<a className="button-quiet" rel="prev" href={to(before)}>
						{f.before(sectionName(locale, before, rounds))}
					</a>
				)}
				{after && (
					<a className="button-quiet ms-auto" rel="next" href={to(after)}>
						{f.after(sectionName(locale, after, rounds))}
					</a>
				)}
			</p>
		</section>
	);
}

/** The pages of a section that is too long for one, in the order of days. */
function Parts({ part, parts, pathOf }: { part: number; parts: number; pathOf: (part: number) => string }) {
	const t = commonText(useLocale());
	if (parts < 2) return null;
	return (
		<nav aria-label={t.pages} className="mt-6 flex flex-wrap gap-1.5 print:hidden">
			{Array.from({ length: parts }, (_, nth) => nth + 1).map((n) => (
				<a
					key={n}
					href={pathOf(n)}
					aria-current={n === part ? "page" : undefined}
					aria-label={t.pageOf(n, parts)}
					className="chip aria-[current]:bg-brand aria-[current]:text-on-brand"
				>
					{n}
				</a>
			))}
		</nav>
	);
}
