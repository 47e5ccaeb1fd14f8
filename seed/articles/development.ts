import type { DemoArticle } from "../article.ts";

export const developmentArticles: DemoArticle[] = [
	{
		category: "development",
		scene: "school",
		daysAgo: 7,
		ar: {
			title: "مضرب في كل مدرسة: مئتا مدرسة تنضم إلى البرنامج",
			excerpt: "طاولات ومضارب ومعلمون مدربون، ودوري صغير في نهاية كل فصل.",
			body: `
			انضمت مئتا مدرسة جديدة إلى برنامج «مضرب في كل مدرسة»، فبلغ عدد مدارس البرنامج أكثر من خمسمئة في ثلاث عشرة منطقة.
			## ماذا تحصل المدرسة؟
			- طاولتان وعشرون مضربًا ومئة كرة.
			- دورة من يومين لمعلمي التربية البدنية.
			- زيارة مدرب من أقرب نادٍ مرة كل شهر.
			وينتهي كل فصل دراسي بدوري صغير بين المدارس المتجاورة، ومنه يُدعى الموهوبون إلى المراكز.`,
		},
		en: {
			title: "A bat in every school: two hundred more schools join",
			excerpt: "Tables, bats and trained teachers, and a small league at the end of every term.",
			body: `
			Two hundred more schools have joined the programme "A bat in every school", which now reaches over five hundred schools in thirteen regions.
			## What a school gets
			- Two tables, twenty bats and a hundred balls.
			- A two-day course for its teachers.
			- A monthly visit by a coach of the nearest club.
			Each term ends with a small league between neighbouring schools, and talents are invited to the centres.`,
		},
	},
	{
		category: "development",
		scene: "course",
		daysAgo: 14,
		ar: {
			title: "اثنان وثلاثون مدربًا يجتازون شهادة المستوى الثاني",
			excerpt: "دورة من عشرة أيام ركزت على تخطيط التدريب والوقاية من الإصابات.",
			body: `
			اجتاز اثنان وثلاثون مدربًا ومدربة اختبارات المستوى الثاني بعد دورة استمرت عشرة أيام في الدمام.
			ركزت الدورة على تخطيط الموسم وتحليل المباريات بالفيديو والوقاية من إصابات الكتف والركبة.
			وتُعقد دورة المستوى الثالث في الربع القادم، وتُعطى الأولوية لمدربي مراكز الموهوبين.`,
		},
		en: {
			title: "Thirty-two coaches pass level two",
			excerpt: "A ten-day course on planning a season and preventing injuries.",
			body: `
			Thirty-two coaches passed the level two examinations after a ten-day course in Dammam.
			It dealt with planning a season, analysing matches on video, and preventing shoulder and knee injuries.
			The level three course follows next quarter, with priority for coaches of the talent centres.`,
		},
	},
	{
		category: "development",
		scene: "bat",
		daysAgo: 21,
		ar: {
			title: "كيف تختار مضربك الأول؟ نصائح من مدربي الأندية",
			excerpt: "الخشب قبل المطاط، والتحكم قبل السرعة، ولا تشترِ الأغلى.",
			body: `
			يسألنا الأهالي كثيرًا عن المضرب المناسب للمبتدئ. جمعنا إجابات عشرة من مدربي الأندية.
			## أهم ما اتفقوا عليه
			- ابدأ بمضرب جاهز متوازن، ولا تركب المطاط بنفسك في السنة الأولى.
			- اختر مطاطًا سماكته بين 1.5 و1.8 مليمتر، فهو أسهل تحكمًا.
			- غيّر المطاط حين يفقد لمعانه، لا حين يتمزق.
			> المضرب السريع في يد المبتدئ يعلّمه الخوف من الكرة.
			وفي كل نادٍ مضارب للتجربة، فجرّب قبل أن تشتري.`,
		},
		en: {
			title: "Choosing a first bat: advice from club coaches",
			excerpt: "Wood before rubber, control before speed, and do not buy the dearest.",
			body: `
			Parents often ask us which bat suits a beginner. We put the question to ten club coaches.
			## What they agree on
			- Start with a balanced ready-made bat; leave gluing rubbers for later.
			- Take rubbers of 1.5 to 1.8 millimetres: they are easier to control.
			- Change a rubber when it has lost its shine, not when it is torn.
			> A fast bat in a beginner's hand teaches him to fear the ball.
			Every club has bats to try. Try before you buy.`,
		},
	},
	{
		category: "development",
		scene: "building",
		daysAgo: 29,
		ar: {
			title: "افتتاح صالة تدريب جديدة في أبها باثنتي عشرة طاولة",
			excerpt: "الصالة مفتوحة للأندية صباحًا وللجمهور مساءً، ومجهزة لذوي الإعاقة.",
			body: `
			افتُتحت في أبها صالة تدريب جديدة تضم اثنتي عشرة طاولة وأرضية مطاطية وإنارة وفق المواصفات الدولية.
			تُخصص الصالة للأندية والمراكز صباحًا، وتُفتح للجمهور مساءً برسوم رمزية. ومداخلها ومرافقها مجهزة لذوي الإعاقة.
			ويستضيف نادي القمم فيها مبارياته حتى نهاية الموسم.`,
		},
		en: {
			title: "New training hall with twelve tables opens in Abha",
			excerpt: "For clubs in the morning, for everyone in the evening, and accessible throughout.",
			body: `
			A new training hall has opened in Abha with twelve tables, a sprung rubber floor and lighting to international standards.
			Clubs and centres use it in the morning; in the evening it is open to everyone for a small fee. Entrances and rooms are accessible.
			Al-Qimam play their home ties there until the end of the season.`,
		},
	},
	{
		category: "development",
		scene: "squad",
		daysAgo: 40,
		ar: {
			title: "برنامج تبادل مع ثلاث أكاديميات آسيوية للاعبين الناشئين",
			excerpt: "اثنا عشر لاعبًا يقضون شهرًا في الخارج، وتستقبل أنديتهم ضيوفًا في المقابل.",
			body: `
			وقع الاتحاد اتفاق تبادل مع ثلاث أكاديميات آسيوية، يقضي بموجبه اثنا عشر ناشئًا شهرًا من التدريب في الخارج.
			ويُختار اللاعبون بحسب نتائج بطولة الفئات السنية وانتظامهم في الدراسة، ويرافقهم مدرب ومشرف تربوي.
			وفي المقابل تستقبل أنديتنا لاعبين ضيوفًا يشاركون في التدريب اليومي.`,
		},
		en: {
			title: "Exchange with three Asian academies for young players",
			excerpt: "Twelve players spend a month abroad while our clubs receive guests.",
			body: `
			The federation has signed an exchange agreement with three Asian academies: twelve young players will train abroad for a month.
			They are chosen by their results at the age-group championship and their attendance at school. A coach and a tutor travel with them.
			In return our clubs receive guests who join their daily training.`,
		},
	},
	{
		category: "development",
		scene: "seniors",
		daysAgo: 66,
		ar: {
			title: "كرة الطاولة بعد الستين: مجموعات أسبوعية في خمس مدن",
			excerpt: "نشاط خفيف ينمّي التوازن وسرعة الاستجابة، ويعيد لاعبين قدامى إلى الطاولة.",
			body: `
			بدأت في خمس مدن مجموعات أسبوعية لمن تجاوزوا الستين، يقودها مدربون متطوعون من الأندية.
			تبدأ الحصة بتمارين توازن خفيفة، ثم لعب زوجي هادئ، وتنتهي بجلسة قهوة لا يفوّتها أحد.
			> جئت لأشاهد حفيدي يتدرب، فبقيت ألعب.
			المشاركة مجانية، ويكفي حذاء رياضي.`,
		},
		en: {
			title: "Table tennis after sixty: weekly groups in five cities",
			excerpt: "Light exercise for balance and quick reactions, and a way back to the table.",
			body: `
			Weekly groups for people over sixty have started in five cities, led by volunteer coaches of the clubs.
			A session begins with gentle balance exercises, goes on with quiet doubles, and ends with a coffee that nobody misses.
			> I came to watch my grandson train, and stayed to play.
			It is free. Sports shoes are all you need.`,
		},
	},
	{
		category: "development",
		scene: "balls",
		daysAgo: 80,
		en: {
			title: "Playing here as a newcomer: a short guide",
			excerpt: "How foreign residents join a club, get a player card and enter competitions.",
			body: `
			Foreign residents are welcome in all clubs. This is how it works.
			- Find a club on the [clubs](/en/teams) page and ask for a trial session.
			- The club registers you; bring your residence permit and a photo.
			- With a player card you may enter open competitions. League rules limit foreign players to one a tie.
			Most clubs have coaches who speak English.`,
		},
	},
	{
		category: "development",
		scene: "course",
		daysAgo: 2,
		draft: true,
		en: {
			title: "Coaching conference: call for papers",
			excerpt: "Draft. Dates to be confirmed.",
			body: `
			Draft: dates, place and topics to be confirmed with the venue.`,
		},
	},
	{
		category: "general",
		scene: "talk",
		daysAgo: 10,
		ar: {
			title: "حوار مع أصغر حكمة معتمدة في الاتحاد",
			excerpt: "بدأت لاعبة ثم جلست على كرسي الحكم وهي في التاسعة عشرة.",
			body: `
			في التاسعة عشرة من عمرها تدير مباريات لاعبين يكبرونها بعشر سنوات. سألناها كيف بدأت.
			> أول مباراة أدرتها كنت أرفع صوتي لأخفي ارتباكي. بعد خمس مباريات صار الصوت صوتي.
			تقول إن أصعب ما في التحكيم أن ترى الكرة التي لا يريد أحد أن تراها، وأسهل ما فيه أن تعتذر إن أخطأت.
			وتطمح إلى الشارة الدولية خلال ثلاث سنوات.`,
		},
		en: {
			title: "A talk with the federation's youngest licensed umpire",
			excerpt: "She began as a player and took the umpire's chair at nineteen.",
			body: `
			At nineteen she umpires players ten years older than herself. We asked her how it began.
			> In my first match I spoke loudly to hide my nerves. After five matches the voice was mine.
			The hardest thing, she says, is to see the ball that nobody wants you to see. The easiest is to say sorry when you were wrong.
			She hopes for the international badge within three years.`,
		},
	},
	{
		category: "general",
		scene: "table",
		daysAgo: 24,
		ar: {
			title: "كيف تقرأ جدول الدوري؟",
			excerpt: "له وعليه والفارق وآخر خمس مباريات: دليل قصير للمشجع الجديد.",
			body: `
			انضم إلينا هذا الموسم مشجعون كثر، وهذا دليل قصير لقراءة [جدول الدوري](/leagues).
			- «له» و«عليه»: المباريات الفردية التي فاز بها الفريق وخسرها.
			- النقاط: نقطتان للفوز ونقطة للخسارة، وفي التعادل نقطة لكل فريق.
			- «آخر 5 مباريات»: من الأحدث إلى الأقدم.
			وتظهر المراكز الثلاثة الأولى بالأخضر والثلاثة الأخيرة بالأحمر.`,
		},
		en: {
			title: "How to read the league table",
			excerpt: "For and against, the difference, the last five: a short guide for new fans.",
			body: `
			Many new fans have joined us this season. Here is a short guide to the [league table](/en/leagues).
			- "For" and "Against": rubbers won and lost.
			- Points: two for a win, one for a loss, one each for a draw.
			- "Last 5": the newest tie first.
			The first three places stand on green, the last three on red.`,
		},
	},
	{
		category: "general",
		scene: "memory",
		daysAgo: 55,
		ar: {
			title: "صور من ذاكرة اللعبة: صالة بلا تكييف وجمهور لا يغادر",
			excerpt: "كيف كانت أول بطولة للأندية، كما يرويها من حضرها.",
			body: `
			أُقيمت أول بطولة للأندية في صالة مدرسة بالرياض، بلا تكييف وبأربع طاولات صُنعت محليًا.
			يروي أحد الحاضرين أن الجمهور جلس على الأرض حول الطاولات، وأن الكرة كانت تُغسل وتُجفف لأنها الوحيدة المتبقية.
			> لم نكن نعرف أننا نبدأ شيئًا. كنا نلعب فقط.
			ويجمع الاتحاد الصور والوثائق من تلك السنوات، ويرحب بكل من يملك منها شيئًا.`,
		},
		en: {
			title: "Pictures from memory: a hall without cooling and a crowd that would not leave",
			excerpt: "The first club championship, as told by those who were there.",
			body: `
			The first club championship was held in a school hall in Riyadh, without cooling, on four tables built in town.
			The crowd sat on the floor around the tables, one of them recalls, and the ball was washed and dried because it was the last one.
			> We did not know we were starting something. We were just playing.
			The federation collects pictures and papers of those years and welcomes whatever you have.`,
		},
	},
	{
		category: "general",
		scene: "food",
		daysAgo: 36,
		ar: {
			title: "خمس عادات غذائية للاعب الناشئ من أخصائية التغذية",
			excerpt: "الماء قبل العطش، والفطور قبل المدرسة، والتمر بين المباريات.",
			body: `
			سألنا أخصائية التغذية في المنتخبات عن أهم ما يحتاج إليه لاعب في سن المدرسة.
			- اشرب قبل أن تعطش، ولا سيما في الصالات الحارة.
			- لا تتدرب بلا فطور.
			- تمرتان وقليل من المكسرات بين المباريات خير من الحلوى.
			- نم تسع ساعات، فالعضلات تنمو في النوم.
			- اجعل يومًا في الأسبوع بلا تدريب.`,
		},
	},
	{
		category: "general",
		scene: "phone",
		daysAgo: 0,
		draft: true,
		ar: {
			title: "استطلاع: ما الذي تريده من موقع الاتحاد؟",
			excerpt: "مسودة الاستطلاع قبل المراجعة.",
			body: `
			مسودة: تُراجع الأسئلة مع لجنة الإعلام قبل النشر.`,
		},
	},
	{
		category: "youth-camps",
		scene: "camp",
		daysAgo: 18,
		ar: {
			title: "المعسكر الصيفي للناشئين: عشرة أيام بين الطاولة والجبل",
			excerpt: "ستون ناشئًا في الطائف، وحصص لعب ورحلات وقراءة.",
			body: `
			جمع المعسكر الصيفي ستين ناشئًا في الطائف عشرة أيام، تدربوا فيها صباحًا وخرجوا عصرًا إلى الجبال والمزارع.
			وقال مدير المعسكر إن الهدف ألا يعود اللاعب بضربة جديدة فقط، بل بصديق من منطقة أخرى.
			وانتهى المعسكر ببطولة زوجي جمعت لاعبين لم يلعبوا معًا من قبل.`,
		},
		en: {
			title: "Summer camp: ten days between table and mountain",
			excerpt: "Sixty young players in Taif, with training, trips and reading.",
			body: `
			Sixty young players spent ten days at the summer camp in Taif, training in the morning and walking in the mountains in the afternoon.
			The aim, said the head of the camp, is that a player comes home not only with a new stroke but with a friend from another region.
			It ended with a doubles tournament of pairs who had never played together.`,
		},
	},
];
