import { useSentOnce } from "../../../../base/ui/line/use-sent-once.ts";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { rostersText } from "../text.ts";
import type { changedRoster } from "../undo-roster.server.ts";

/** The change of a roster that was just made, and the way to take it back. */
export function ChangedRoster({ changed }: { changed: Awaited<ReturnType<typeof changedRoster>> }) {
	const t = rostersText(useLocale());
	const { onSubmit } = useSentOnce();
	if (!changed) return null;
	return (
		<div
			role="status"
			className="flex items-center justify-between gap-3 rounded-xl border border-win bg-win-tint px-4 py-2"
		>
			<p className="font-semibold">{t[changed.step]}</p>
			<form method="post" onSubmit={onSubmit}>
				<input type="hidden" name="id" value={changed.id} />
				<button
					type="submit"
					name="intent"
					value="undo"
					aria-label={`${t.undo}: ${t[changed.step]}`}
					className="button-quiet"
				>
					{t.undo}
				</button>
			</form>
		</div>
	);
}
