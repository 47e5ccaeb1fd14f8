import { defineText } from "../../base/locale/text.ts";

/** Each part: its name, what its troubles mean for people, and what an owner does about them. */
export const partText = defineText({
	database: { ar: "قاعدة البيانات", en: "Database" },
	database_down: {
		ar: "تُعرض الصفحات العامة من الذاكرة، ولا يُحفظ شيء.",
		en: "Public pages come from memory, and nothing can be saved.",
	},
	storage: { ar: "الملفات", en: "Files" },
	storage_down: {
		ar: "قد تغيب الصور، ولا تُرفع ملفات ولا تُنزَّل.",
		en: "Pictures may be missing, and no file can be uploaded or downloaded.",
	},
	mail: { ar: "البريد", en: "Email" },
	mail_down: {
		ar: "لم يجب خادم البريد أو رفض الدخول، فلا تصل الرموز والروابط والإيصالات والقرارات. تنتظر خمسة أيام وتخرج تلقائيًا حين يعود خادم البريد، ولا يخرج رمز أو رابط بعد انتهائه.",
		en: "The mail server did not answer, or refused the sign-in: codes, links, receipts and decisions do not arrive. They wait for five days and go out once the mail server is back; a code or link that has ended by then does not.",
	},
	mail_down_todo: {
		ar: "أخبر من يدير الخادم أن خادم البريد لا يجيب أو يرفض الدخول. ثم أعد إرسال ما تعذّر من صفحة البريد والمهام.",
		en: "Tell whoever runs the server that the mail server does not answer or refuses the sign-in. Then send what failed again under emails and tasks.",
	},
	mail_later: {
		ar: "طلبت خوادم مستلمين إعادة المحاولة لاحقًا، كصندوق امتلأ. تنتظر رسائلها خمسة أيام وتخرج تلقائيًا حين تُقبل.",
		en: "Servers of recipients ask to try again later, as for a mailbox that is full. Those emails wait for five days and leave once they are taken.",
	},
	mail_attention: {
		ar: "رسائل لم تصل إلى أصحابها، أو تأخرت أكثر من خمس دقائق.",
		en: "Some emails did not reach people, or are more than five minutes late.",
	},
	mail_attention_todo: {
		ar: "انظر السبب في صفحة البريد والمهام، وأعد إرسالها حين يزول.",
		en: "See why under emails and tasks, and send them again once the cause is gone.",
	},
	"mail_sign-in": {
		ar: "يرفض خادم البريد الدخول بالحساب المضبوط له. تنتظر الرسائل خمسة أيام وتخرج تلقائيًا حين يُقبل الدخول.",
		en: "The mail server refuses the account that it is given. Emails wait for five days and leave once it takes it.",
	},
	"mail_sign-in_todo": {
		ar: "اطلب ممن يدير الخادم أن يصحّح الحساب وكلمة المرور في SMTP_URL.",
		en: "Ask whoever runs the server to correct the account and the password in SMTP_URL.",
	},
	mail_sender: {
		ar: "لا يقبل خادم البريد العنوان الذي تخرج منه الرسائل. تنتظر خمسة أيام وتخرج تلقائيًا حين يُقبل.",
		en: "The mail server does not take the address that emails are from. They wait for five days and leave once it does.",
	},
	mail_sender_todo: {
		ar: "اطلب ممن يدير الخادم أن يسمح لحساب البريد بالإرسال من عنوان الاتحاد، أو أن يغيّر العنوان.",
		en: "Ask whoever runs the server to allow the account to send as the federation's address, or to change that address.",
	},
	mail_quota: {
		ar: "بلغ حساب البريد حدّه من الرسائل. تنتظر الرسائل خمسة أيام، وتُعاد المحاولة كل ربع ساعة إلى ساعة.",
		en: "The mail account has reached its limit. Emails wait for five days and are tried again every quarter of an hour to an hour.",
	},
	mail_quota_todo: {
		ar: "انتظر حتى يتجدد الحد، أو اطلب من مزوّد البريد حدًا أعلى. ويبطئ BULK_MAIL_PER_SECOND خروج النشرات.",
		en: "Wait until the limit is renewed, or ask the mail provider for more. BULK_MAIL_PER_SECOND slows newsletters down.",
	},
	mail_host: {
		ar: "ترفض خوادم مستلمين الرسائل الآتية من خادم البريد هذا. تنتظر خمسة أيام وتخرج تلقائيًا حين تُقبل.",
		en: "Servers of recipients refuse mail from this mail server. It waits for five days and leaves once they take it.",
	},
	mail_host_todo: {
		ar: "اطلب ممن يدير خادم البريد أن يراجع اسمه وتواقيعه (SPF وDKIM) وقوائم الحظر.",
		en: "Ask whoever runs the mail server to check its name, its signatures (SPF, DKIM) and block lists.",
	},
	mail_ceiling: {
		ar: "طلب زوار هذه الساعة ألف رسالة بالتسجيل، أو ألفًا بالنشرة والتواصل: لا يُرسل المزيد من نوعها حتى تنتهي الساعة. رسائل أصحاب الحسابات تخرج كالمعتاد.",
		en: "Visitors caused a thousand emails within the hour by registering, or by the newsletter and contact forms: no more of that kind are sent until it is over. Emails to accounts go out as usual.",
	},
	mail_ceiling_todo: {
		ar: "أخبر من يدير الخادم: قد يسيء أحد استعمال نماذج التسجيل أو النشرة أو التواصل.",
		en: "Tell whoever runs the server: the forms for registering, the newsletter or contact may be abused.",
	},
	mail_off: {
		ar: "لا خادم بريد: تُحفظ الرسائل ملفات على الخادم ولا تصل إلى أحد.",
		en: "There is no mail server: emails are kept as files on the server and reach no one.",
	},
	mail_off_todo: {
		ar: "اطلب ممن يدير الخادم أن يضبط SMTP_URL.",
		en: "Ask whoever runs the server to set SMTP_URL.",
	},
	scanner: { ar: "فاحص الفيروسات", en: "Virus scanner" },
	scanner_down: {
		ar: "تُحفظ الأدلة الجديدة ولا تُنزَّل قبل فحصها. تُفحص تلقائيًا حين يعود.",
		en: "New evidence is kept and cannot be downloaded before it is scanned. That happens automatically once the scanner is back.",
	},
	scanner_off: {
		ar: "لا تُفحص الأدلة: لا تُنزَّل قبل أن يسمح مسؤول الشكاوى بكل ملف.",
		en: "Evidence is not scanned: a file cannot be downloaded until an officer releases it.",
	},
	scanner_off_todo: {
		ar: "اطلب ممن يدير الخادم أن يضبط CLAMD_URL.",
		en: "Ask whoever runs the server to set CLAMD_URL.",
	},
	queue: { ar: "المهام", en: "Tasks" },
	queue_down: {
		ar: "لا تُرسل رسائل ولا تُفحص ملفات ولا تُتابع مهل ولا تُؤخذ نسخ احتياطية.",
		en: "No email leaves, no file is scanned, and deadlines and backups wait.",
	},
	queue_slow: { ar: "تنتظر مهام أكثر من خمس دقائق.", en: "Tasks have waited for more than five minutes." },
	queue_attention: {
		ar: "تعذّرت مهام بعد محاولات عدة.",
		en: "Some tasks failed after several tries.",
	},
	queue_attention_todo: {
		ar: "انظر السبب في صفحة البريد والمهام، وأعد محاولتها.",
		en: "See why under emails and tasks, and try them again.",
	},
	backup: { ar: "النسخ الاحتياطي", en: "Backups" },
	backup_down: {
		ar: "آخر نسخة أقدم من يوم: لو ضاع الخادم الآن لضاع ما بعدها.",
		en: "The last backup is more than a day old: if the server were lost now, everything since then would be lost.",
	},
	backup_down_todo: {
		ar: "اطلب ممن يدير الخادم أن ينظر لماذا لم تكتمل نسخة الليلة الماضية.",
		en: "Ask whoever runs the server why last night's backup did not finish.",
	},
	backup_off: {
		ar: "لم تُؤخذ أي نسخة بعد: لو ضاع الخادم لضاع كل شيء.",
		en: "There is no backup yet: if the server were lost, everything would be lost.",
	},
	backup_off_todo: {
		ar: "اطلب ممن يدير الخادم أن يضبط BACKUP_TARGET وBACKUP_KEY.",
		en: "Ask whoever runs the server to set BACKUP_TARGET and BACKUP_KEY.",
	},
	evidence: { ar: "سلامة الأدلة", en: "Integrity of evidence" },
	evidence_down: {
		ar: "في الشكاوى ملفات لم تعد كما وصلت. لا تُسلَّم إلى أحد، ويرى رؤساء اللجنة شكاواها.",
		en: "Some files of cases are no longer what was received. Nobody gets them; heads see which cases they belong to.",
	},
	evidence_down_todo: {
		ar: "اطلب ممن يدير الخادم أن يستعيد هذه الملفات من نسخة احتياطية وأن يبحث عن السبب. تزول العلامة حين تعود البايتات كما كانت.",
		en: "Ask whoever runs the server to restore these files from a backup and to find the cause. The mark goes when the bytes are right again.",
	},
	evidence_attention: {
		ar: "مضى أكثر من سبعة أيام على آخر قراءة كاملة لملفات الشكاوى.",
		en: "The last complete reading of the files of cases ended more than seven days ago.",
	},
	evidence_attention_todo: {
		ar: "انظر في صفحة البريد والمهام هل تعذّرت مهمة check-evidence، وأخبر من يدير الخادم.",
		en: "See under emails and tasks whether check-evidence failed, and tell whoever runs the server.",
	},
	evidence_never: {
		ar: "لم تكتمل بعد أي قراءة لملفات الشكاوى. تبدأ كل ليلة وتتابع في التالية.",
		en: "The files of cases have not been read to the end yet. That begins each night and goes on in the next.",
	},
	evidence_never_todo: { ar: "انظر هنا غدًا.", en: "Look here again tomorrow." },
	heads: { ar: "أختام سجل التدقيق", en: "Seals of the audit log" },
	heads_unmailed: {
		ar: "لا يُرسل ختم السجل اليومي إلى أحد: من يملك قاعدة البيانات ومفتاح التوقيع يستطيع أن يعيد كتابة السجل دون أن يُكشف.",
		en: "Nobody is mailed the daily seal of the log: whoever has the database and the signing key could rewrite the log unseen.",
	},
	heads_unmailed_todo: {
		ar: "اختر في الإعدادات عنوانين لشخصين لا يديران الخادم.",
		en: "Choose two addresses in the settings, of people who do not run the server.",
	},
	heads_never: {
		ar: "لم يُوقَّع أي ختم بعد. يُوقَّع أول ختم خلال ربع ساعة من تشغيل الموقع.",
		en: "No seal has been signed yet. The first one is signed within a quarter of an hour of the site's start.",
	},
	heads_never_todo: { ar: "انظر هنا بعد ربع ساعة.", en: "Look here again in a quarter of an hour." },
	heads_attention: {
		ar: "مضى أكثر من يومين على آخر ختم موقّع للسجل.",
		en: "The last signed seal of the log is more than two days old.",
	},
	heads_attention_todo: {
		ar: "انظر في صفحة البريد والمهام هل تعذّرت مهمة seal-audit-log، وأخبر من يدير الخادم.",
		en: "See under emails and tasks whether seal-audit-log failed, and tell whoever runs the server.",
	},
	cases: { ar: "من ينظر في الشكاوى", en: "Staff of the cases" },
	cases_down: {
		ar: "شكاوى لم يُفصل فيها، وليس لأحد أن ينظر فيها: كل مسؤول ورئيس مستبعد منها أو فصل فيها من قبل. وتمضي مهلها.",
		en: "Undecided cases on which no one may act: every officer and head is recused or judged them before. Their deadlines run.",
	},
	cases_down_todo: {
		ar: "امنح شخصًا آخر صلاحية رئيس لجنة الشكاوى أو مسؤول الشكاوى. ومن استُبعد خطأً يرفع استبعاده رئيس لا صلة له بالشكوى.",
		en: "Give another person the role of a head or an officer. A recusal by mistake is lifted by a head who has no part in the case.",
	},
	disk: { ar: "مساحة القرص", en: "Disk space" },
	disk_down: {
		ar: "لا تُقبل ملفات جديدة حتى يُفرَّغ مكان.",
		en: "No new files are accepted until there is room.",
	},
	disk_attention: {
		ar: "بقي أقل من 2 غيغابايت، ودون نصف غيغابايت تُرفض الملفات الجديدة.",
		en: "Less than 2 GB is left; below half a GB new files are refused.",
	},
	disk_attention_todo: {
		ar: "اطلب ممن يدير الخادم أن يوسّع القرص أو يفرّغ مكانًا.",
		en: "Ask whoever runs the server to enlarge the disk or make room.",
	},
	slow: {
		ar: "لم يجب في وقته: تطول الصفحات التي تحتاج إليه.",
		en: "It did not answer in time: pages that need it take longer.",
	},
	slow_todo: {
		ar: "افحص بعد دقيقة. إن بقي بطيئًا فأخبر من يدير الخادم.",
		en: "Check again in a minute. If it stays slow, tell whoever runs the server.",
	},
	down_todo: {
		ar: "أخبر من يدير الخادم الآن، واذكر هذا الجزء ووقت توقفه.",
		en: "Tell whoever runs the server now, and name this part and when it stopped.",
	},
});
