import type { Locale } from "../../base/locale/locale.ts";
import { defineText, plural } from "../../base/locale/text.ts";

const english = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (n: number) => `${n}${endings[english.select(n)] ?? "th"}`;

export const clubsText = defineText({
	title: { ar: "الأندية", en: "Clubs" },
	lead: {
		ar: "ابحث عن ناديك، أو عن نادٍ تبدأ فيه اللعب.",
		en: "Find your club, or one where you can start to play.",
	},
	description: {
		ar: "أندية كرة الطاولة حسب الدرجة والمنطقة: صالاتها ومواعيد تدريبها ولاعبوها ونتائجها.",
		en: "Table tennis clubs by division and region: halls, training times, players and results.",
	},
	search: { ar: "النادي أو المدينة أو الصالة", en: "Club, town or hall" },
	region: { ar: "المنطقة", en: "Region" },
	allRegions: { ar: "كل المناطق", en: "All regions" },
	playing: { ar: "الفئة", en: "Class" },
	allClasses: { ar: "كل الفئات", en: "All classes" },
	apply: { ar: "تصفية", en: "Filter" },
	takesNewcomers: { ar: "يرحّب بلاعبين جدد", en: "Open to newcomers" },
	noneMatch: { ar: "لا أندية تطابق بحثك", en: "No clubs found with these filters" },
	noneMatchText: {
		ar: "جرّب كلمة أقصر، أو كل المناطق والفئات.",
		en: "Try a shorter word, or all regions and classes.",
	},
	reset: { ar: "اعرض كل الأندية", en: "Show all clubs" },
	onMap: { ar: "الأندية على الخريطة", en: "Clubs on the map" },
	empty: { ar: "لا توجد أندية مسجلة", en: "No clubs recorded" },
	notFound: { ar: "النادي غير موجود", en: "Team not found" },
	notFoundText: {
		ar: "النادي المطلوب غير موجود أو أُزيل",
		en: "The requested team does not exist or has been removed",
	},
	backToClubs: { ar: "العودة إلى الأندية", en: "Back to the clubs" },
	clubDescription: {
		ar: (name: string, region: string) =>
			`نادي ${name} (${region}): صالته ومواعيد تدريبه ولاعبوه ومبارياته ونتائجه في كرة الطاولة.`,
		en: (name: string, region: string) =>
			`${name} (${region}): hall, training times, players, fixtures and results in table tennis.`,
	},
	founded: { ar: (year: number) => `تأسس عام ${year}`, en: (year: number) => `Founded ${year}` },
	coach: { ar: "المدرب", en: "Coach" },
	administrator: { ar: "إداري النادي", en: "Club secretary" },
	position: {
		ar: (rank: number, of: number) => `المركز ${rank} من ${of} في الدوري`,
		en: (rank: number, of: number) => `${ordinal(rank)} of ${of} in the league`,
	},
	squads: { ar: (season: string) => `فرق النادي في موسم ${season}`, en: (season: string) => `Teams in ${season}` },
	place: {
		ar: (rank: number, of: number) => `المركز ${rank} من ${of}`,
		en: (rank: number, of: number) => `${ordinal(rank)} of ${of}`,
	},
	roster: { ar: (count: string) => `قائمة الفريق: ${count}`, en: (count: string) => `Roster: ${count}` },
	squadCalendar: { ar: "تقويم الفريق", en: "Team calendar" },
	nextTies: { ar: "المباريات القادمة", en: "Upcoming matches" },
	noNextTies: { ar: "لا مباريات قادمة في جدول هذا الموسم", en: "No more fixtures this season" },
	atHome: { ar: "على أرضه", en: "Home" },
	away: { ar: "خارج أرضه", en: "Away" },
	visit: { ar: "زيارة النادي والتدريب", en: "Visit and train" },
	newcomers: { ar: "للاعبين الجدد", en: "Newcomers" },
	training: { ar: "مواعيد التدريب", en: "Training times" },
	ageGroups: { ar: "الفئات العمرية", en: "Age groups" },
	hall: { ar: "الصالة", en: "Hall" },
	contact: { ar: "التواصل", en: "Contact" },
	links: { ar: "على الشبكة", en: "Online" },
	hallOnMap: {
		ar: (name: string) => `صالة نادي ${name} على الخريطة`,
		en: (name: string) => `The hall of ${name} on the map`,
	},
	lastTies: { ar: "آخر النتائج", en: "Recent results" },
	noTies: { ar: "لا توجد مباريات منتهية لهذا النادي", en: "No completed matches for this team" },
	players: { ar: "اللاعبون", en: "Players" },
	news: { ar: "أخبار النادي", en: "News of the club" },
	noPlayers: { ar: "لا يوجد لاعبون مسجلون لهذا النادي حاليًا", en: "No players registered for this team currently" },
	ranking: { ar: "التصنيف الوطني", en: "National ranking" },
	nationality: { ar: "الجنسية", en: "Nationality" },
	win: { ar: "فوز", en: "Win" },
	draw: { ar: "تعادل", en: "Draw" },
	loss: { ar: "خسارة", en: "Loss" },
	calendar: { ar: "أضف مباريات النادي إلى تقويمك", en: "Add the club's matches to your calendar" },
	formerly: { ar: "سابقًا:", en: "Formerly" },
	untilYear: { ar: (year: string) => `حتى ${year}`, en: (year: string) => `until ${year}` },
	allTies: { ar: "كل مباريات النادي", en: "All matches of the club" },
});

const players = {
	ar: { zero: "لا لاعبين", one: "لاعب واحد", two: "لاعبان", few: "# لاعبين", many: "# لاعبًا", other: "# لاعب" },
	en: { one: "# player", other: "# players" },
};
export const playerCount = (locale: Locale, count: number) => plural(locale, count, players[locale]);

const women = {
	ar: { zero: "لا لاعبات", one: "لاعبة واحدة", two: "لاعبتان", few: "# لاعبات", many: "# لاعبة", other: "# لاعبة" },
	en: players.en,
};
/** The same for women: Arabic counts them in other words. */
export const womenCount = (locale: Locale, count: number) => plural(locale, count, women[locale]);

const clubs = {
	ar: { zero: "لا أندية", one: "نادٍ واحد", two: "ناديان", few: "# أندية", many: "# ناديًا", other: "# نادٍ" },
	en: { one: "# club", other: "# clubs" },
};
export const clubCount = (locale: Locale, count: number) => plural(locale, count, clubs[locale]);
