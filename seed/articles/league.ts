import type { DemoArticle } from "../article.ts";

export const leagueArticles: DemoArticle[] = [
	{
		category: "tournaments",
		scene: "match",
		daysAgo: 1,
		ar: {
			title: "الدوري الممتاز يدخل نصفه الثاني وفارق النقاط يضيق في الصدارة",
			excerpt: "أربع عشرة جولة انتهت، والأندية الخمسة الأولى ما زالت تتبادل المراكز قبل فترة حاسمة من الموسم.",
			body: `
			انتهت الجولة الرابعة عشرة من الدوري الممتاز مساء أمس، ودخلت المسابقة نصفها الثاني وسط منافسة لم تشهدها المواسم الأخيرة بين أندية المقدمة. ولم يعد الفارق بين الأول والخامس يسمح لأحد بالاطمئنان.
			## ماذا بقي من الموسم؟
			تبقى اثنتا عشرة جولة تلعب فيها الأندية مباريات الإياب، وسيكون لعامل الأرض أثر واضح لأن معظم أندية الصدارة تستضيف منافسيها المباشرين في صالاتها.
			- تُقام المباريات مساء السبت من كل أسبوع.
			- تُنشر المواعيد في صفحة [المباريات](/matches) ويمكن إضافتها إلى التقويم.
			- يُحسم التعادل في النقاط بفارق المباريات الفردية ثم بعدد مرات الفوز.
			> هذا الموسم لا يفوز به من يملك أقوى لاعب، بل من يملك أطول نفس.
			وقالت لجنة المسابقات إن الحضور الجماهيري ارتفع في الجولات الأخيرة، وإن بعض الصالات بلغت طاقتها الكاملة لأول مرة منذ سنوات.`,
		},
		en: {
			title: "Premier League enters its second half as the gap at the top narrows",
			excerpt:
				"Fourteen rounds are done, and the first five clubs still trade places before the decisive part of the season.",
			body: `
			The fourteenth round of the Premier League ended last night, and the competition enters its second half with a race at the top not seen for years. Nothing between first and fifth allows anybody to feel safe.
			## What is left
			Twelve rounds remain, all of them return ties. Home tables will matter: most of the leading clubs receive their direct rivals in their own halls.
			- Ties are played on Saturday evenings.
			- Dates are on the [matches](/en/matches) page and can be added to your calendar.
			- Level on points, the difference of rubbers decides, then the number of wins.
			> You don't win this season with the strongest player, but with the most stamina.
			The competitions committee says attendance has grown over the last rounds, and that some halls were full for the first time in years.`,
		},
	},
	{
		category: "tournaments",
		scene: "draw",
		daysAgo: 4,
		ar: {
			title: "تعادل نادر يقسم النقاط بعد أمسية امتدت ثلاث ساعات",
			excerpt: "مباراة انتهت بالتعادل للمرة الأولى هذا الموسم، والحكام يشرحون كيف احتُسبت.",
			body: `
			شهدت إحدى مباريات الدوري نهاية لم يعتدها الجمهور: تعادل بعد أن أوقفت إصابة المباراة الخامسة وتعذر استكمالها في الموعد. واحتُسبت النتيجة وفق لائحة المسابقات بعد مراجعة تقرير الحكم العام.
			## كيف تُحسب النقاط؟
			ينال كل فريق نقطة واحدة عند التعادل، وهو ما يظهر في عمود «تعادل» في [جدول الدوري](/leagues). وتبقى المباريات الفردية التي انتهت محسوبة في رصيد الفريقين.
			وتمنى الاتحاد الشفاء العاجل للاعب المصاب الذي غادر المستشفى صباح اليوم التالي بعد الاطمئنان عليه.`,
		},
		en: {
			title: "A rare draw shares the points after a three-hour evening",
			excerpt: "A tie ended level for the first time this season. The referees explain how it was counted.",
			body: `
			One tie of the league ended as few spectators had ever seen: level, after an injury stopped the fifth rubber and it could not be finished in time. The result was entered under the competition rules once the referee's report had been reviewed.
			## How it counts
			Each side gets one point for a drawn tie, which shows in the "Drawn" column of the [league table](/en/leagues). The rubbers that were finished count for both.
			The federation wishes the injured player a quick recovery. He left hospital the next morning.`,
		},
	},
	{
		category: "tournaments",
		scene: "empty",
		daysAgo: 9,
		ar: {
			title: "إلغاء مباراة بسبب عطل في صالة المضيف",
			excerpt: "لجنة المسابقات تلغي المباراة وتحفظ حق الفريقين، والتذاكر صالحة للمباراة التالية.",
			body: `
			ألغت لجنة المسابقات إحدى مباريات الجولة بعد عطل في الإنارة داخل صالة النادي المضيف لم يُصلح قبل الموعد النظامي. ولن تُحتسب المباراة في الترتيب.
			وأكدت اللجنة أن سلامة اللاعبين والجمهور تسبق أي اعتبار، وأن النادي المضيف أبلغ عن العطل في حينه والتزم بالإجراءات.
			- التذاكر المباعة صالحة للمباراة التالية في الصالة نفسها.
			- من يرغب في استرداد قيمة التذكرة يتواصل مع إدارة النادي خلال أسبوعين.`,
		},
		en: {
			title: "Tie cancelled after a fault in the host's hall",
			excerpt:
				"The competitions committee cancels the tie and keeps both clubs' rights. Tickets stay valid for the next one.",
			body: `
			The competitions committee cancelled one tie of the round after the lights in the host's hall failed and could not be repaired in time. The tie will not count in the table.
			The safety of players and spectators comes before anything else, the committee said, adding that the host had reported the fault at once and followed the procedure.
			- Tickets stay valid for the next tie in the same hall.
			- Refunds are available from the club within two weeks.`,
		},
	},
	{
		category: "tournaments",
		scene: "cup",
		daysAgo: 15,
		ar: {
			title: "قرعة كأس الاتحاد تضع كبيرَي الدوري وجهًا لوجه في دور الثمانية",
			excerpt: "سُحبت القرعة في مقر الاتحاد بحضور مندوبي الأندية، وتبدأ المباريات بعد توقف الدوري القصير.",
			body: `
			سُحبت في مقر الاتحاد قرعة كأس الاتحاد بحضور مندوبي الأندية الأربعة عشر، وأسفرت عن مواجهة مبكرة بين ناديي النخبة والمرجان في دور الثمانية.
			## نظام البطولة
			تُلعب المباريات بطريقة خروج المغلوب من مباراة واحدة، ويستضيف الفريق الأدنى ترتيبًا في الدوري. وتُقام المباراتان النهائيتان في الرياض خلال عطلة نهاية الأسبوع.
			> القرعة لم ترحم أحدًا، وهذا ما يجعل الكأس بطولة الجميع.
			وتحصل الأندية على قوائم الحكام قبل أسبوعين من كل دور.`,
		},
		en: {
			title: "Federation Cup draw sends two league giants against each other in the last eight",
			excerpt: "The draw was held at the federation with all clubs present. Play starts after a short league break.",
			body: `
			The draw for the Federation Cup was held at the federation in the presence of all fourteen clubs, and it brings Al-Nokhba and Al-Morjan together as early as the last eight.
			## How it works
			Each round is a single knock-out tie, hosted by the side that stands lower in the league. Both finals are played in Riyadh on one weekend.
			> The draw spared nobody. That is what makes the cup everybody's competition.
			Clubs receive the lists of umpires two weeks before each round.`,
		},
	},
	{
		category: "tournaments",
		scene: "youth",
		daysAgo: 23,
		ar: {
			title: "بطولة المملكة للفئات السنية تسجل رقمًا قياسيًا في عدد المشاركين",
			excerpt: "أكثر من ستمئة لاعب ولاعبة من ثلاث عشرة منطقة تنافسوا على مدى أربعة أيام في الأحساء.",
			body: `
			اختُتمت في الأحساء بطولة المملكة للفئات السنية بمشاركة تجاوزت ستمئة لاعب ولاعبة من ثلاث عشرة منطقة، وهو أعلى رقم منذ انطلاق البطولة.
			أُقيمت المباريات على أربع وعشرين طاولة من الصباح إلى المساء، وتولى التحكيم حكام شباب اجتازوا دورة الاتحاد هذا العام.
			## أبرز النتائج
			- تحت 11 عامًا: لقب الفردي لنادي الواحة.
			- تحت 13 عامًا: لقب الفردي لنادي السروات.
			- تحت 15 عامًا: لقب الفرق لنادي النسيم.
			وقال مدير البطولة إن أجمل ما فيها أن كثيرًا من المشاركين حملوا المضرب لأول مرة قبل عام واحد فقط.`,
		},
		en: {
			title: "National age-group championship sets a record for entries",
			excerpt: "More than six hundred boys and girls from thirteen regions played for four days in Al-Ahsa.",
			body: `
			The national age-group championship ended in Al-Ahsa with more than six hundred boys and girls from thirteen regions, the largest field since the event began.
			Play went on from morning to evening on twenty-four tables, umpired by young officials who passed the federation's course this year.
			## Results
			- Under 11: singles title to Al-Waha.
			- Under 13: singles title to Al-Sarawat.
			- Under 15: team title to Al-Naseem.
			The best of it, the tournament director said, is that many of the players held a bat for the first time only a year ago.`,
		},
	},
	{
		category: "tournaments",
		scene: "women",
		daysAgo: 37,
		ar: {
			title: "انطلاق الدوري الممتاز للسيدات بستة أندية",
			excerpt: "موسم أول بنظام الدوري الكامل بعد عامين من بطولات التجمع.",
			body: `
			انطلق الدوري الممتاز للسيدات بمشاركة ستة أندية تلعب بنظام الذهاب والإياب لأول مرة، بعد عامين كانت المسابقة تُقام فيهما بنظام التجمع.
			وخصص الاتحاد حافلات لنقل الفرق ودعمًا لاستئجار الصالات، وفتح باب التسجيل لحكمات جدد في مناطق الأندية المشاركة.
			> كنا ننتظر بطولة كل ثلاثة أشهر. اليوم عندنا مباراة كل أسبوع، وهذا يغير كل شيء.
			تُنقل المباراة الأبرز من كل جولة مباشرة على حسابات الاتحاد.`,
		},
		en: {
			title: "Women's Premier League starts with six clubs",
			excerpt: "A first full league season after two years of weekend tournaments.",
			body: `
			The Women's Premier League has started with six clubs, playing home and away for the first time after two years in which the title was decided at weekend tournaments.
			The federation provides coaches for travel and support for hall rents, and opened registration for new women umpires in the clubs' regions.
			> We used to wait three months for a tournament. Now there is a tie every week, and that changes everything.
			The main tie of each round is streamed live on the federation's channels.`,
		},
	},
	{
		category: "tournaments",
		scene: "win",
		daysAgo: 52,
		ar: {
			title: "جولة سادسة بلا خسارة لأصحاب الأرض",
			excerpt: "سبع مباريات وسبعة انتصارات على الأرض: مصادفة نادرة في الدوري الممتاز.",
			body: `
			لم يخسر أي فريق على أرضه في الجولة السادسة من الدوري الممتاز، وهي مصادفة لم تتكرر منذ ثمانية مواسم بحسب سجلات لجنة المسابقات.
			وكان أقرب الضيوف إلى كسر القاعدة نادي البيرق الذي خسر المباراة الفاصلة في الشوط الخامس بعد أن أنقذ ثلاث نقاط للمباراة.
			وتعود الأندية إلى المنافسة السبت المقبل، وفي الجولة مواجهتان بين أندية المراكز الستة الأولى.`,
		},
		en: {
			title: "Round six: not one home defeat",
			excerpt: "Seven ties, seven home wins: a rare coincidence in the Premier League.",
			body: `
			No side lost at home in the sixth round of the Premier League, which had not happened for eight seasons according to the competition records.
			Al-Bayraq came closest to breaking the rule: they lost the deciding rubber in the fifth game after saving three match points.
			The clubs are back next Saturday, with two ties between sides from the top six.`,
		},
	},
	{
		category: "tournaments",
		scene: "doubles",
		daysAgo: 88,
		ar: {
			title: "صافرة البداية: الدوري الممتاز يعود بأربعة عشر ناديًا",
			excerpt: "جدول كامل من دورين ومئة واثنتين وثمانين مباراة، والافتتاح في الرياض.",
			body: `
			يبدأ الدوري الممتاز موسمه الجديد السبت المقبل بمشاركة أربعة عشر ناديًا، يلعب كل منها ست وعشرين مباراة ذهابًا وإيابًا.
			## جديد الموسم
			- تقارير المباريات إلكترونية، وتظهر النتائج في الموقع فور اعتمادها.
			- كرة موحدة لجميع المباريات.
			- بطاقة تعريف لكل لاعب تُفحص قبل المباراة.
			وتُقام مباراة الافتتاح في الرياض بين النخبة والفنار، والدخول مجاني لطلاب المدارس.`,
		},
		en: {
			title: "The Premier League is back with fourteen clubs",
			excerpt: "A full double round of one hundred and eighty-two ties, opening in Riyadh.",
			body: `
			The Premier League starts its new season next Saturday with fourteen clubs, each playing twenty-six ties home and away.
			## New this season
			- Match reports are electronic, and results appear on this site once approved.
			- One ball for all ties.
			- A player card that is checked before play.
			Al-Nokhba and Al-Fanar open the season in Riyadh. Pupils enter free.`,
		},
	},
	{
		category: "tournaments",
		scene: "match",
		daysAgo: 30,
		ar: {
			title: "السروات يعود بفوز ثمين من حائل",
			excerpt: "ثلاثة لاعبين دون العشرين حملوا السروات إلى أول انتصار له على الرمال منذ أربعة مواسم.",
			body: `
			حقق السروات فوزًا ثمينًا على الرمال في حائل، هو الأول له هناك منذ أربعة مواسم، بتشكيلة ضمت ثلاثة لاعبين دون العشرين.
			بدأ المضيف أفضل وتقدم في المباراتين الأوليين، ثم قلب الضيوف النتيجة بعد فوز مثير في مباراة الزوجي كان نقطة التحول.
			وقال مدرب السروات إن فريقه لا ينظر إلى المركز، بل إلى عدد الدقائق التي يلعبها الشباب.`,
		},
	},
];
