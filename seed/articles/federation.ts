import type { DemoArticle } from "../article.ts";

export const federationArticles: DemoArticle[] = [
	{
		category: "federation",
		scene: "meeting",
		daysAgo: 3,
		ar: {
			title: "مجلس الإدارة يعتمد ميزانية مراكز الموهوبين للعام المقبل",
			excerpt: "زيادة بنسبة الثلث، وثلاثة مراكز جديدة في جازان وتبوك وينبع.",
			body: `
			اعتمد مجلس إدارة الاتحاد ميزانية مراكز الموهوبين للعام المقبل بزيادة تبلغ الثلث، وأقر افتتاح ثلاثة مراكز جديدة في جازان وتبوك وينبع.
			## ما الذي يتغير؟
			- مدرب متفرغ في كل مركز.
			- اختبار قبول موحد مرتين في السنة.
			- نقل مجاني للاعبين من المدارس القريبة.
			وقال رئيس الاتحاد إن المراكز القائمة أخرجت نصف لاعبي منتخب الشباب الحالي، وإن التوسع فيها أولوية لا ترف.`,
		},
		en: {
			title: "Board approves next year's budget for the talent centres",
			excerpt: "A third more money, and three new centres in Jazan, Tabuk and Yanbu.",
			body: `
			The board has approved next year's budget for the talent centres: a third more than this year, with new centres in Jazan, Tabuk and Yanbu.
			## What changes
			- A full-time coach in every centre.
			- One admission test for all, twice a year.
			- Free transport from nearby schools.
			Half of the present youth team came out of the existing centres, the president said. Expanding them is a priority, not a luxury.`,
		},
	},
	{
		category: "federation",
		scene: "scales",
		daysAgo: 11,
		ar: {
			title: "بوابة الشكاوى والتظلمات: كيف يُنظر في اعتراضك",
			excerpt: "شرح مبسط لمراحل النظر في الشكاوى من التقديم إلى القرار والاستئناف.",
			body: `
			يحق لكل لاعب ومدرب ونادٍ أن يعترض على قرار يمسه. وهذا شرح مبسط للمراحل التي تمر بها الشكوى.
			## المراحل
			- التقديم مع وصف الواقعة والمستندات.
			- الدراسة الأولية والتحقق من اكتمال الملف.
			- النظر من اللجنة المختصة وطلب الإيضاح عند الحاجة.
			- القرار مكتوبًا ومسببًا، ثم حق الاستئناف خلال المدة النظامية.
			ولا يشارك في نظر الاستئناف من أصدر القرار الأول.`,
		},
		en: {
			title: "Complaints and appeals: how your objection is examined",
			excerpt: "The stages of a complaint in plain words, from filing to decision and appeal.",
			body: `
			Every player, coach and club may object to a decision that concerns them. These are the stages, in plain words.
			## The stages
			- Filing, with a description of what happened and the documents.
			- A first review, to see whether the file is complete.
			- Examination by the committee in charge, with questions where needed.
			- A written, reasoned decision, and the right to appeal within the time allowed.
			Nobody who took the first decision takes part in the appeal.`,
		},
	},
	{
		category: "federation",
		scene: "cup",
		daysAgo: 20,
		ar: {
			title: "تجديد شراكة الدوري مع مرسال للتوصيل ثلاثة مواسم",
			excerpt: "الشراكة تشمل نقل الفرق الزائرة وجوائز أفضل لاعب في كل جولة.",
			body: `
			جدد الاتحاد شراكته مع مرسال للتوصيل راعيًا رسميًا للدوري الممتاز ثلاثة مواسم أخرى.
			تشمل الشراكة دعم تنقل الفرق الزائرة، وجائزة أفضل لاعب في كل جولة، وبرنامجًا لتوزيع مضارب وكرات على مئتي مدرسة.
			ووقع العقد رئيس الاتحاد والرئيس التنفيذي للشركة في مقر الاتحاد بالرياض.`,
		},
		en: {
			title: "League partnership with Mersal Delivery renewed for three seasons",
			excerpt: "It covers travel for visiting teams and a best-player award in every round.",
			body: `
			The federation and Mersal Delivery have renewed their partnership: the company stays the official sponsor of the Premier League for three more seasons.
			It supports the travel of visiting teams, an award for the best player of each round, and a programme that brings bats and balls to two hundred schools.
			The contract was signed at the federation in Riyadh.`,
		},
	},
	{
		category: "federation",
		scene: "course",
		daysAgo: 33,
		ar: {
			title: "الجمعية العمومية تقر لائحة المسابقات الجديدة",
			excerpt: "تعادل بنقطة لكل فريق، ومهل أوضح للاعتراض، ونشر التقارير بعد اعتمادها.",
			body: `
			أقرت الجمعية العمومية لائحة المسابقات الجديدة بأغلبية كبيرة بعد نقاش امتد يومين.
			## أهم المواد
			- نقطتان للفوز ونقطة للخسارة ونقطة لكل فريق عند التعادل.
			- يُقدم الاعتراض خلال ثمان وأربعين ساعة من نهاية المباراة.
			- تُنشر تقارير المباريات للجميع بعد اعتمادها.
			وتسري اللائحة من بداية الموسم الحالي.`,
		},
		en: {
			title: "General assembly adopts the new competition rules",
			excerpt: "A point each for a draw, clearer time limits for protests, and published match reports.",
			body: `
			After two days of debate the general assembly adopted the new competition rules by a large majority.
			## The main points
			- Two points for a win, one for a loss, one each for a draw.
			- Protests within forty-eight hours of the end of a tie.
			- Match reports are published once approved.
			The rules apply from the start of this season.`,
		},
	},
	{
		category: "federation",
		scene: "memory",
		daysAgo: 58,
		ar: {
			title: "الاتحاد يحتفي بجيل الرواد في أمسية وفاء",
			excerpt: "تكريم أحد عشر من لاعبي السبعينيات والثمانينيات وأسرهم.",
			body: `
			كرم الاتحاد أحد عشر لاعبًا من جيل السبعينيات والثمانينيات في أمسية حضرها لاعبو المنتخبات الحالية.
			عُرضت في الأمسية صور من أول مشاركة آسيوية، ومضارب خشبية حفظتها أسر اللاعبين، ويُعد لها ركن دائم في مقر الاتحاد.
			> كنا نسافر يومين لنلعب مباراة واحدة، ونعود سعداء ولو خسرنا.`,
		},
		en: {
			title: "An evening for the pioneers",
			excerpt: "Eleven players of the seventies and eighties were honoured with their families.",
			body: `
			The federation honoured eleven players of the seventies and eighties at an evening attended by today's national teams.
			There were pictures of the first Asian entry and wooden bats kept by the players' families. A permanent corner for them is being prepared at the federation.
			> We travelled for two days to play one match, and came home happy even when we lost.`,
		},
	},
	{
		category: "federation",
		scene: "table",
		daysAgo: 74,
		ar: {
			title: "تقرير العام: ارتفاع عدد المسجلين وتراجع أعمار المبتدئين",
			excerpt: "أرقام العام في صفحة واحدة: 4733 عضوًا و186 ناديًا ومركزًا.",
			body: `
			نشر الاتحاد تقريره السنوي، وفيه أن عدد الأعضاء المسجلين بلغ 4733 عضوًا في 186 ناديًا ومركزًا.
			- متوسط عمر المبتدئين انخفض من 12 إلى 10 سنوات.
			- ثلث المسجلين الجدد من الإناث.
			- 94 حكمًا معتمدًا، منهم 21 حكمة.
			والتقرير الكامل متاح لمن يطلبه عبر [صفحة التواصل](/contact).`,
		},
		en: {
			title: "The year in figures: more members, younger beginners",
			excerpt: "One page of numbers: 4,733 members, 186 clubs and centres.",
			body: `
			The federation has published its annual report: 4,733 registered members in 186 clubs and centres.
			- The average age of beginners fell from 12 to 10.
			- One in three new members is a girl or a woman.
			- 94 licensed umpires, 21 of them women.
			The full report is available on request through the [contact page](/en/contact).`,
		},
	},
	{
		category: "federation",
		scene: "calendar",
		daysAgo: 1,
		draft: true,
		ar: {
			title: "دعوة إلى الجمعية العمومية غير العادية",
			excerpt: "مسودة الدعوة بانتظار تحديد الموعد والمكان.",
			body: `
			مسودة: يُحدد الموعد والمكان وجدول الأعمال قبل النشر.`,
		},
	},
	{
		category: "announcements",
		scene: "course",
		daysAgo: 5,
		ar: {
			title: "فتح باب التسجيل في دورة الحكام للمستوى الأول",
			excerpt: "الدورة في ست مدن، وآخر موعد للتسجيل نهاية الأسبوع المقبل.",
			body: `
			فتح الاتحاد باب التسجيل في دورة الحكام للمستوى الأول، وتُقام في الرياض وجدة والدمام وأبها وتبوك وبريدة.
			## الشروط
			- ألا يقل العمر عن ثمانية عشر عامًا.
			- معرفة أساسية بقواعد اللعبة.
			- الالتزام بحضور يومين كاملين.
			التسجيل مجاني، والمقاعد محدودة بعشرين متدربًا في كل مدينة. للتسجيل اكتب إلينا عبر [صفحة التواصل](/contact).`,
		},
		en: {
			title: "Registration opens for the level one umpires' course",
			excerpt: "The course is held in six cities. Registration closes at the end of next week.",
			body: `
			Registration is open for the level one umpires' course in Riyadh, Jeddah, Dammam, Abha, Tabuk and Buraidah.
			## Who may take part
			- Anyone aged eighteen or over.
			- With a basic knowledge of the rules.
			- Who can attend two full days.
			The course is free, with twenty places in each city. Register through the [contact page](/en/contact).`,
		},
	},
	{
		category: "announcements",
		scene: "building",
		daysAgo: 8,
		ar: {
			title: "تعديل مواعيد العمل في مقر الاتحاد خلال الصيانة",
			excerpt: "يستقبل المقر المراجعين من الأحد إلى الخميس، ويُغلق المدخل الشمالي أسبوعين.",
			body: `
			يستمر استقبال المراجعين في مقر الاتحاد من الأحد إلى الخميس من الثامنة صباحًا إلى الخامسة مساءً، مع إغلاق المدخل الشمالي أسبوعين للصيانة.
			يكون الدخول من البوابة الشرقية، ومواقف ذوي الإعاقة متاحة أمامها.`,
		},
		en: {
			title: "Access to the federation during building works",
			excerpt: "Open Sunday to Thursday as usual; the north entrance is closed for two weeks.",
			body: `
			The federation stays open Sunday to Thursday from 8 AM to 5 PM. The north entrance is closed for two weeks.
			Please use the east gate. Accessible parking is in front of it.`,
		},
	},
	{
		category: "announcements",
		scene: "calendar",
		daysAgo: 17,
		ar: {
			title: "بدء فترة انتقالات اللاعبين الشتوية",
			excerpt: "ثلاثة أسابيع لتسجيل الانتقالات، وهذه المستندات المطلوبة.",
			body: `
			تبدأ فترة الانتقالات الشتوية الأحد المقبل وتستمر ثلاثة أسابيع، ولا يُقبل أي طلب بعدها.
			## المستندات
			- مخالصة من النادي الحالي.
			- عقد موقع مع النادي الجديد.
			- تقرير طبي لا يزيد عمره على ثلاثة أشهر.
			لا يلعب اللاعب المنتقل مع ناديه الجديد قبل اعتماد الطلب ونشره.`,
		},
		en: {
			title: "Winter transfer window opens",
			excerpt: "Three weeks to register transfers, and the documents you need.",
			body: `
			The winter transfer window opens next Sunday and stays open for three weeks. No request is accepted after that.
			## Documents
			- A release from the present club.
			- A signed contract with the new club.
			- A medical report no older than three months.
			A player may not appear for the new club before the transfer is approved and published.`,
		},
	},
	{
		category: "announcements",
		scene: "phone",
		daysAgo: 48,
		ar: {
			title: "تنبيه بشأن حسابات تنتحل اسم الاتحاد",
			excerpt: "لا يطلب الاتحاد تحويل مبالغ عبر الرسائل الخاصة، وهذه حساباتنا الرسمية.",
			body: `
			رصد الاتحاد حسابات تنتحل اسمه وتعد بالقبول في الأكاديميات مقابل مبالغ مالية.
			> لا يطلب الاتحاد أي مبلغ عبر رسالة خاصة، ولا يتعامل إلا عبر موقعه وحساباته الرسمية.
			من وصلته رسالة من هذا النوع فليحتفظ بنسخة منها وليرسلها إلينا عبر [صفحة التواصل](/contact).`,
		},
		en: {
			title: "Beware of accounts that pretend to be the federation",
			excerpt: "We never ask for money in private messages. These are our official accounts.",
			body: `
			Accounts that use the federation's name promise places in academies for money.
			> The federation never asks for money in a private message and deals only through this site and its official accounts.
			If you received such a message, keep a copy and send it to us through the [contact page](/en/contact).`,
		},
	},
	{
		category: "announcements",
		scene: "school",
		daysAgo: 25,
		ar: {
			title: "مواعيد اختبارات القبول في مراكز الموهوبين",
			excerpt: "الاختبارات للمواليد بين تسع واثنتي عشرة سنة في عشر مدن.",
			body: `
			تُقام اختبارات القبول في مراكز الموهوبين على مدى أسبوعين في عشر مدن، للأعمار من تسع إلى اثنتي عشرة سنة.
			- لا تُشترط خبرة سابقة في اللعبة.
			- يحضر ولي الأمر مع اللاعب.
			- تُعلن النتائج خلال خمسة أيام عمل.
			تُراعى في الاختبار السرعة والتوافق الحركي أكثر من إتقان الضربات.`,
		},
	},
];
