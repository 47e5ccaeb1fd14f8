import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useSentOnce } from "../../../base/ui/line/use-sent-once.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { resultText } from "../../../league/ties/result/result-text.ts";
import type { savedRound } from "../../../league/ties/round-results/saved-round.server.ts";
import { roundText } from "../round-text.ts";

/** The results that were just saved together, and the way to take them all back. */
export function SavedRound({ saved }: { saved: Awaited<ReturnType<typeof savedRound>> }) {
	const locale = useLocale();
	const t = roundText(locale);
	const { onSubmit } = useSentOnce();
	if (!saved) return null;
	const name = pick(locale, { name: saved.label, name_ar: saved.label_ar }, "name");
	return (
		<div
			role="status"
			data-saved-round={saved.id}
			className="mb-4 flex items-center justify-between gap-3 rounded-xl border border-win bg-win-tint px-4 py-2"
		>
			<p>
				<strong>{t.saved}</strong> <bdi>{name}</bdi> · {t.ties(saved.saved)}
			</p>
			<form
				method="post"
				action={pathIn(locale, "/admin/undo/:batch", { batch: String(saved.id) })}
				onSubmit={onSubmit}
			>
				<button type="submit" aria-label={`${t.undoAll} ${name}`} className="button-quiet">
					{resultText(locale).undo}
				</button>
			</form>
		</div>
	);
}
