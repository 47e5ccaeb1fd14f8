import type { Locale } from "../../base/locale/locale.ts";
import type { Email } from "../../base/mail/email.ts";
import { type Notice, noticeKinds, ruleOf } from "../case/notices/notice-kinds.ts";
import { type DeskFilter, writeFilter } from "../case-list/desk-filter.ts";
import { noticeMailText } from "./text.ts";

/** How many cases have something of each kind. */
export type NoticeCounts = Partial<Record<Notice, number>>;
/** Cases with a deadline that has passed or is near, and those whose complainant has not answered in time. */
export type DueCounts = { late: number; near: number; unanswered: number };
/** The content of one mail to one person: what arrived and, in the morning, what is due. */
export type Digest = { notices: NoticeCounts; own?: DueCounts; unassigned?: DueCounts };

const kindsIn = (notices: NoticeCounts) => noticeKinds.filter((kind) => kind !== "nobody" && notices[kind]);

/** Numbers and a link, never which cases. `pathOf` makes the address of a list. */
export function digestEmail(locale: Locale, digest: Digest, pathOf: (query: string) => string): Email {
	const t = noticeMailText(locale);
	const { notices, own, unassigned } = digest;
	const kinds = kindsIn(notices);
	const missed = ({ unanswered }: DueCounts) => (unanswered > 0 ? [t.unanswered(unanswered)] : []);
	const arrived = kinds.reduce((sum, kind) => sum + (notices[kind] ?? 0), 0);
	return {
		locale,
		subject: arrived > 0 ? t.subject(arrived) : t.morningSubject,
		paragraphs: [
			...kinds.map((kind) => t[kind](notices[kind] ?? 0)),
			...(own ? [t.own(own.late, own.near), ...missed(own)] : []),
			...(unassigned ? [t.unassigned(unassigned.late, unassigned.near), ...missed(unassigned)] : []),
		],
		button: { label: t.button, url: pathOf(onlyErasures(digest) ? "/erasures" : writeFilter(listOf(digest))) },
		footer: [t.footer],
	};
}

const lists = {
	unread: { unread: "yes" },
	urgent: { priority: "urgent" },
	all: {},
	erasures: {},
} as const satisfies Record<string, Partial<DeskFilter>>;

const onlyErasures = ({ notices, own, unassigned }: Digest) =>
	!own && !unassigned && kindsIn(notices).every((kind) => ruleOf(kind).list === "erasures");

/** The list that shows all of it; the whole desk where no filter does. */
function listOf({ notices, own, unassigned }: Digest): Partial<DeskFilter> {
	const wanted = new Set(kindsIn(notices).map((kind) => ruleOf(kind).list));
	const [list] = wanted;
	if (own || unassigned) return list || (own && unassigned) ? {} : { assigned: own ? "me" : "none" };
	return list && wanted.size === 1 ? lists[list] : {};
}

type OwnersCounts = Pick<NoticeCounts, "nobody" | "recusal">;

/**
 * To the owners: cases on which no account may act, and recusals. They appoint; what the cases say is not theirs to
 * read.
 */
export function ownersEmail(locale: Locale, { nobody, recusal }: OwnersCounts, url: string): Email {
	const t = noticeMailText(locale);
	return {
		locale,
		subject: nobody ? t.nobodySubject : t.recusalSubject,
		paragraphs: [
			...(nobody ? [t.nobody(nobody), t.nobodyText] : []),
			...(recusal ? [t.recusal(recusal), t.recusalText] : []),
		],
		button: { label: t.nobodyButton, url },
		footer: [t.ownerFooter],
	};
}
