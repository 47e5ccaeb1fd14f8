import { formatMoment } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useSentOnce } from "../../../base/ui/line/use-sent-once.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { recordsText } from "../../../records/text.ts";
import type { SettingsPart } from "../../../settings/settings-form.ts";
import { changeText } from "../change-text.ts";

type Props = { part: SettingsPart; version?: string; by: string; at: string; canUndo: boolean };

/** Who changed a part last and when, the way to all changes, and the button that takes the last one back. */
export function LastChange({ part, version, by, at, canUndo }: Props) {
	const locale = useLocale();
	const t = changeText(locale);
	const { onSubmit } = useSentOnce();
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line px-5 py-4 text-sm sm:px-7">
			<p className="text-soft">
				{t.lastChange} <bdi>{by}</bdi> · {formatMoment(locale, new Date(at))}
			</p>
			<a href={`${pathIn(locale, "/admin/audit")}?record=settings:${part}`} className="link">
				{recordsText(locale).history}
			</a>
			{canUndo && (
				<form method="post" encType="multipart/form-data" onSubmit={onSubmit} className="ms-auto">
					<input type="hidden" name="part" value={part} />
					<input type="hidden" name="version" value={version} readOnly />
					<button type="submit" name="intent" value="undo" className="button-quiet">
						{t.undo}
					</button>
				</form>
			)}
		</div>
	);
}
