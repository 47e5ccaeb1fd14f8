import type { DemoArticle } from "../article.ts";

export const nationalArticles: DemoArticle[] = [
	{
		category: "national-team",
		scene: "training",
		daysAgo: 2,
		ar: {
			title: "المنتخب الأول يبدأ معسكره المغلق استعدادًا للبطولة الآسيوية",
			excerpt: "عشرة لاعبين في معسكر من ثلاثة أسابيع، مع شركاء تدريب من أربع دول.",
			body: `
			بدأ منتخب الرجال معسكرًا مغلقًا في الرياض يستمر ثلاثة أسابيع، استعدادًا للبطولة الآسيوية للفرق. واستدعى الجهاز الفني عشرة لاعبين يُختار منهم خمسة للسفر.
			## برنامج المعسكر
			- حصتان يوميًا: صباحية للسرعة والحركة، ومسائية للعب التنافسي.
			- شركاء تدريب من أربع دول بأساليب لعب مختلفة.
			- مباريات تجريبية مفتوحة للجمهور كل خميس.
			> نعرف مستوانا ونعرف منافسينا. ما ينقصنا هو الهدوء في النقاط الأخيرة، وعليه نعمل.
			وتُعلن القائمة النهائية قبل السفر بخمسة أيام في صفحة [المنتخبات الوطنية](/national).`,
		},
		en: {
			title: "Men's team starts its training camp for the Asian championships",
			excerpt: "Ten players, three weeks, and sparring partners from four countries.",
			body: `
			The men's team has started a three-week camp in Riyadh ahead of the Asian team championships. Ten players were called up; five of them will travel.
			## The programme
			- Two sessions a day: speed and movement in the morning, match play in the evening.
			- Sparring partners from four countries with different styles.
			- Practice matches open to the public every Thursday.
			> We know our level and we know our rivals. What we lack is calm on the last points, and that is what we work on.
			The final list appears on the [national teams](/en/national) page five days before departure.`,
		},
	},
	{
		category: "national-team",
		scene: "podium",
		daysAgo: 6,
		ar: {
			title: "ميداليتان لمنتخب الشباب في بطولة غرب آسيا",
			excerpt: "فضية في الفرق وبرونزية في الزوجي، وأفضل حصيلة للفئة منذ ست سنوات.",
			body: `
			عاد منتخب الشباب من بطولة غرب آسيا بميداليتين: فضية الفرق وبرونزية الزوجي، وهي أفضل حصيلة لهذه الفئة منذ ست سنوات.
			خسر المنتخب النهائي بعد مباراة فاصلة امتدت إلى الشوط الخامس، وكان قد تجاوز في نصف النهائي حامل اللقب.
			وكان في استقبال البعثة رئيس الاتحاد وأسر اللاعبين، وأُعلن عن منحة دراسية لكل لاعب في القائمة.`,
		},
		en: {
			title: "Two medals for the youth team at the West Asian championships",
			excerpt: "Team silver and doubles bronze: the best result of this age group in six years.",
			body: `
			The youth team returned from the West Asian championships with two medals, team silver and doubles bronze, its best result in six years.
			The final was lost in the fifth game of the deciding rubber; in the semi-final the team had beaten the title holders.
			The president of the federation and the players' families welcomed the team home, and a scholarship was announced for every player on the list.`,
		},
	},
	{
		category: "national-team",
		scene: "women",
		daysAgo: 13,
		ar: {
			title: "منتخب السيدات يختتم جولة ودية ناجحة في عمّان",
			excerpt: "ثلاثة انتصارات وخسارة واحدة أمام منتخبات من المنطقة، ومكاسب فنية كثيرة.",
			body: `
			اختتم منتخب السيدات جولة ودية في عمّان لعب فيها أربع مباريات أمام منتخبات من المنطقة، فاز في ثلاث منها وخسر واحدة بفارق ضئيل.
			وجرّب الجهاز الفني خمس لاعبات جديدات، بدأت ثلاث منهن أساسيات في المباراة الأخيرة.
			> لم نسافر لنجمع الانتصارات، سافرنا لنعرف من تصمد تحت الضغط.
			وتستأنف اللاعبات التدريب مع أنديتهن في الدوري الممتاز للسيدات قبل المعسكر المقبل.`,
		},
		en: {
			title: "Women's team ends a successful friendly tour in Amman",
			excerpt: "Three wins and one narrow defeat against sides of the region, and much learnt.",
			body: `
			The women's team ended a tour in Amman with three wins and one narrow defeat in four matches against sides of the region.
			The coach tried five new players, and three of them started in the last match.
			> We did not travel to collect wins. We travelled to find out who holds under pressure.
			The players now return to their clubs in the Women's Premier League before the next camp.`,
		},
	},
	{
		category: "national-team",
		scene: "win",
		daysAgo: 27,
		ar: {
			title: "لاعب المنتخب يدخل المئتين الأوائل في التصنيف العالمي",
			excerpt: "قفزة من ستة وثلاثين مركزًا بعد نتائج لافتة في بطولتين دوليتين.",
			body: `
			دخل لاعب المنتخب الأول قائمة أفضل مئتي لاعب في التصنيف العالمي للمرة الأولى، بعد قفزة بلغت ستة وثلاثين مركزًا في التحديث الأخير.
			وجاءت القفزة بعد بلوغه دور الستة عشر في بطولتين دوليتين متتاليتين، وفوزه على لاعبين من المئة الأوائل.
			وقال إن هدفه المقبل تثبيت المركز قبل التفكير في خطوة أخرى، وشكر ناديه الذي وفر له شريك تدريب دائمًا.`,
		},
		en: {
			title: "National team player breaks into the world's top two hundred",
			excerpt: "Up thirty-six places after two remarkable international tournaments.",
			body: `
			A player of the men's team stands among the world's best two hundred for the first time after climbing thirty-six places in the latest ranking.
			He reached the last sixteen of two international events in a row and beat players from the top hundred on the way.
			His next aim, he said, is to stay there before thinking of another step. He thanked his club for giving him a permanent sparring partner.`,
		},
	},
	{
		category: "national-team",
		scene: "camp",
		daysAgo: 44,
		ar: {
			title: "مدرب جديد لمنتخب الشباب بعقد يمتد عامين",
			excerpt: "يبدأ عمله فورًا ويشرف على مراكز الموهوبين في أربع مناطق.",
			body: `
			أعلن الاتحاد تعيين مدرب جديد لمنتخب الشباب بعقد يمتد عامين، ويشمل عمله الإشراف الفني على مراكز الموهوبين في أربع مناطق.
			والمدرب الجديد لاعب دولي سابق عمل عشر سنوات في تطوير الفئات السنية، ويحمل الشهادة الدولية من المستوى الثالث.
			وأول مهامه اختيار قائمة موسعة من ثلاثين لاعبًا تُتابع شهريًا.`,
		},
		en: {
			title: "New coach for the youth team on a two-year contract",
			excerpt: "He starts at once and also oversees the talent centres in four regions.",
			body: `
			The federation has appointed a new coach for the youth team. His two-year contract includes the technical supervision of the talent centres in four regions.
			A former international, he has worked with age groups for ten years and holds the international level three licence.
			His first task is a long list of thirty players who will be followed month by month.`,
		},
	},
	{
		category: "national-team",
		scene: "para",
		daysAgo: 61,
		ar: {
			title: "ذهبية تاريخية لذوي الإعاقة في الألعاب الخليجية",
			excerpt: "ثلاث ميداليات في ثلاثة أيام، وأول ذهبية في الفئة السابعة.",
			body: `
			أحرز لاعبو ذوي الإعاقة ثلاث ميداليات في الألعاب الخليجية، منها ذهبية هي الأولى للمملكة في الفئة السابعة.
			جاءت الذهبية بعد نهائي امتد خمسة أشواط، تأخر فيه لاعبنا بشوطين ثم عاد.
			> كنت أسمع صوت زملائي أعلى من صوت الجمهور كله.
			ويعمل الاتحاد على تجهيز ثلاث صالات إضافية بمداخل وطاولات مناسبة قبل نهاية العام.`,
		},
		en: {
			title: "Historic gold for para players at the Gulf Games",
			excerpt: "Three medals in three days, and a first gold in class seven.",
			body: `
			Our para players won three medals at the Gulf Games, among them the Kingdom's first gold in class seven.
			It came after a five-game final in which our player had been two games down.
			> I could hear my team-mates above the whole crowd.
			The federation is equipping three more halls with suitable entrances and tables before the end of the year.`,
		},
	},
	{
		category: "national-team",
		scene: "training",
		daysAgo: 19,
		en: {
			title: "Visiting coaches: how to watch the national team train",
			excerpt: "Foreign coaches may follow the camp in Riyadh. Here is how to apply.",
			body: `
			Coaches from other federations may follow the men's camp in Riyadh for up to three days. Places are limited to four a week.
			- Apply through the [contact form](/en/contact) at least ten days ahead.
			- Say which sessions you would like to see, and whether you bring a player.
			- We help with the visa letter and a hotel near the hall.
			Visitors are asked not to film the evening sessions.`,
		},
	},
	{
		category: "national-team",
		scene: "squad",
		daysAgo: 0,
		draft: true,
		ar: {
			title: "القائمة النهائية للبطولة الآسيوية",
			excerpt: "خمسة لاعبين. تُنشر القائمة بعد اعتماد مجلس الإدارة.",
			body: `
			بانتظار اعتماد مجلس الإدارة قبل النشر.
			تُضاف صور اللاعبين وتصريح المدرب.`,
		},
		en: {
			title: "Final squad for the Asian championships",
			excerpt: "Five players. To be published once the board has approved it.",
			body: `
			Waiting for the board's approval.
			Photos and the coach's statement still to come.`,
		},
	},
];
