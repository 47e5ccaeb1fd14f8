import { formatDay } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { defineText, plural } from "../../../base/locale/text.ts";
import type { Email } from "../../../base/mail/email.ts";

/** Why those who run the league get a mail: results are disputed, or sides did not agree on dates. */
export type LeagueMatter = "dispute" | "dates";

const counts = {
	dispute: {
		ar: {
			one: "اعتراض على نتيجة ينتظر قرارك",
			two: "اعتراضان على نتيجتين ينتظران قرارك",
			few: "# اعتراضات على نتائج تنتظر قرارك",
			many: "# اعتراضًا على نتائج تنتظر قرارك",
			other: "# اعتراض على نتائج تنتظر قرارك",
		},
		en: { one: "A result is disputed: you decide", other: "# results are disputed: you decide" },
	},
	dates: {
		ar: {
			one: "موعد مباراة ينتظر قرارك",
			two: "موعدا مباراتين ينتظران قرارك",
			few: "مواعيد # مباريات تنتظر قرارك",
			many: "مواعيد # مباراة تنتظر قرارك",
			other: "مواعيد # مباراة تنتظر قرارك",
		},
		en: { one: "The date of a match is yours to decide", other: "The dates of # matches are yours to decide" },
	},
};

const words = defineText({
	dispute: {
		ar: (n: number) => plural("ar", n, counts.dispute.ar),
		en: (n: number) => plural("en", n, counts.dispute.en),
	},
	dates: { ar: (n: number) => plural("ar", n, counts.dates.ar), en: (n: number) => plural("en", n, counts.dates.en) },
	disputeText: {
		ar: "أبلغ أحد الفريقين بالنتيجة واعترض عليها الآخر. اعتمدها كما أُبلغ بها أو صحّحها.",
		en: "One team reported the result, and the other disputes it. Confirm it as reported, or correct it.",
	},
	datesText: {
		ar: "طلب أحد الفريقين موعدًا آخر، واعتذر الآخر أو لم يجب في المهلة.",
		en: "One team asked for another date, and the other declined or did not answer in time.",
	},
	tie: {
		ar: (home: string, away: string, day: string) => `${home} – ${away}، ${day}`,
		en: (home: string, away: string, day: string) => `${home} – ${away}, ${day}`,
	},
	more: { ar: (n: number) => `وغيرها: ${n}`, en: (n: number) => `And ${n} more` },
	open: { ar: "افتح وقرّر", en: "Open and decide" },
	why: {
		ar: "وصلتك هذه الرسالة لأنك ممن يديرون الدوري.",
		en: "You get this mail as one of those who run the league.",
	},
});

type Names = { name: string; name_ar: string };
type Tie = { home_team: Names; away_team: Names; match_date: string };
const MOST_NAMED = 20;

/** One mail about all that is new. */
export function leagueEmail(locale: Locale, matter: LeagueMatter, ties: readonly Tie[], url: string): Email {
	const t = words(locale);
	const name = (team: Names) => pick(locale, team, "name");
	const lines = ties
		.slice(0, MOST_NAMED)
		.map((tie) => t.tie(name(tie.home_team), name(tie.away_team), formatDay(locale, tie.match_date)));
	const more = ties.length - lines.length;
	return {
		locale,
		subject: t[matter](ties.length),
		paragraphs: [t[`${matter}Text`], ...lines, ...(more > 0 ? [t.more(more)] : [])],
		button: { label: t.open, url },
		footer: [t.why],
	};
}
