import { defineText } from "../../../base/locale/text.ts";

/** Why each kind is kept for as long as it is, and what happens then. */
export const reasonText = defineText({
	erased_cases: {
		ar: "تلزم إذا طُعن في القرار أو طالب طرفٌ بحق بعد محو بيانات مقدّم الشكوى. لا يكشف هويته المختومة إلا رئيس لسبب مسجَّل، ويبقى القرار دون اسمه.",
		en: "Needed if the decision is challenged, or a party makes a claim, after its complainant was erased. A head alone reveals the sealed identity, for a logged reason. The decision stays, without the name.",
	},
	case_files: {
		ar: "تلزم ما دام الطعن في القرار أمام القضاء ممكنًا عادةً. تبقى بصمة كل ملف لإثبات ما قُدّم.",
		en: "Needed while the decision may usually still be taken to a court. The hash of each file stays as proof of what was submitted.",
	},
	case_words: {
		ar: "تلزم إذا تكرر النزاع أو طُعن فيه متأخرًا. تبقى التواريخ والإيصال وسجل الشكوى دون أسماء.",
		en: "Needed when the dispute comes up again or is challenged late. Dates, receipt and timeline stay, without names.",
	},
	case_decisions: {
		ar: "القرارات سوابق يُرجع إليها، وتسقط أكثر المطالبات بمضي عشر سنوات. تبقى النتيجة وتاريخها.",
		en: "Decisions are precedents, and most claims lapse after ten years. The outcome and its date stay.",
	},
	id_numbers: {
		ar: "أشد البيانات حساسية، ولا حاجة إليها بعد انتهاء الشكاوى. بعدها يكون التتبّع بالبريد وحده.",
		en: "The most sensitive data there is, not needed once all cases are over. Tracking works by email alone afterwards.",
	},
	drafts: {
		ar: "يكمل الناس ما بدؤوه خلال أيام. المدة معلنة لهم.",
		en: "People finish what they began within days. They are told this time.",
	},
	loose_files: {
		ar: "بقايا رفع لم يكتمل أو حذف لم يتم. أسبوع يكفي لاستعادة نسخة احتياطية.",
		en: "Left behind by an upload that broke off or a deletion that failed. A week is enough to restore a backup.",
	},
	messages: {
		ar: "للرد على من يعاود الكتابة. الرسائل غير المقروءة لا تُحذف.",
		en: "To answer those who write again. Unread messages are not deleted.",
	},
	spam: { ar: "مهلة لاستخراج ما صُنّف خطأً.", en: "Time to find what was filed there by mistake." },
	pending_subscribers: {
		ar: "رابط التأكيد صالح سبعة أيام، ولا سبب للاحتفاظ بعنوان لم يوافق صاحبه.",
		en: "The confirmation link works for seven days, and there is no reason to keep an address whose owner did not agree.",
	},
	unsubscribed: {
		ar: "لإثبات أن طلب الإلغاء نُفّذ إن اعترض أحد.",
		en: "To prove that the request was carried out if it is disputed.",
	},
	deliveries: {
		ar: "لمعرفة من لم تصله. يبقى مع العدد كم وصلت وكم تعذّرت.",
		en: "To see whom an issue did not reach. The issue keeps how many arrived and how many did not.",
	},
	mails: {
		ar: "لمعرفة ما لم يصل وإعادة إرساله. نصها يُحذف عند إرسالها.",
		en: "To see what did not arrive and send it again. Their text is deleted when they leave.",
	},
	outbox: {
		ar: "تُكتب ملفات حين لا يكون خادم بريد مضبوطًا، وفيها النص والعنوان.",
		en: "Written while no mail server is set up. They hold text and address.",
	},
	pending_accounts: {
		ar: "تُحذف مع انتهاء رابطها: ثلاثة أيام للتسجيل وسبعة للدعوة.",
		en: "Deleted when their link ends: three days for a registration, seven for an invitation.",
	},
	registrations: {
		ar: "تبقى مشفّرة ساعتين ليكملها صاحبها في المتصفح نفسه.",
		en: "Kept encrypted for two hours, so that they can be finished in the same browser.",
	},
	sessions: { ar: "تُحذف حين تنتهي.", en: "Deleted when they end." },
	ended_sessions: {
		ar: "ليعود النموذج الذي أُرسل بعد انتهاء الجلسة إلى صاحبه.",
		en: "So that a form sent after the session's end finds its owner.",
	},
	role_requests: { ar: "تُحذف بعد سبعة أيام بلا جواب.", en: "Deleted after seven days without an answer." },
	links: { ar: "تُحذف حين تنتهي.", en: "Deleted when they end." },
	passkey_challenges: { ar: "صالحة خمس دقائق ولمرة واحدة.", en: "Good for five minutes, and once." },
	sign_ins: { ar: "تُحذف حين تنتهي، بعد دقائق.", en: "Deleted when they end, after minutes." },
	codes: { ar: "صالحة عشر دقائق ثم لا تنفع أحدًا.", en: "Good for ten minutes, and for nothing afterwards." },
	passes: { ar: "صالحة ثلاثين دقيقة.", en: "Good for thirty minutes." },
	devices: {
		ar: "لتنبيه صاحب الحساب إلى دخول من جهاز جديد.",
		en: "To warn the owner of an account of a sign-in from a new device.",
	},
	api_tokens: {
		ar: "لتمييز الشبكات التي استعملت الرمز من قبل.",
		en: "To recognize networks that used the token before.",
	},
	tie_passes: {
		ar: "لمعرفة من أُعطي رابطًا للمباراة إن اختُلف على ورقتها. يبقى القيد في سجل التدقيق.",
		en: "To review who was given a link if the sheet of a match is disputed. The entry in the audit log stays.",
	},
	access_links: {
		ar: "لمراجعة من فُتح له المكتب ولماذا. يبقى القيد في سجل التدقيق.",
		en: "To review who was let in and why. The entry in the audit log stays.",
	},
	searches: {
		ar: "قد تكون الكلمات أسماء، فلا تُحفظ في العناوين ولا تبقى أكثر من يوم.",
		en: "The words may be names: they are kept out of addresses, and for a day only.",
	},
	record_drafts: {
		ar: "ليكمل كل شخص ما كتبه ولم يحفظه. لا يراه غيره.",
		en: "So that people can go on with what they did not save. Nobody else sees it.",
	},
	pictures: { ar: "تُحذف إن لم تظهر في أي صفحة.", en: "Deleted when no page shows them." },
	imports: {
		ar: "بعدها لا يمكن التراجع عن الدفعة. السجلات المستوردة تبقى.",
		en: "After that an import can no longer be undone. The imported records stay.",
	},
	merges: {
		ar: "فيه السجل الذي دُمج كاملًا، مع ما لا يُنشر منه. بعدها لا يمكن التراجع، ويبقى العنوان القديم يقود إلى السجل الباقي.",
		en: "It holds the whole record that was merged, with what is never published. After that the merge can no longer be undone; the old address still leads to the record that stayed.",
	},
	import_files: {
		ar: "تُحفظ الصفوف لتجيب عن أسئلتها. وما استُورد يبقى التراجع عنه ممكنًا ما بقيت دفعته. والملف الذي تتجاهله يُحذف في الليلة نفسها.",
		en: "The rows are kept so that their questions can be answered. What was imported can be undone as long as its import is kept. A file that is discarded goes the same night.",
	},
	photo_archives: {
		ar: "ما لم يُقرَّر فيه خلال هذه المدة يُحذف مع صوره. وما نُفّذ يبقى التراجع عنه ممكنًا ما بقيت دفعته.",
		en: "What was not decided in this time is deleted with its pictures. An applied archive can be undone as long as its import is kept.",
	},
	date_requests: {
		ar: "ليرى الفريقان والموظفون ما اتُّفق عليه. تبقى المواعيد السابقة مع المباراة.",
		en: "So that both sides and staff see what was agreed. Former dates stay with the match.",
	},
	result_words: {
		ar: "ليقرأ الفريقان والموظفون سبب النتيجة ما دام يهم. تبقى النتيجة وأن اعتراضًا أو قرارًا كان.",
		en: "So that both sides and staff read why a result is as it is while it matters. The result stays, and that there was a dispute or a decision.",
	},
	bulk_runs: { ar: "لمعرفة ما نُقل من الصور وما تعذّر.", en: "To see which photos were moved and which were not." },
	stashed_forms: {
		ar: "تبقى مشفّرة ساعة ليستعيدها صاحبها بعد الدخول.",
		en: "Kept encrypted for an hour, so that their owner gets them back after signing in.",
	},
	stashed_pass_forms: {
		ar: "تبقى مشفّرة ساعة ليستعيدها من يعمل للفريق نفسه في المتصفح نفسه.",
		en: "Kept encrypted for an hour, so that those who act for the same side get them back in the same browser.",
	},
	limits: {
		ar: "أطول نافذة للحدود يوم. العناوين مخزّنة بصمات.",
		en: "No limit counts longer than a day. Addresses are stored as hashes.",
	},
	jobs: { ar: "لإعادة محاولة ما تعذّر.", en: "So that failed tasks can be tried again." },
	runs: { ar: "لمعرفة ما حُذف خلال العام الماضي.", en: "To see what was deleted over the last year." },
});

/** Why something has no end. */
export const neverReasonText = defineText({
	audit_log: {
		ar: "كل قيد مسلسل بما قبله، وحذف واحد يكسر السلسلة. لا يذكر مقدّمي الشكاوى بأسمائهم.",
		en: "Every entry is chained to the one before: deleting one breaks the chain. Complainants are not named in it.",
	},
	case_rows: {
		ar: "لإثبات أن الشكوى قُدّمت وعُولجت. لا تذكر أحدًا.",
		en: "They prove that a case was submitted and handled, and name no one.",
	},
	records: {
		ar: "تاريخ الاتحاد، ومنه لأي نادٍ كان اللاعب ومتى. يحذفه المحررون ومديرو الدوري. ومن طلب رخصة أو انتقالًا ثم مُحيت بياناته يبقى طلبه دون اسم.",
		en: "The federation's history, such as whose player someone was and when. Editors and league managers delete it. A request for a licence or a transfer stays without a name once the data of who asked is erased.",
	},
	open_work: { ar: "ما زال العمل عليها قائمًا.", en: "They are still being worked on, or were asked for." },
	accounts: {
		ar: "حتى يطلب صاحبها محوها. يمكن للمالك إيقاف الحساب.",
		en: "Until their holder asks for erasure. An owner can disable an account.",
	},
	process_log: {
		ar: "خارج قاعدة البيانات، ويحدد مشغّل الخادم مدتها. لا يذكر السجل زائرًا باسمه.",
		en: "Outside the database: the operator of the server decides. The log names no visitor.",
	},
});
