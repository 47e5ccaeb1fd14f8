import { useLocation } from "react-router";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useSentOnce } from "../../../base/ui/line/use-sent-once.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Score } from "../../../league/ties/parts/score.tsx";
import type { savedResult } from "../../../league/ties/result/enter-result.server.ts";
import { resultText } from "../../../league/ties/result/result-text.ts";

/**
 * The result that was just saved, and the way to take it back. It stays until the next page: a phone's keypad hides
 * what comes from below.
 */
export function SavedResult({ saved }: { saved: Awaited<ReturnType<typeof savedResult>> }) {
	const locale = useLocale();
	const t = resultText(locale);
	const { search } = useLocation();
	const { onSubmit } = useSentOnce();
	if (!saved) return null;
	const { tie, former } = saved;
	const [home, away] = [pick(locale, tie.home_team, "name"), pick(locale, tie.away_team, "name")];
	return (
		<div
			role="status"
			data-saved={tie.id}
			className="mb-4 flex items-center justify-between gap-3 rounded-xl border border-win bg-win-tint px-4 py-2"
		>
			<p>
				<strong>{t.saved}:</strong> <bdi>{home}</bdi> <Score home={tie.home_score} away={tie.away_score} />{" "}
				<bdi>{away}</bdi>
			</p>
			<form
				method="post"
				action={pathIn(locale, "/admin/matches/:id/undo", { id: String(tie.id) }) + search}
				onSubmit={onSubmit}
			>
				{Object.entries(former).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value ?? ""} />
				))}
				<button type="submit" aria-label={`${t.undoOf} ${home} – ${away}`} className="button-quiet">
					{t.undo}
				</button>
			</form>
		</div>
	);
}
