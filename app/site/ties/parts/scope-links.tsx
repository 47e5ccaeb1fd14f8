import { formatMonth, formatShortDay } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { roundName } from "../../../league/competitions/rounds/round-name.ts";
import type { AskedFixtures, fixtures } from "../../../league/ties/fixtures/fixtures.server.ts";
import { fixturesQuery } from "../../../league/ties/fixtures/fixtures-query.ts";
import { keyOf, type Section } from "../../../league/ties/fixtures/sections.ts";
import { type Chip, ChipNav } from "../../parts/chip-nav.tsx";
import { fixturesText } from "../fixtures-text.ts";

export type Fixtures = Awaited<ReturnType<typeof fixtures>>;
export type FixturesProps = { asked: AskedFixtures; isCurrent: boolean; found: Fixtures };

const chip = "chip max-sm:px-3 aria-[current]:bg-brand aria-[current]:text-on-brand";

/**
 * The competitions of the season and the groups of the one that is shown, as links; nothing where there is no choice.
 */
export function ScopeLinks({ asked, isCurrent, found: { group, groups } }: FixturesProps) {
	const locale = useLocale();
	const t = fixturesText(locale);
	const { season, clubId, status, result } = asked;
	const path = pathIn(locale, "/matches");
	// The first group of each: the order of staff is kept.
	const competitions = [...new Map(groups.toReversed().map((each) => [each.slug, each])).values()].toReversed();
	const ofSame = groups.filter(({ slug }) => slug === group?.slug);
	const pathOf = (groupId?: number) => path + fixturesQuery({ season, isCurrent, groupId, clubId, status, result });
	const all: Chip = { key: "all", path: pathOf(), isShown: !group, label: t.allCompetitions };
	const ofSeason: Chip[] = competitions.map(({ id, slug, competition: name, competition_ar: name_ar }) => ({
		key: slug,
		path: pathOf(id),
		isShown: slug === group?.slug,
		label: <bdi>{pick(locale, { name, name_ar }, "name")}</bdi>,
	}));
	const ofCompetition = ofSame.map((each) => ({
		key: each.id,
		path: pathOf(each.id),
		isShown: each.id === group?.id,
		label: <bdi>{pick(locale, each, "name")}</bdi>,
	}));
	return (
		<>
			{competitions.length > 1 && (
				<ChipNav label={t.competitions} chips={clubId === undefined ? ofSeason : [all, ...ofSeason]} />
			)}
			{ofSame.length > 1 && <ChipNav label={t.groups} chips={ofCompetition} />}
		</>
	);
}

/** Rounds and months of the ties, as links; nothing where there is one. */
export function SectionLinks({ asked, isCurrent, found: { sections, rounds } }: FixturesProps) {
	const locale = useLocale();
	const t = fixturesText(locale);
	if (sections.length < 2 && !asked.section) return null;
	const { section: shown, part, ...rest } = asked;
	const to = (section?: Section) => pathIn(locale, "/matches") + fixturesQuery({ ...rest, isCurrent, section });
	const at = shown && keyOf(shown);
	const hasRounds = sections.some((section) => "round" in section);
	return (
		<nav aria-label={t.sections} className="flex items-center gap-1.5 sm:flex-wrap print:hidden">
			<a href={to()} aria-current={shown ? undefined : "page"} className={`${chip} shrink-0`}>
				{t.latest}
			</a>
			{hasRounds && (
				<span aria-hidden="true" className="ms-2 text-sm font-semibold text-soft">
					{t.rounds}
				</span>
			)}
			{sections.map((section) => (
				<a
					key={keyOf(section)}
					href={to(section)}
					aria-label={sectionName(locale, section, rounds)}
					aria-current={keyOf(section) === at ? "page" : undefined}
					className={`${chip} min-w-10 shrink-0 justify-center px-2.5`}
				>
					{"round" in section ? section.round : formatMonth(locale, section.month)}
				</a>
			))}
		</nav>
	);
}

type Rounds = Fixtures["rounds"];

/** "Round 5" or "November 2026". */
export const sectionName = (locale: Locale, section: Section, rounds: Rounds) =>
	"round" in section
		? roundName(
				locale,
				section.round,
				rounds.find(({ number }) => number === section.round),
			)
		: formatMonth(locale, section.month);

/** The days that staff gave a round; undefined without. */
export function daysOf(locale: Locale, section: Section, rounds: Rounds): string | undefined {
	const round = "round" in section ? rounds.find(({ number }) => number === section.round) : undefined;
	if (!round?.from_on || !round.until_on) return undefined;
	return fixturesText(locale).days(formatShortDay(locale, round.from_on), formatShortDay(locale, round.until_on));
}
