import { defineText } from "../base/locale/text.ts";

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
		ar: "لا تصل الرموز والروابط والإيصالات والقرارات. تنتظر ساعتين وتخرج تلقائيًا إن عاد خادم البريد.",
		en: "Codes, links, receipts and decisions do not arrive. They wait for two hours and go out when the mail server is back.",
	},
	mail_down_todo: {
		ar: "أخبر من يدير الخادم أن خادم البريد لا يجيب أو يرفض الدخول. ثم أعد إرسال ما تعذّر من صفحة البريد والمهام.",
		en: "Tell whoever runs the server that the mail server does not answer or refuses the sign-in. Then send what failed again under emails and tasks.",
	},
	mail_attention: {
		ar: "رسائل لم تصل إلى أصحابها، أو تأخرت أكثر من خمس دقائق.",
		en: "Some emails did not reach people, or are more than five minutes late.",
	},
	mail_attention_todo: {
		ar: "انظر السبب في صفحة البريد والمهام، وأعد إرسالها حين يزول.",
		en: "See why under emails and tasks, and send them again once the cause is gone.",
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
