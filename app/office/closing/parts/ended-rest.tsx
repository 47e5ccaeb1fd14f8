import { pathIn } from "../../../base/locale/path.ts";
import { useSentOnce } from "../../../base/ui/line/use-sent-once.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { endedRest } from "../../../league/closing/called-off.server.ts";
import { closingText } from "../text.ts";

type Props = { batch: Awaited<ReturnType<typeof endedRest>>; edition: number };

/** The ties that were just ended together, and the way back. */
export function EndedRest({ batch, edition }: Props) {
	const locale = useLocale();
	const t = closingText(locale);
	const { onSubmit } = useSentOnce();
	if (!batch) return null;
	return (
		<div
			role="status"
			className="flex items-center justify-between gap-3 rounded-xl border border-win bg-win-tint px-4 py-2"
		>
			<p>{t.ended(batch.count)}</p>
			<form
				method="post"
				action={`${pathIn(locale, "/admin/undo/:batch", { batch: String(batch.id) })}?edition=${edition}`}
				onSubmit={onSubmit}
				data-in-place=""
			>
				<button type="submit" className="button-quiet">
					{t.undo}
				</button>
			</form>
		</div>
	);
}
