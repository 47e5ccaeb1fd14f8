import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { resultText } from "../../../league/ties/result/result-text.ts";
import type { TieWork } from "../../../league/ties/result/tie-work.server.ts";
import type { NamedTie } from "../../../league/ties/ties.server.ts";
import { RoundLinks } from "./round-links.tsx";
import { StaffTies } from "./staff-ties.tsx";

type Props = TieWork & {
	/** Where the screens that open lead back to, as their query. */
	search?: string;
	/** The most ties of earlier days that are shown. */
	most?: number;
	/** The ways to enter whole rounds are above the lists: a first screen is for the ties. */
	roundsFirst?: boolean;
	/** False where the season has none: then nothing is said of results. */
	hasTies?: boolean;
};

/** Today's ties, those that await a result, and the next ones. */
export function TieWorkLists({ search = "", most, roundsFirst = false, hasTies = true, ...work }: Props) {
	const { day, today, awaiting, rounds, upcoming } = work;
	const locale = useLocale();
	const t = resultText(locale);
	const shown = most ?? awaiting.length;
	const links = <RoundLinks rounds={rounds} today={day} search={search} />;
	const isIdle = today.length + awaiting.length === 0;
	const list = (id: string, title: string, ties: NamedTie[]) =>
		ties.length > 0 && (
			<section aria-labelledby={id} className="mb-6">
				<h2 id={id} className="mb-2 text-lg">
					{title}
				</h2>
				<StaffTies ties={ties} today={day} search={search} />
			</section>
		);
	return (
		<>
			{roundsFirst && links}
			{list("today", t.today, today)}
			{list("awaiting", t.awaiting, awaiting.slice(0, shown))}
			{awaiting.length > shown && (
				<p className="-mt-3 mb-6">
					<a href={pathIn(locale, "/admin/matches")} className="link">
						{t.allAwaiting(awaiting.length)}
					</a>
				</p>
			)}
			{!roundsFirst && links}
			{isIdle && hasTies && <Idle />}
			{list("upcoming", t.upcoming, upcoming)}
		</>
	);
}

function Idle() {
	const t = resultText(useLocale());
	return (
		<p className="card mb-6 p-4">
			<strong>{t.caughtUp}.</strong> {t.caughtUpText}
		</p>
	);
}
