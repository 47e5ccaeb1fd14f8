import { defineText } from "../../../base/locale/text.ts";

/** Each kind of `kinds.ts`, with the moment from which its time counts. */
export const kindText = defineText({
	erased_cases: {
		ar: "نصوص وأدلة شكاوى طلب مقدّموها المحو، من آخر موعد لاستئنافها",
		en: "Statements and evidence of complainants who asked for erasure, from the last day to appeal",
	},
	case_files: {
		ar: "ملفات الشكاوى المغلقة، من إغلاقها النهائي",
		en: "Files of closed cases, from the day they are final",
	},
	case_words: {
		ar: "نصوص الشكاوى المغلقة: نص الشكوى والأطراف والرسائل والملاحظات، من إغلاقها النهائي",
		en: "Text of closed cases: complaint, parties, messages and notes, from the final decision",
	},
	case_decisions: {
		ar: "نصوص القرارات ووثائقها، من إغلاق الشكوى النهائي",
		en: "Texts and documents of decisions, from the day the case is final",
	},
	id_numbers: {
		ar: "أرقام هويات مقدّمي الشكاوى، من إغلاق آخر شكاواهم",
		en: "ID numbers of complainants, from the end of their last case",
	},
	drafts: { ar: "مسودات الشكاوى، من آخر تعديل", en: "Drafts of complaints, from the last change" },
	loose_files: { ar: "ملفات لا تنتمي إلى شكوى، من رفعها", en: "Files that belong to no case, from their upload" },
	messages: {
		ar: "رسائل التواصل التي قُرئت أو أُجيبت أو أُرشفت، من آخر ردّ",
		en: "Contact messages that were read, answered or archived, from the last reply",
	},
	spam: { ar: "الرسائل غير المرغوب فيها، من وصولها", en: "Spam, from its arrival" },
	pending_subscribers: {
		ar: "اشتراكات في النشرة لم تُؤكَّد، من طلبها",
		en: "Newsletter subscriptions that were never confirmed, from the request",
	},
	unsubscribed: { ar: "عناوين ألغت الاشتراك، من إلغائه", en: "Addresses that unsubscribed, from that day" },
	deliveries: {
		ar: "رسائل أعداد النشرة، من إرسالها",
		en: "Emails of newsletter issues, from their sending",
	},
	mails: { ar: "سجلات البريد المرسل والمتعذّر، من إرساله", en: "Records of sent and failed emails, from their sending" },
	outbox: {
		ar: "ملفات البريد في خادم بلا خادم بريد، من كتابتها",
		en: "Email files where there is no mail server, from their writing",
	},
	pending_accounts: { ar: "تسجيلات ودعوات لم تُفعَّل", en: "Registrations and invitations that were not used" },
	registrations: { ar: "تسجيلات لم تكتمل في البوابة", en: "Unfinished registrations in the portal" },
	sessions: { ar: "جلسات الدخول", en: "Sessions" },
	ended_sessions: { ar: "بصمات الجلسات المنتهية", en: "Hashes of ended sessions" },
	role_requests: { ar: "صلاحيات تنتظر مالكًا ثانيًا", en: "Roles that wait for a second owner" },
	links: { ar: "روابط كلمات المرور والتفعيل", en: "Links for passwords and activation" },
	passkey_challenges: { ar: "طلبات مفاتيح المرور", en: "Requests for passkeys" },
	sign_ins: { ar: "عمليات دخول لم تكتمل", en: "Unfinished sign-ins" },
	codes: { ar: "رموز التحقق لمرة واحدة", en: "One-time codes" },
	passes: { ar: "أذون تتبّع الشكاوى للضيوف", en: "Passes of guests who track a case" },
	devices: { ar: "الأجهزة المعروفة، من آخر دخول", en: "Known devices, from the last sign-in" },
	api_tokens: { ar: "رموز وصول البرامج، من انتهائها", en: "API tokens, from their end" },
	tie_passes: { ar: "روابط المباريات برقم سري، من انتهائها", en: "Match links with a PIN, from their end" },
	access_links: { ar: "روابط دخول مكتب الشكاوى، من انتهائها", en: "Access links of the desk, from their end" },
	searches: { ar: "كلمات البحث في مكتب الشكاوى", en: "Searched words at the desk" },
	record_drafts: {
		ar: "ما كُتب في نماذج الإدارة وقادة الفرق ولم يُحفظ، من آخر كتابة",
		en: "Unsaved text in forms of the administration and of captains, from the last keystroke",
	},
	pictures: { ar: "صور رُفعت ولم تُستعمل", en: "Pictures that were uploaded and never used" },
	imports: { ar: "دفعات الاستيراد وما يلزم للتراجع عنها", en: "Imports, with what undoing them needs" },
	merges: { ar: "ما يلزم للتراجع عن دمج سجلي لاعب", en: "What undoing a merge of two players needs" },
	import_files: {
		ar: "ملفات الاستيراد المرفوعة: صفوفها ومعاينتها",
		en: "Uploaded import files: their rows and previews",
	},
	photo_archives: {
		ar: "ملفات الصور المرفوعة: معاينتها وتقاريرها",
		en: "Uploaded archives of photos: previews and reports",
	},
	date_requests: {
		ar: "طلبات تغيير مواعيد المباريات وملاحظاتها، من انتهائها",
		en: "Requests for other dates of ties with their notes, from their end",
	},
	result_words: {
		ar: "نصوص الاعتراضات على نتائج المباريات والقرارات والتصحيحات، من انتهائها",
		en: "Words of disputes about results, of decisions and of corrections, from their end",
	},
	bulk_runs: { ar: "تقارير العمل على الصور", en: "Reports of work on photos" },
	stashed_forms: { ar: "نماذج حُفظت مؤقتًا حين انتهت الجلسة", en: "Forms stashed when a session ended" },
	stashed_pass_forms: {
		ar: "نماذج حُفظت مؤقتًا حين انتهى رابط المباراة",
		en: "Forms stashed when a match link ended",
	},
	limits: { ar: "عدادات الحدود", en: "Counters of limits" },
	jobs: { ar: "مهام انتهت أو تعذّرت", en: "Finished and failed tasks" },
	runs: { ar: "سجلات هذا الحذف الدوري", en: "Records of this deletion" },
});

/** Kinds without an end, by name. */
export const neverText = defineText({
	audit_log: { ar: "سجل التدقيق وسجلات الشكاوى", en: "The audit log and the timelines of cases" },
	case_rows: { ar: "رقم الشكوى وحالتها وتواريخها وإيصالها", en: "Reference, status, dates and receipt of a case" },
	records: {
		ar: "المباريات والترتيب والأندية، واللاعبون بأرقامهم في الأنظمة الأخرى ورخصهم وانتقالاتهم وقوائم فرقهم، والأخبار بنسخها",
		en: "Ties, standings, clubs, players with their ids in other systems, licences, transfers and rosters, and news with their versions",
	},
	open_work: {
		ar: "الشكاوى المفتوحة، والرسائل غير المقروءة، والمشتركون في النشرة",
		en: "Open cases, unread messages, and newsletter subscribers",
	},
	accounts: { ar: "الحسابات والملفات الشخصية", en: "Accounts and profiles" },
	process_log: { ar: "سجل عمل الخادم والنسخ الاحتياطية", en: "The process log of the server, and backups" },
});
