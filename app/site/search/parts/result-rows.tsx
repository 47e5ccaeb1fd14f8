import type { ReactNode } from "react";
import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Score, ScoreNote } from "../../../league/ties/parts/score.tsx";
import { tiesText } from "../../../league/ties/text.ts";
import { outcomeText } from "../../../league/ties/tie/outcome-text.ts";
import { ClubName } from "../../../people/clubs/parts/club-name.tsx";
import { Crest } from "../../../people/clubs/parts/crest.tsx";
import { playerName } from "../../../people/players/player-name.ts";
import type { Group } from "../search.server.ts";
import { searchText } from "../text.ts";
import { MarkedName } from "./marked-name.tsx";

/** The records of one kind, a line each. */
export function ResultRows({ group, words }: { group: Group; words: string[] }) {
	switch (group.kind) {
		case "clubs":
			return group.rows.map((club) => <Club key={club.id} club={club} words={words} />);
		case "players":
			return group.rows.map((player) => <Player key={player.id} player={player} words={words} />);
		case "competitions":
			return group.rows.map((held) => <Competition key={held.id} competition={held} words={words} />);
		case "news":
			return group.rows.map((article) => <Article key={article.id} article={article} words={words} />);
		case "ties":
			return group.rows.map((tie) => <Tie key={tie.id} tie={tie} />);
	}
}

type Row<K extends Group["kind"]> = Extract<Group, { kind: K }>["rows"][number];

/** A line that is a link as a whole. */
function Line({
	href,
	picture,
	name,
	children,
}: {
	href: string;
	picture?: ReactNode;
	name: ReactNode;
	children: ReactNode;
}) {
	return (
		<li className="relative flex items-center gap-3 px-4 py-3.5 hover:bg-sunken">
			{picture}
			<span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
				<a dir="auto" href={href} className="font-semibold after:absolute after:inset-0">
					{name}
				</a>
				<span className="text-sm text-soft">{children}</span>
			</span>
		</li>
	);
}

function Club({ club, words }: { club: Row<"clubs">; words: string[] }) {
	const locale = useLocale();
	return (
		<Line
			href={pathIn(locale, "/team/:id", { id: String(club.id) })}
			picture={<Crest url={club.logo_url} size={40} />}
			name={<MarkedName name={pick(locale, club, "name")} words={words} />}
		>
			{pick(locale, club, "region")}
		</Line>
	);
}

function Player({ player, words }: { player: Row<"players">; words: string[] }) {
	const locale = useLocale();
	const club = { name: player.team_name, name_ar: player.team_name_ar };
	return (
		<Line
			href={pathIn(locale, "/player/:id", { id: String(player.id) })}
			picture={
				<span className="silhouette block size-10 shrink-0 overflow-hidden rounded-full">
					<Picture url={player.photo_url} sizes="40px" className="size-full object-cover" />
				</span>
			}
			name={<MarkedName name={playerName(locale, player)} words={words} />}
		>
			{pick(locale, club, "name") || searchText(locale).noClub}
		</Line>
	);
}

function Competition({ competition, words }: { competition: Row<"competitions">; words: string[] }) {
	const locale = useLocale();
	const { slug, season } = competition;
	return (
		<Line
			href={pathIn(locale, "/leagues/:competition/:season", { competition: slug, season: season.replace("/", "-") })}
			name={<MarkedName name={pick(locale, competition, "name")} words={words} />}
		>
			<Ltr>{season}</Ltr>
		</Line>
	);
}

function Article({ article, words }: { article: Row<"news">; words: string[] }) {
	const locale = useLocale();
	return (
		<Line
			href={pathIn(locale, "/news/:id", { id: String(article.id) })}
			name={<MarkedName name={article.title} words={words} />}
		>
			<time dateTime={article.date.toISOString()}>{formatDate(locale, article.date)}</time>
		</Line>
	);
}

/** Both clubs, with the score between them when there is one. */
function Tie({ tie }: { tie: Row<"ties"> }) {
	const locale = useLocale();
	return (
		<Line
			href={pathIn(locale, "/match/:id", { id: String(tie.id) })}
			name={
				<>
					<bdi>
						<ClubName club={tie.home} />
					</bdi>
					{tie.score ? (
						<span className="mx-2">
							<Score {...tie.score} />
						</span>
					) : (
						<span className="mx-2 font-normal text-soft">{tiesText(locale).versus}</span>
					)}
					<bdi>
						<ClubName club={tie.away} />
					</bdi>
				</>
			}
		>
			<ScoreNote tie={tie} />{" "}
			{tie.day ? <time dateTime={tie.day}>{formatDate(locale, tie.day)}</time> : outcomeText(locale).dateUnknown}
		</Line>
	);
}
