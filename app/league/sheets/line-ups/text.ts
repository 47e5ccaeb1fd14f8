import { defineText } from "../../../base/locale/text.ts";

/** Line-ups on the pages of captains. */
export const lineUpsText = defineText({
	title: { ar: "التشكيلة", en: "Line-up" },
	name: { ar: "سمِّ التشكيلة", en: "Name the line-up" },
	change: { ar: "عدّل التشكيلة", en: "Change the line-up" },
	see: { ar: "التشكيلة التي سلّمتها", en: "The line-up you handed in" },
	none: { ar: "لم تُسمَّ التشكيلة بعد.", en: "No line-up has been named yet." },
	saved: { ar: "محفوظة، ولم تُسلّم بعد.", en: "Saved, and not handed in yet." },
	handedIn: {
		ar: "سُلّمت. تنكشف التشكيلتان حين يسلّم الفريق الآخر، أو حين تُفتح ورقة المباراة بعد بدايتها.",
		en: "Handed in. Both line-ups open once the other team has handed in its own, or once the sheet is opened after the match has started.",
	},
	hint: {
		ar: "لا يراها الفريق الآخر قبل أن يسلّم كل فريق تشكيلته أو تُفتح ورقة المباراة بعد بدايتها. ويمكن تسمية الزوجي لاحقًا، وترك مركز فارغًا لمن لن يحضر.",
		en: "The other team does not see it before both have handed in, or the sheet is opened after the match has started. Doubles may be named later, and a place stays empty for a player who will not come.",
	},
	handIn: { ar: "سلّم التشكيلة", en: "Hand in" },
	handInAnyway: { ar: "نعم، سلّم التشكيلة", en: "Yes, hand in" },
	later: { ar: "احفظ دون تسليم", en: "Save without handing in" },
	takeBack: { ar: "استرجع التشكيلة", en: "Take it back" },
	empty: { ar: "لم يُسمَّ", en: "Not named" },
	over: { ar: "لا تُسمى تشكيلة لهذه المباراة الآن.", en: "No line-up is named for this match now." },
	closed: {
		ar: "فُتحت التشكيلتان، فلا تُسمى من هنا.",
		en: "The line-ups are open, so they are not named here any more.",
	},
});
