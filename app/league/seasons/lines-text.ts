import type { Locale } from "../../base/locale/locale.ts";
import { pick } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import type { CopyLine, Names } from "./copy-lines.ts";
import { copyText } from "./text.ts";

/** The lines of a copy: each says the step of one thing, and why. */
export const linesText = defineText({
	lost: { ar: "لا يُنسخ", en: "Not copied" },
	there: { ar: "موجود في الموسم من قبل", en: "In the season already" },
	added: { ar: "يُضاف", en: "Added" },
	draft: {
		ar: "لا تُنسخ: هي مسودة في الموسم المنسوخ",
		en: "not copied: it is a draft in the season that is copied",
	},
	groupAdded: { ar: "مجموعة جديدة", en: "new group" },
	groupThere: {
		ar: "المجموعة موجودة: تُضاف إليها الفرق وتبقى قواعدها",
		en: "the group is there already: teams are added to it, and its rules stay",
	},
	laterStage: {
		ar: "لا يُنسخ: لعب في مرحلة لاحقة وحدها، وتلك تُنسخ بلا فرق",
		en: "not copied: it played in a later stage alone, which is copied without teams",
	},
	noTies: {
		ar: "لا يُنسخ: لا مباراة له في المجموعة",
		en: "not copied: it has no match in the group",
	},
	noGroup: { ar: "لا يُنسخ: ليس في أي مجموعة", en: "not copied: it is in no group" },
	staffCaptain: {
		ar: "لا يُنقل معه قائد يعمل الآن في الاتحاد: يعود قائدًا بدعوة يقبلها",
		en: "a captain who works for the federation by now is not taken along: that takes an invitation which they accept",
	},
	entered: {
		ar: (to: string, why: string) => `في ${to} (${why})`,
		en: (to: string, why: string) => `in ${to} (${why})`,
	},
	inAlready: {
		ar: (to: string) => `مسجَّل في ${to} من قبل: لا يُسجَّل مرة ثانية`,
		en: (to: string) => `entered in ${to} already: not entered twice`,
	},
	elsewhere: {
		ar: (to: string) => `مسجَّل في ${to} من المسابقة نفسها: يبقى هناك ولا يُنقل`,
		en: (to: string) => `entered in ${to} of the same competition: it stays there and is not moved`,
	},
	undecided: { ar: (why: string) => `لم يُسجَّل بعد (${why})`, en: (why: string) => `not entered yet (${why})` },
	leftOut: { ar: (why: string) => `لا يُسجَّل (${why})`, en: (why: string) => `not entered (${why})` },
	chosen: { ar: "باختيارك", en: "your choice" },
});

/** Names from the least up, such as a group and its competition; one that both have is said once. */
export const namesInWords = (locale: Locale, names: readonly Names[]) =>
	[...new Set(names.map((each) => `\u2068${pick(locale, each, "name")}\u2069`))].join(" · ");

/** A line as a sentence: the name, where it was, and its step. */
export function lineInWords(locale: Locale, line: CopyLine): string {
	const [t, c] = [linesText(locale), copyText(locale)];
	const isolated = (names: Names) => namesInWords(locale, [names]);
	const why = (reason: "chosen" | keyof typeof c) => {
		const text = reason === "chosen" ? t.chosen : c[reason];
		return typeof text === "string" ? text.charAt(0).toLowerCase() + text.slice(1) : "";
	};
	const words = () => {
		if (line.what === "entered") return t.entered(isolated(line.to), why(line.why));
		if (line.what === "there") return t.inAlready(isolated(line.to));
		if (line.what === "elsewhere") return t.elsewhere(isolated(line.to));
		if (line.what === "undecided" || line.what === "leftOut") return t[line.what](why(line.why));
		return t[line.what];
	};
	return `${namesInWords(locale, [line, ...line.of])}: ${words()}`;
}
