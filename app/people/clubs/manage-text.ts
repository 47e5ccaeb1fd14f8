import { defineText, plural } from "../../base/locale/text.ts";

const ties = {
	ar: { one: "مباراة واحدة", two: "مباراتان", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};
const playersLeft = {
	ar: {
		zero: "لا لاعبين في هذا النادي.",
		one: "يبقى لاعب واحد بلا نادٍ.",
		two: "يبقى لاعبان بلا نادٍ.",
		few: "يبقى # لاعبين بلا نادٍ.",
		many: "يبقى # لاعبًا بلا نادٍ.",
		other: "يبقى # لاعب بلا نادٍ.",
	},
	en: { one: "# player will be without a club.", other: "# players will be without a club." },
};

const articlesLeft = {
	ar: {
		zero: "لا مقالات عن هذا النادي.",
		one: "يبقى مقال واحد عنه، دون رابط إلى النادي.",
		two: "يبقى مقالان عنه، دون رابط إلى النادي.",
		few: "تبقى # مقالات عنه، دون رابط إلى النادي.",
		many: "يبقى # مقالًا عنه، دون رابط إلى النادي.",
		other: "يبقى # مقال عنه، دون رابط إلى النادي.",
	},
	en: {
		one: "# article about it stays, without its link to the club.",
		other: "# articles about it stay, without their link to the club.",
	},
};

const clubs = {
	ar: { zero: "لا أندية", one: "نادٍ واحد", two: "ناديان", few: "# أندية", many: "# ناديًا", other: "# نادٍ" },
	en: { one: "# club", other: "# clubs" },
};

const players = {
	ar: { zero: "لا لاعبين", one: "لاعب واحد", two: "لاعبان", few: "# لاعبين", many: "# لاعبًا", other: "# لاعب" },
	en: { one: "# player", other: "# players" },
};

export const manageClubsText = defineText({
	// Clubs
	addClub: { ar: "أضف ناديًا", en: "Add club" },
	editClub: { ar: "تعديل نادٍ", en: "Edit club" },
	totalClubs: {
		ar: (count: number) => plural("ar", count, clubs.ar),
		en: (count: number) => plural("en", count, clubs.en),
	},
	noClubs: { ar: "لا أندية بعد", en: "No clubs yet" },
	noClubsText: { ar: "أضف أول نادٍ، أو استورد الأندية من ملف.", en: "Add the first one, or import them from a file." },
	name: { ar: "الاسم بالإنجليزية", en: "Name in English" },
	name_ar: { ar: "الاسم بالعربية", en: "Name in Arabic" },
	colour: { ar: "لون النادي", en: "Club colour" },
	colourHint: {
		ar: "مثل ⁦#10457a⁩. تلبسه صفحة النادي ويحيط بشعاره. بلا لون تبقى ألوان الاتحاد.",
		en: "Such as #10457a. The club's page wears it, and its crest has it as a ring. Without one it has the federation's colours.",
	},
	pickColour: { ar: "اختر اللون", en: "Pick the colour" },
	logo_url: { ar: "الشعار", en: "Logo" },
	region: { ar: "المنطقة بالإنجليزية", en: "Region in English" },
	region_ar: { ar: "المنطقة بالعربية", en: "Region in Arabic" },
	division: { ar: "الدرجة بالإنجليزية", en: "Division in English" },
	division_ar: { ar: "الدرجة بالعربية", en: "Division in Arabic" },
	coach_name: { ar: "المدرب بالإنجليزية", en: "Coach in English" },
	coach_name_ar: { ar: "المدرب بالعربية", en: "Coach in Arabic" },
	admin_name: { ar: "إداري النادي بالإنجليزية", en: "Club secretary in English" },
	admin_name_ar: { ar: "إداري النادي بالعربية", en: "Club secretary in Arabic" },
	contact_number: { ar: "رقم التواصل", en: "Contact number" },
	founded_year: { ar: "سنة التأسيس", en: "Founded in" },
	founded: { ar: (year: number) => `تأسس عام ${year}`, en: (year: number) => `Founded ${year}` },
	sortName: { ar: "الاسم", en: "Name" },
	sortFounded: { ar: "التأسيس", en: "Founded" },
	sortBy: { ar: "الترتيب", en: "Order" },
	hasTies: {
		ar: (count: number) => `لا يمكن حذف هذا النادي: له ${plural("ar", count, ties.ar)} في السجل.`,
		en: (count: number) => `This club cannot be deleted: it has ${plural("en", count, ties.en)} on record.`,
	},
	playersLeft: {
		ar: (count: number) => plural("ar", count, playersLeft.ar),
		en: (count: number) => plural("en", count, playersLeft.en),
	},
	articlesLeft: {
		ar: (count: number) => plural("ar", count, articlesLeft.ar),
		en: (count: number) => plural("en", count, articlesLeft.en),
	},
	comma: { ar: "، ", en: ", " },
	entriesGone: {
		ar: (groups: string) => `تُحذف مشاركات فرقه، وليس فيها مباراة: ${groups}`,
		en: (groups: string) => `The entries of its teams, none with a match, are deleted: ${groups}`,
	},
	pageGone: {
		ar: "تُحذف صفحته وشعاره وتقويم مبارياته.",
		en: "Its page, crest and calendar of matches are deleted.",
	},
	// Players
	addPlayer: { ar: "أضف لاعبًا", en: "Add player" },
	editPlayer: { ar: "تعديل لاعب", en: "Edit player" },
	totalPlayers: {
		ar: (count: number) => plural("ar", count, players.ar),
		en: (count: number) => plural("en", count, players.en),
	},
	noPlayers: { ar: "لا لاعبين بعد", en: "No players yet" },
	noPlayersText: {
		ar: "أضف أول لاعب، أو ارفع صور اللاعبين في ملف مضغوط، أو استورد القائمة من ملف.",
		en: "Add the first one, upload photos in a zip file, or import the list from a file.",
	},
	player: { ar: "اللاعب", en: "Player" },
	nationality: { ar: "الجنسية", en: "Nationality" },
	ranking: { ar: "التصنيف الوطني", en: "National ranking" },
	licence_no: { ar: "رقم الرخصة", en: "Licence number" },
	licenceHint: { ar: "لا يُنشر.", en: "It is not published." },
	sex: { ar: "الجنس", en: "Sex" },
	sexHint: {
		ar: "تحدد القائمة التي يُعرض لها: منتخب الرجال أو السيدات. لا تُنشر.",
		en: "Decides whether the player is offered for the men's or the women's team. Not published.",
	},
	male: { ar: "ذكر", en: "Male" },
	female: { ar: "أنثى", en: "Female" },
	notRecorded: { ar: "غير مسجّل", en: "Not recorded" },
	photo_url: { ar: "الصورة", en: "Photo" },
	number: { ar: "الرقم", en: "No." },
	show: { ar: "العرض", en: "Show" },
	allPlayers: { ar: "كل اللاعبين", en: "All players" },
	incomplete: { ar: "بيانات ناقصة", en: "To complete" },
	noArabicName: { ar: "الاسم بالعربية ناقص", en: "Arabic name missing" },
	noEnglishName: { ar: "الاسم بالإنجليزية ناقص", en: "English name missing" },
	team_id: { ar: "النادي", en: "Club" },
	noClub: { ar: "بلا نادٍ", en: "No club" },
	allClubs: { ar: "كل الأندية", en: "All clubs" },
	position: { ar: "أسلوب اللعب بالإنجليزية", en: "Style of play in English" },
	position_ar: { ar: "أسلوب اللعب بالعربية", en: "Style of play in Arabic" },
	bio: { ar: "نبذة بالإنجليزية", en: "About, in English" },
	bio_ar: { ar: "نبذة بالعربية", en: "About, in Arabic" },
});
