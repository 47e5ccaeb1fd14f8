import { type Preset, presetNames, presets } from "../ranking/rule-set.ts";
import { type StoredRule, storedOfRule } from "./stored-rule.ts";

/** Both names of a rule set, its code, and whose rule it is where it is not the federation's own. */
export type NamedRule = StoredRule & { code: string; name: string; name_ar: string; source: string | null };

const names: Record<Preset, { name: string; name_ar: string; source: string | null }> = {
	spec: {
		name: "Rubber difference, then wins, then the name",
		name_ar: "فارق المباريات الفردية، ثم الانتصارات، ثم الاسم",
		source: null,
	},
	ittf: {
		name: "Rules of the ITTF (3.7.5)",
		name_ar: "قواعد الاتحاد الدولي لكرة الطاولة (3.7.5)",
		source: "ITTF 3.7.5",
	},
	difference: {
		name: "Rubber difference, with shared places",
		name_ar: "فارق المباريات الفردية، مع مراكز مشتركة",
		source: null,
	},
	rubbers: { name: "Every rubber a point", name_ar: "كل مباراة فردية نقطة", source: null },
	nttb: { name: "Rules of the Dutch federation", name_ar: "قواعد الاتحاد الهولندي", source: "Dutch federation" },
};

/** The rule sets that every federation finds. An editor copies one to change it. */
export const namedPresets: readonly NamedRule[] = presetNames.map((code) => ({
	...storedOfRule(presets[code]),
	...names[code],
	code,
}));

export const isUsualRuleSet = (code: string) => namedPresets.some((preset) => preset.code === code);
