import type { ReactNode } from "react";
import { formatDate, formatDay, formatTime } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { directionsTo } from "../../../base/maps/map.ts";
import { readPosition } from "../../../base/maps/position.ts";
import { mapText } from "../../../base/maps/text.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { publishedText } from "../../../decisions/text.ts";
import { groupPath } from "../../competitions/groups/group-path.ts";
import { roundName } from "../../competitions/rounds/round-name.ts";
import { outcomeInWords } from "../tie/outcome.ts";
import { outcomeText } from "../tie/outcome-text.ts";
import type { Place } from "../tie/place-of.server.ts";
import type { formerDatesOf, ShownTie } from "../tie/shown-tie.server.ts";
import { tieText } from "../tie/tie-text.ts";

type FormerDates = Awaited<ReturnType<typeof formerDatesOf>>;

/** The facts of a tie beside its score: how it ended, where it belongs, where it is played, and the days it had. */
export function TieFacts({ tie, former }: { tie: ShownTie; former: FormerDates }) {
	const locale = useLocale();
	const t = tieText(locale);
	const names = { home: pick(locale, tie.home_team, "name"), away: pick(locale, tie.away_team, "name") };
	const ending = tie.status === "completed" ? outcomeInWords(locale, tie, names) : undefined;
	const reason = pick(locale, tie, "reason");
	const facts: { label: string; value: ReactNode }[] = [
		{ label: t.competition, value: <Competition tie={tie} /> },
		{ label: t.round, value: tie.round !== null && <Round tie={tie} round={tie.round} /> },
		{ label: t.when, value: <When tie={tie} /> },
		{ label: t.where, value: tie.place && <Where place={tie.place} /> },
	].filter(({ value }) => value);
	return (
		<section aria-labelledby="facts">
			<h2 id="facts" className="mb-3 text-xl">
				{t.facts}
			</h2>
			{(ending || reason || tie.decision) && (
				<p className="card mb-3 border-s-4 border-s-brand p-4">
					{ending && <strong className="block">{ending}</strong>}
					{reason && (
						<span dir="auto" className="block">
							{t.reason}: {reason}
						</span>
					)}
					{tie.decision && (
						<a href={pathIn(locale, "/decisions/:reference", { reference: tie.decision })} className="link">
							{publishedText(locale).link(tie.decision)}
						</a>
					)}
				</p>
			)}
			<dl className="card divide-y divide-line">
				{facts.map(({ label, value }) => (
					<div key={label} className="px-4 py-2.5 sm:flex sm:gap-4">
						<dt className="text-soft sm:w-28 sm:shrink-0">{label}</dt>
						<dd className="font-semibold">{value}</dd>
					</div>
				))}
			</dl>
			{former.length > 0 && (
				<>
					<h3 className="mt-4 mb-1 font-semibold">{t.dates}</h3>
					<ul className="list-disc space-y-1 ps-5 text-soft">
						{former.map((date) => (
							<li key={date.id}>{t.movedOn(dayAndTime(locale, date), formatDate(locale, date.moved_at))}</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}

const dayAndTime = (locale: Locale, { match_date, match_time }: { match_date: string; match_time: string | null }) =>
	[formatDay(locale, match_date), match_time && formatTime(locale, match_time)].filter(Boolean).join(" ");

function Competition({ tie: { group } }: { tie: ShownTie }) {
	const locale = useLocale();
	const { competition: name, competition_ar: name_ar, season } = group;
	const own = pick(locale, { name, name_ar }, "name");
	const part = pick(locale, group, "name");
	return (
		<>
			<a className="link" href={groupPath(locale, group)}>
				<bdi>{own}</bdi>
				{part !== own && (
					<>
						{" · "}
						<bdi>{part}</bdi>
					</>
				)}
			</a>{" "}
			<Ltr className="font-normal text-soft">{season}</Ltr>
		</>
	);
}

function Round({ tie, round }: { tie: ShownTie; round: number }) {
	const locale = useLocale();
	const query = new URLSearchParams({
		season: tie.season,
		group: String(tie.group_id),
		round: String(round),
	});
	return (
		<a className="link" href={`${pathIn(locale, "/matches")}?${query}`}>
			{roundName(locale, round, tie.round_names)}
		</a>
	);
}

function When({ tie }: { tie: ShownTie }) {
	const locale = useLocale();
	const t = tieText(locale);
	const o = outcomeText(locale);
	const moved = tie.planned_date !== null && tie.planned_date !== tie.match_date ? tie.planned_date : undefined;
	return (
		<>
			{tie.date_known ? dayAndTime(locale, tie) : o.dateUnknown}
			{!tie.date_known && (
				<span className="block font-normal text-soft">{o.expected(formatDay(locale, tie.match_date))}</span>
			)}
			{moved && <span className="block font-normal text-soft">{t.firstPlanned(formatDay(locale, moved))}</span>}
		</>
	);
}

function Where({ place }: { place: Place }) {
	const locale = useLocale();
	const position = readPosition(place.location ?? "");
	const [name, address] = [pick(locale, place, "name"), pick(locale, place, "address")];
	if (!name && !address && !position) return null;
	return (
		<>
			{name && <bdi className="block">{name}</bdi>}
			{address && (
				<span dir="auto" className="block font-normal">
					{address}
				</span>
			)}
			{position && (
				<a href={directionsTo(position)} rel="noopener" className="link-alone me-4 font-normal print:hidden">
					{mapText(locale).directions}
				</a>
			)}
			{place.venue !== undefined && (
				<a
					className="link-alone font-normal print:hidden"
					href={pathIn(locale, "/venues/:id.ics", { id: String(place.venue) })}
				>
					{tieText(locale).venueCalendar}
				</a>
			)}
		</>
	);
}
