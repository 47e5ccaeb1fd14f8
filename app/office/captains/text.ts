import { defineText, plural } from "../../base/locale/text.ts";

/** Naming captains, in the administration. */
export const managingText = defineText({
	title: { ar: "قادة الفرق", en: "Captains" },
	lead: {
		ar: "قائد الفريق يسلّم تشكيلته ويرسل نتائج مبارياته ويؤكدها من بوابة الفرق. قد يكون للفريق أكثر من قائد.",
		en: "A captain hands in line-ups and reports and confirms matches on the captains' pages. A squad may have more than one.",
	},
	backToLeague: { ar: "المسابقات", en: "Competitions" },
	noSquads: { ar: "لا فرق في هذا الموسم بعد.", en: "There are no squads in this season yet." },
	without: {
		ar: (count: number) =>
			plural("ar", count, {
				zero: "لكل فريق قائد.",
				one: "فريق واحد بلا قائد.",
				two: "فريقان بلا قائد.",
				few: "# فرق بلا قائد.",
				many: "# فريقًا بلا قائد.",
				other: "# فريق بلا قائد.",
			}),
		en: (count: number) =>
			plural("en", count, {
				zero: "Every squad has a captain.",
				one: "# squad has no captain.",
				other: "# squads have no captain.",
			}),
	},
	noCaptain: { ar: "بلا قائد", en: "No captain" },
	waiting: {
		ar: (count: number) =>
			plural("ar", count, {
				one: "دعوة تنتظر",
				two: "دعوتان تنتظران",
				few: "# دعوات تنتظر",
				many: "# دعوة تنتظر",
				other: "# دعوة تنتظر",
			}),
		en: (count: number) => plural("en", count, { one: "# invitation waits", other: "# invitations wait" }),
	},
	manage: { ar: "إدارة", en: "Manage" },
	captains: { ar: "قادة الفريق", en: "Captains of the squad" },
	none: { ar: "لا قائد لهذا الفريق بعد.", en: "This squad has no captain yet." },
	since: { ar: "منذ", en: "Since" },
	by: { ar: "عيّنه", en: "named by" },
	takeAway: { ar: "أنهِ قيادته", en: "Remove" },
	invitations: { ar: "دعوات تنتظر القبول", en: "Pending invitations" },
	worksUntil: { ar: "تعمل حتى", en: "Works until" },
	resend: { ar: "أعد الإرسال", en: "Send again" },
	withdraw: { ar: "اسحب الدعوة", en: "Withdraw" },
	withdrawNote: {
		ar: "إعادة الإرسال تُبطل الرابط السابق، وسحب الدعوة يُبطله فورًا.",
		en: "Sending again cancels the earlier link; withdrawing cancels it at once.",
	},
	gone: {
		ar: "لم تعد هذه الدعوة قائمة: قُبلت أو سُحبت أو انتهت مدتها.",
		en: "This invitation no longer exists: it was accepted, withdrawn or has expired.",
	},
	add: { ar: "تعيين قائد", en: "Name a captain" },
	addText: {
		ar: "يصل إلى هذا البريد رابط، ومتى قبله صاحبه صار قائدًا للفريق. يعمل الرابط سبعة أيام ولمرة واحدة. أما من يقود فريقًا آخر ولا صلاحية له سوى ذلك فيصير قائدًا فورًا وتصله رسالة.",
		en: "This address gets a link; who accepts it is captain of the squad. It works once, within seven days. A captain of another squad who has no other role is captain at once and is told by email.",
	},
	email: { ar: "البريد الإلكتروني", en: "Email" },
	language: { ar: "لغة الدعوة", en: "Language of the invitation" },
	arabic: { ar: "العربية", en: "Arabic" },
	english: { ar: "الإنجليزية", en: "English" },
	name: { ar: "عيّن القائد", en: "Name captain" },
	takeTitle: { ar: "إنهاء قيادة فريق", en: "Remove a captain" },
	takeQuestion: { ar: "هل تنهي القيادة لصاحب الحساب", en: "Remove as captain" },
	takeNow: { ar: "أنهِ القيادة", en: "Remove the captain" },
	takeEffect: {
		ar: (squad: string) => `لن يصل بعدها إلى مباريات فريق ${squad}، وتصله رسالة بذلك.`,
		en: (squad: string) => `The matches of ${squad} are closed to this account at once, and an email says so.`,
	},
	takeKept: {
		ar: "يبقى ما سلّمه من تشكيلات وأوراق مباريات كما هو.",
		en: "Line-ups and sheets that were handed in stay as they are.",
	},
	ofAccount: { ar: "قائد لفرق", en: "Captain of" },
});
