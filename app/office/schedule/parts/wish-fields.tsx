import type { FormState } from "../../../base/forms/form-state.ts";
import { pick } from "../../../base/locale/locale.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { WISH_LINES, wishKinds } from "../../../league/schedule/asked/asked-schedule.ts";
import { scheduleFormText, weekdayNames } from "../form-text.ts";
import type { NamedRecord } from "./named.ts";

type Props = { squads: NamedRecord[]; state: FormState; isOpen: boolean };

/** Lines for the wishes of squads. */
export function WishFields({ squads, state, isOpen }: Props) {
	const locale = useLocale();
	const t = scheduleFormText(locale);
	const ofSquads = squads.map((squad) => ({ value: String(squad.id), label: pick(locale, squad, "name") }));
	const kinds = wishKinds.map((value) => ({ value, label: t[`wish-${value}`] }));
	const days = weekdayNames.map((name, weekday) => ({ value: String(weekday), label: t[name] }));
	return (
		<details className="card p-5" open={isOpen}>
			<summary className="cursor-pointer text-lg font-bold">{t.wishesPart}</summary>
			<p className="my-3 text-soft">{t.wishesHint}</p>
			<ul className="space-y-5">
				{Array.from({ length: WISH_LINES }, (_, n) => {
					const field = (name: string, label: string) => ({
						form: "schedule",
						name: `wish_${name}_${n}`,
						label,
						state,
						required: false,
						labelSaysOptional: true,
					});
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name
						<li key={n} className="grid gap-3 sm:grid-cols-5">
							<SelectField {...field("squad", t.wishSquad(n + 1))} options={ofSquads} empty="–" />
							<SelectField {...field("kind", t.wishKind(n + 1))} options={kinds} empty="–" />
							<SelectField {...field("day", t.wishDay(n + 1))} options={days} empty={t.anyDay} />
							<Field {...field("from", t.wishFrom(n + 1))} type="date" />
							<Field {...field("until", t.wishUntil(n + 1))} type="date" />
						</li>
					);
				})}
			</ul>
		</details>
	);
}
