import { defineText, plural } from "../../base/locale/text.ts";

const closures = {
	ar: {
		one: "فترة إغلاق واحدة",
		two: "فترتا إغلاق",
		few: "# فترات إغلاق",
		many: "# فترة إغلاق",
		other: "# فترة إغلاق",
	},
	en: { one: "# closure ahead", other: "# closures ahead" },
};
const tables = {
	ar: { one: "طاولة واحدة", two: "طاولتان", few: "# طاولات", many: "# طاولة", other: "# طاولة" },
	en: { one: "# table", other: "# tables" },
};
const ties = {
	ar: {
		zero: "لا مباريات فيها.",
		one: "تبقى مباراة واحدة بلا صالة.",
		two: "تبقى مباراتان بلا صالة.",
		few: "تبقى # مباريات بلا صالة.",
		many: "تبقى # مباراة بلا صالة.",
		other: "تبقى # مباراة بلا صالة.",
	},
	en: {
		zero: "No match is planned or was played there.",
		one: "One match is then without a venue.",
		other: "# matches are then without a venue.",
	},
};
const squads = {
	ar: {
		zero: "ليست الصالة الأساسية لأي فريق.",
		one: "فريق واحد يفقد صالته الأساسية.",
		two: "فريقان يفقدان صالتهما الأساسية.",
		few: "# فرق تفقد صالتها الأساسية.",
		many: "# فريقًا يفقد صالته الأساسية.",
		other: "# فريق يفقد صالته الأساسية.",
	},
	en: {
		zero: "It is the home of no team.",
		one: "One team then has no home venue.",
		other: "# teams then have no home venue.",
	},
};

/** Halls in which ties are played, as staff keep them. */
export const venuesText = defineText({
	title: { ar: "الصالات", en: "Venues" },
	lead: {
		ar: "الصالات التي تُقام فيها المباريات، بهذا الترتيب في القوائم. لا تُحجز صالة في أيام إغلاقها.",
		en: "The halls in which matches are played, in this order in lists. Nothing is planned there on days of closure.",
	},
	none: { ar: "لا صالات بعد", en: "No venues yet" },
	add: { ar: "أضف صالة", en: "Add venue" },
	edit: { ar: "تعديل صالة", en: "Edit venue" },
	name_ar: { ar: "الاسم بالعربية", en: "Name in Arabic" },
	name: { ar: "الاسم بالإنجليزية", en: "Name in English" },
	club_id: { ar: "النادي", en: "Club" },
	noClub: { ar: "ليست لنادٍ بعينه", en: "Of no club" },
	address_ar: { ar: "العنوان بالعربية", en: "Address in Arabic" },
	address: { ar: "العنوان بالإنجليزية", en: "Address in English" },
	location: { ar: "موقعها على الخريطة", en: "Place on the map" },
	locationHint: {
		ar: "خط العرض ثم خط الطول كما تنسخهما من الخريطة: 24.7136, 46.6753",
		en: "Latitude and longitude, as copied from a map: 24.7136, 46.6753",
	},
	tables: { ar: "عدد الطاولات", en: "Number of tables" },
	tableCount: {
		ar: (count: number) => plural("ar", count, tables.ar),
		en: (count: number) => plural("en", count, tables.en),
	},
	closures: { ar: "أيام الإغلاق", en: "Closures" },
	closuresOf: { ar: (venue: string) => `أيام إغلاق ${venue}`, en: (venue: string) => `Closures of ${venue}` },
	closureCount: {
		ar: (count: number) => plural("ar", count, closures.ar),
		en: (count: number) => plural("en", count, closures.en),
	},
	noClosures: { ar: "لا أيام إغلاق مسجلة.", en: "No closures are planned." },
	from_on: { ar: "من يوم", en: "From" },
	until_on: { ar: "إلى يوم", en: "Until" },
	untilHint: { ar: "اتركه فارغًا ليوم واحد.", en: "Leave it empty for one day." },
	reason_ar: { ar: "السبب بالعربية", en: "Reason in Arabic" },
	reason: { ar: "السبب بالإنجليزية", en: "Reason in English" },
	addClosure: { ar: "أضف إغلاقًا", en: "Add closure" },
	remove: { ar: "أزل", en: "Remove" },
	tiesThere: {
		ar: (count: number) => plural("ar", count, ties.ar),
		en: (count: number) => plural("en", count, ties.en),
	},
	squadsThere: {
		ar: (count: number) => plural("ar", count, squads.ar),
		en: (count: number) => plural("en", count, squads.en),
	},
	closuresGone: { ar: "تُحذف معها أيام إغلاقها.", en: "Its closures are deleted with it." },
});
