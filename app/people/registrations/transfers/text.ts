import type { Locale } from "../../../base/locale/locale.ts";
import { defineText } from "../../../base/locale/text.ts";

/** Transfers of players between clubs. */
export const transfersText = defineText({
	title: { ar: "الانتقالات", en: "Transfers" },
	open: { ar: "انتقال أو إعارة", en: "Transfer or loan" },
	of: { ar: (player: string) => `انتقال ${player}`, en: (player: string) => `Transfer of ${player}` },
	none: { ar: "لا انتقالات.", en: "No transfers." },
	requested: { ar: "ينتظر موافقة النادي الحالي", en: "Waits for its present club" },
	released: { ar: "ينتظر قرار إدارة الدوري", en: "Waits for the league's decision" },
	approved: { ar: "معتمد", en: "Approved" },
	refused: { ar: "مرفوض", en: "Refused" },
	withdrawn: { ar: "مسحوب", en: "Withdrawn" },
	own: { ar: "انتقال", en: "Transfer" },
	loan: { ar: "إعارة", en: "Loan" },
	kind: { ar: "النوع", en: "Kind" },
	noClub: { ar: "بلا نادٍ", en: "No club" },
	fromTo: {
		ar: (from: string, to: string) => `من ${from} إلى ${to}`,
		en: (from: string, to: string) => `${from} to ${to}`,
	},
	to_club_id: { ar: "إلى نادي", en: "To the club" },
	starts_on: { ar: "من يوم", en: "From" },
	ends_on: { ar: "نهاية الإعارة", en: "End of the loan" },
	reason: { ar: "السبب", en: "Reason" },
	reasonHint: {
		ar: "مطلوب عند الرفض، وعند اعتماد ما يخالف قاعدة: خارج الفترة أو بلا موافقة النادي الحالي.",
		en: "Needed for a refusal, and to go against a rule: outside the window, or without the present club's release.",
	},
	case_reference: { ar: "مرجع القرار المنشور", en: "Reference of the published decision" },
	caseHint: { ar: "حين يتبع قرارًا منشورًا.", en: "Where it follows a published decision." },
	ask: { ar: "اطلب", en: "Ask for it" },
	release: { ar: "وافق على الانتقال", en: "Release the player" },
	withdraw: { ar: "اسحب الطلب", en: "Withdraw" },
	approve: { ar: "اعتمد", en: "Approve" },
	refuse: { ar: "ارفض", en: "Refuse" },
	decide: { ar: "افتح", en: "Open" },
	beside: { ar: "طلبات أخرى لهذا اللاعب", en: "Other requests for this player" },
	besideHint: {
		ar: "اعتماد انتقال، لا إعارة، يرفض طلبات الانتقال الأخرى وتُبلَّغ أنديتها.",
		en: "An approved transfer, not a loan, refuses the other requests for a transfer, and their clubs are told.",
	},
	otherApproved: { ar: "اعتُمد انتقال اللاعب إلى نادٍ آخر.", en: "The player's transfer to another club was approved." },
	find: { ar: "ابحث عن لاعب من نادٍ آخر", en: "Find a player of another club" },
	search: { ar: "ابحث", en: "Search" },
	player: { ar: "اللاعب", en: "Player" },
	windows: { ar: "فترات الانتقالات", en: "Transfer windows" },
	windowsLead: {
		ar: "تُطلب الانتقالات في هذه الأيام وحدها. بلا فترة تُطلب في كل وقت من الموسم.",
		en: "Transfers are asked for on these days only. Without any they are asked for at any time of the season.",
	},
	until_on: { ar: "إلى يوم", en: "Until" },
	addWindow: { ar: "أضف فترة", en: "Add a window" },
	remove: { ar: "أزل", en: "Remove" },
});

/** The reason of a decision. A refusal without one came with the approval of another club's request. */
export const whyOf = (locale: Locale, { state, reason }: { state: string; reason: string | null }) =>
	reason ?? (state === "refused" ? transfersText(locale).otherApproved : null);

/** Problems of transfers. */
export const transferProblems = defineText({
	outsideWindow: {
		ar: "خارج فترة الانتقالات لهذا الموسم. للإدارة أن تعتمده مع ذكر السبب",
		en: "Outside the transfer window of this season. Staff may go against it with a reason",
	},
	seasonOver: {
		ar: "انتهى موسم هذا الفريق. اطلب اللاعب من صفحة فريقك في الموسم الحالي",
		en: "This team's season is over. Ask on the page of your team of this season",
	},
	openTransfer: {
		ar: "لناديك طلب لهذا اللاعب لم يُحسم بعد",
		en: "This club's request for the player is not decided yet",
	},
	sameClubAgain: { ar: "اللاعب في هذا النادي", en: "The player is at this club already" },
	loanEnds: { ar: "اكتب آخر يوم للإعارة", en: "Enter the last day of the loan" },
	notBackdated: { ar: "اختر اليوم أو يومًا بعده", en: "Choose today or a later day" },
	notReleased: {
		ar: "لم يوافق النادي الحالي بعد. اذكر السبب لاعتماده دون موافقته",
		en: "The present club has not released the player. Give the reason to approve it without that",
	},
	laterStint: {
		ar: "للاعب نادٍ آخر منذ هذا اليوم أو بعده. صحّح فتراته أولًا",
		en: "The player has a stint that begins on this day or later. Correct it first",
	},
	decidedAlready: { ar: "حُسم هذا الطلب من قبل", en: "This transfer was decided already" },
});
