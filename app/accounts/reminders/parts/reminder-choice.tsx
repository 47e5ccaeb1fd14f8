import { useLocale } from "../../../base/ui/use-locale.ts";
import { remindersText } from "../text.ts";

/** Whether a captain is reminded by mail. */
export function ReminderChoice({ isOn }: { isOn: boolean }) {
	const t = remindersText(useLocale());
	return (
		<section aria-labelledby="reminders">
			<h3 id="reminders" className="mb-3 text-xl">
				{t.title}
			</h3>
			<form method="post" className="card space-y-4 p-6">
				<label className="flex cursor-pointer items-start gap-3">
					<input
						type="checkbox"
						name="reminders"
						value="on"
						defaultChecked={isOn}
						className="mt-1 size-5 accent-brand"
					/>
					{t.wanted}
				</label>
				<p className="text-sm text-soft">{t.always}</p>
				<button type="submit" name="intent" value="reminders" className="button-quiet">
					{t.save}
				</button>
			</form>
		</section>
	);
}
