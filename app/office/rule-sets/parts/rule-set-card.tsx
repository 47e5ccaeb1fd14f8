import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { orderInWords, pointsInWords } from "../../../league/ranking/rules/rule-words.ts";
import type { NamedRule } from "../../../league/rule-sets/presets.ts";
import { ruleOfStored } from "../../../league/rule-sets/stored-rule.ts";
import { recordsText } from "../../../records/text.ts";
import { ruleSetsText } from "../text.ts";

type Props = { set: NamedRule & { id?: number }; groups: number };

/** A rule set as staff see it, with a copy to change; an own one can be changed itself. */
export function RuleSetCard({ set, groups }: Props) {
	const locale = useLocale();
	const t = ruleSetsText(locale);
	const a = recordsText(locale);
	const name = pick(locale, set, "name");
	const rule = ruleOfStored(set);
	const id = set.id === undefined ? undefined : String(set.id);
	return (
		<li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
			<div className="min-w-0 flex-1 basis-60">
				<h4 className="font-semibold">
					<bdi>{name}</bdi>
				</h4>
				<p className="text-sm">
					{t.points}: {pointsInWords(locale, rule)}. {orderInWords(locale, rule)}
				</p>
				<p className="text-sm text-soft">
					<Ltr>{set.code}</Ltr> · {t.usedBy(groups)}
					{set.source && <> · {set.source}</>}
				</p>
			</div>
			<RowLink
				to={`${pathIn(locale, "/admin/league/rule-sets/:id", { id: "new" })}?copy=${encodeURIComponent(set.code)}`}
				label={t.copy}
				of={name}
			/>
			{id && (
				<>
					<RowLink to={pathIn(locale, "/admin/league/rule-sets/:id", { id })} label={a.edit} of={name} />
					<RowLink
						to={pathIn(locale, "/admin/league/rule-sets/:id/delete", { id })}
						label={a.delete}
						of={name}
						className="button-quiet text-loss"
					/>
				</>
			)}
		</li>
	);
}
