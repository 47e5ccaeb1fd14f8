/**
 * The federation: the one place for its name, addresses, figures and story, in both languages.
 * Another federation starts by editing this file. Labels of pages are in the domains' `text.ts`.
 */
export const site = {
	name: { ar: "الاتحاد الوطني لكرة الطاولة", en: "National Table Tennis Federation" },
	shortName: { ar: "اتحاد الطاولة", en: "Table Tennis" },
	tagline: { ar: "نصنع الأبطال", en: "We Make Champions" },
	description: {
		ar: "الموقع الرسمي للاتحاد الوطني لكرة الطاولة: الأخبار وجدول الدوري والمباريات والأندية والمنتخبات الوطنية.",
		en: "The official site of the National Table Tennis Federation: news, league table, matches, clubs and national teams.",
	},
	/** The season that the league table and the ties show. */
	season: "2025/2026",
	league: { ar: "الدوري الممتاز لكرة الطاولة", en: "Table Tennis Premier League" },
	phone: "+966 11 555 0142",
	email: "info@nttf.example",
	socials: [
		{ name: { ar: "منصة إكس", en: "X" }, url: "https://x.com/nttf_example", icon: "x" as const },
		{
			name: { ar: "إنستغرام", en: "Instagram" },
			url: "https://www.instagram.com/nttf_example",
			icon: "camera" as const,
		},
	],
	city: { ar: "الرياض، المملكة العربية السعودية", en: "Riyadh, Saudi Arabia" },
	address: {
		ar: "مجمع الأمير فيصل الأولمبي، طريق الملك فهد، الرياض 12271",
		en: "Prince Faisal Olympic Complex, King Fahd Road, Riyadh 12271",
	},
	country: "SA",
	position: { latitude: 24.7896, longitude: 46.6523 },
	/** Sunday to Thursday (docs/rules/site.md#contact). */
	hours: {
		ar: "من الأحد إلى الخميس، من 8 صباحًا إلى 5 مساءً",
		en: "Sunday to Thursday, 8 AM to 5 PM",
	},
	openingHours: "Su-Th 08:00-17:00",
	founded: 1956,
	stats: { members: 4733, clubs: 186, years: 68 },
	about: {
		ar: "يشرف الاتحاد على كرة الطاولة في المملكة منذ عام 1956: ينظم المسابقات، ويعتمد الأندية والمدربين والحكام، ويرعى الموهوبين من أول مضرب في المدرسة حتى منصات التتويج.",
		en: "The federation has governed table tennis in the Kingdom since 1956. It runs the competitions, licenses clubs, coaches and referees, and looks after talent from the first bat at school to the podium.",
	},
	vision: {
		ar: "أن تكون كرة الطاولة رياضة كل بيت، وأن يكون لاعبونا منافسين دائمين على منصات آسيا والعالم.",
		en: "Table tennis in every home, and our players regular contenders on the podiums of Asia and the world.",
	},
	mission: {
		ar: "نكتشف المواهب مبكرًا، ونؤهل المدربين والحكام، وننظم مسابقات عادلة على مدار العام، ونفتح اللعبة للجميع رجالًا ونساءً وذوي إعاقة.",
		en: "We find talent early, train coaches and referees, run fair competitions all year round, and open the game to everyone: men, women and people with disabilities.",
	},
	values: [
		{
			name: { ar: "الغاية", en: "Purpose" },
			text: { ar: "كل قرار نتخذه يخدم اللاعب واللعبة.", en: "Every decision serves the player and the game." },
		},
		{
			name: { ar: "الشغف", en: "Passion" },
			text: { ar: "نحب ما نعمل، ويظهر ذلك في كل بطولة.", en: "We love what we do, and every event shows it." },
		},
		{
			name: { ar: "المثابرة", en: "Persistence" },
			text: { ar: "البطل يصنعه التدريب اليومي لا المصادفة.", en: "Daily practice makes champions; chance does not." },
		},
		{
			name: { ar: "القوة", en: "Power" },
			text: { ar: "قوة في الأداء، ونزاهة في المنافسة.", en: "Strength in play, integrity in competition." },
		},
		{
			name: { ar: "الأداء", en: "Performance" },
			text: { ar: "نقيس ما ننجز ونعلنه للجميع.", en: "We measure what we achieve and publish it." },
		},
	],
	history: [
		{
			year: 1956,
			title: { ar: "التأسيس", en: "Foundation" },
			text: {
				ar: "اجتمع مندوبو تسعة أندية في الرياض وأسسوا الاتحاد، وأقيمت أول بطولة في العام نفسه.",
				en: "Delegates of nine clubs met in Riyadh and founded the federation; the first championship was held the same year.",
			},
		},
		{
			year: 2000,
			title: { ar: "الانطلاق إلى القارة", en: "Onto the continent" },
			text: {
				ar: "شارك المنتخب بفريق كامل في البطولة الآسيوية، وبدأ برنامج مراكز الموهوبين في المناطق.",
				en: "The national team entered the Asian championships with a full squad, and the regional talent centres opened.",
			},
		},
		{
			year: 2030,
			title: { ar: "وجهتنا", en: "Where we are going" },
			text: {
				ar: "عشرة آلاف عضو مسجل، ومركز تدريب في كل منطقة، ولاعبون دائمون بين أفضل مئة في العالم.",
				en: "Ten thousand registered members, a training centre in every region, and players who stay in the world's top hundred.",
			},
		},
	],
	board: [
		{ name: { ar: "خالد بن فهد الدوسري", en: "Khalid Al-Dosari" }, role: { ar: "رئيس الاتحاد", en: "President" } },
		{
			name: { ar: "نورة بنت سعد القحطاني", en: "Noura Al-Qahtani" },
			role: { ar: "نائبة الرئيس", en: "Vice President" },
		},
		{ name: { ar: "ماجد بن علي الحربي", en: "Majed Al-Harbi" }, role: { ar: "الأمين العام", en: "Secretary General" } },
		{
			name: { ar: "سلمان بن ناصر العتيبي", en: "Salman Al-Otaibi" },
			role: { ar: "رئيس لجنة المسابقات", en: "Head of Competitions" },
		},
		{
			name: { ar: "ريم بنت يوسف الغامدي", en: "Reem Al-Ghamdi" },
			role: { ar: "رئيسة لجنة التطوير", en: "Head of Development" },
		},
	],
	achievements: [
		{
			year: 2019,
			text: { ar: "ذهبية الفرق في البطولة الخليجية بالكويت", en: "Team gold at the Gulf championship in Kuwait" },
		},
		{
			year: 2022,
			text: { ar: "برونزية الزوجي المختلط في البطولة العربية", en: "Mixed doubles bronze at the Arab championship" },
		},
		{
			year: 2023,
			text: { ar: "فضية الناشئين في بطولة غرب آسيا", en: "Youth team silver at the West Asian championship" },
		},
		{
			year: 2024,
			text: { ar: "ثلاث ميداليات في دورة الألعاب الخليجية لذوي الإعاقة", en: "Three medals at the Gulf Para Games" },
		},
	],
	/**
	 * Days on which the federation is closed besides Fridays and Saturdays: deadlines pass over them. The feasts follow
	 * the Umm al-Qura calendar; the owner corrects them in the settings when they are announced otherwise.
	 */
	holidays: [
		{ from: "2026-02-22", until: "2026-02-22", name: { ar: "يوم التأسيس", en: "Founding Day" } },
		{ from: "2026-03-19", until: "2026-03-23", name: { ar: "عيد الفطر", en: "Eid al-Fitr" } },
		{ from: "2026-05-26", until: "2026-05-29", name: { ar: "عيد الأضحى", en: "Eid al-Adha" } },
		{ from: "2026-09-23", until: "2026-09-23", name: { ar: "اليوم الوطني", en: "National Day" } },
		{ from: "2027-02-22", until: "2027-02-22", name: { ar: "يوم التأسيس", en: "Founding Day" } },
		{ from: "2027-03-08", until: "2027-03-12", name: { ar: "عيد الفطر", en: "Eid al-Fitr" } },
		{ from: "2027-05-15", until: "2027-05-18", name: { ar: "عيد الأضحى", en: "Eid al-Adha" } },
		{ from: "2027-09-23", until: "2027-09-23", name: { ar: "اليوم الوطني", en: "National Day" } },
		{ from: "2028-02-22", until: "2028-02-22", name: { ar: "يوم التأسيس", en: "Founding Day" } },
		{ from: "2028-02-25", until: "2028-02-29", name: { ar: "عيد الفطر", en: "Eid al-Fitr" } },
		{ from: "2028-05-04", until: "2028-05-07", name: { ar: "عيد الأضحى", en: "Eid al-Adha" } },
		{ from: "2028-09-23", until: "2028-09-23", name: { ar: "اليوم الوطني", en: "National Day" } },
	],
	/** The delivery company whose name the league carries. */
	sponsor: {
		name: { ar: "مرسال للتوصيل", en: "Mersal Delivery" },
		line: { ar: "الراعي الرسمي للدوري الممتاز", en: "Official sponsor of the Premier League" },
		logo: "/partners/mersal.svg",
	},
	partners: [
		{
			name: { ar: "وزارة الرياضة", en: "Ministry of Sport" },
			logo: "/partners/ministry.svg",
			url: "https://ministry.example",
		},
		{
			name: { ar: "قوت للتغذية الرياضية", en: "Qoot Sports Nutrition" },
			logo: "/partners/qoot.svg",
			url: "https://qoot.example",
		},
		{
			name: { ar: "مرسال للتوصيل", en: "Mersal Delivery" },
			logo: "/partners/mersal.svg",
			url: "https://mersal.example",
		},
		{
			name: { ar: "الاتحاد الدولي لكرة الطاولة", en: "International Table Tennis Federation" },
			logo: "/partners/international.svg",
			url: "https://international.example",
		},
		{
			name: { ar: "اللجنة الأولمبية الوطنية", en: "National Olympic Committee" },
			logo: "/partners/olympic.svg",
			url: "https://olympic.example",
		},
		{
			name: { ar: "برنامج الرؤية الوطنية", en: "National Vision Programme" },
			logo: "/partners/vision.svg",
			url: "https://vision.example",
		},
	],
};
