import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useSentOnce } from "../../../base/ui/line/use-sent-once.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { calledOffBatch } from "../../../league/closing/called-off.server.ts";
import { withdrawalText } from "../withdrawals-text.ts";

type Props = { batch: Awaited<ReturnType<typeof calledOffBatch>>; group: number };

/** The ties that were just called off with a withdrawal, and the way to restore them. */
export function CalledOff({ batch, group }: Props) {
	const locale = useLocale();
	const t = withdrawalText(locale);
	const { onSubmit } = useSentOnce();
	if (!batch) return null;
	const name = pick(locale, { name: batch.label, name_ar: batch.label_ar }, "name");
	return (
		<div
			role="status"
			className="flex items-center justify-between gap-3 rounded-xl border border-win bg-win-tint px-4 py-2"
		>
			<p>
				<strong>{batch.isAwarded ? t.awarded : t.calledOff}:</strong> <bdi>{name}</bdi> · {t.ties(batch.count)}
			</p>
			<form
				method="post"
				action={`${pathIn(locale, "/admin/undo/:batch", { batch: String(batch.id) })}?group=${group}`}
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
