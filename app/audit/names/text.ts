import type { Locale } from "../../base/locale/locale.ts";
import { defineText } from "../../base/locale/text.ts";
import { leagueKindText } from "./league-kind-text.ts";

/** Kinds of things that the audit log is about, and the words of its details. */
export const namesText = defineText({
	account: { ar: "حساب", en: "Account" },
	team: { ar: "نادٍ", en: "Club" },
	player: { ar: "لاعب", en: "Player" },
	match: { ar: "مباراة", en: "Match" },
	"national-team": { ar: "منتخب", en: "National team" },
	article: { ar: "مقال", en: "Article" },
	"answer-template": { ar: "قالب رد", en: "Answer template" },
	message: { ar: "رسالة", en: "Message" },
	settings: { ar: "الإعدادات", en: "Settings" },
	import: { ar: "استيراد", en: "Import" },
	"photo-archive": { ar: "ملف صور", en: "Archive of photos" },
	"bulk-run": { ar: "عمل على الصور", en: "Work on photos" },
	list: { ar: "قائمة", en: "List" },
	job: { ar: "مهمة", en: "Task" },
	"access-link": { ar: "رابط دخول", en: "Access link" },
	hold: { ar: "تعليق حذف", en: "Hold" },
	case: { ar: "شكوى", en: "Case" },
	complainant: { ar: "مقدّم شكوى", en: "Complainant" },
	goneAccount: { ar: "حساب لم يعد موجودًا", en: "An account that no longer exists" },
	gone: { ar: "لم يعد موجودًا", en: "No longer exists" },
	accessLinkFor: { ar: (name: string) => `لحساب ${name}`, en: (name: string) => `for ${name}` },
	none: { ar: "فارغ", en: "empty" },
	yes: { ar: "نعم", en: "yes" },
	no: { ar: "لا", en: "no" },
	and: { ar: "، ", en: ", " },
	otherFields: { ar: "حقول أخرى تغيّرت", en: "Other fields changed" },
	added: { ar: "أُضيف", en: "Added" },
	removed: { ar: "حُذف", en: "Removed" },
	changedEntries: { ar: "عُدّل", en: "Changed" },
	status: { ar: "الحالة", en: "Status" },
	priority: { ar: "الأولوية", en: "Priority" },
	dispute_type: { ar: "نوع النزاع", en: "Dispute type" },
	roles: { ar: "الصلاحيات", en: "Roles" },
	role: { ar: "الصلاحية", en: "Role" },
	state: { ar: "الحالة", en: "Status" },
	name: { ar: "الاسم", en: "Name" },
	scopes: { ar: "يفتح", en: "Opens" },
	moved_to: { ar: "نُقلت إلى", en: "Moved to" },
	articles: { ar: "عدد المقالات", en: "Articles" },
	category: { ar: "تصنيف", en: "Category" },
	rows: { ar: "عدد الأسطر", en: "Rows" },
	count: { ar: "العدد", en: "Number" },
	created: { ar: "أُنشئ", en: "Created" },
	updated: { ar: "عُدّل", en: "Updated" },
	undone: { ar: "أُعيد كما كان", en: "Taken back" },
	kept: { ar: "بقي كما هو", en: "Left as it is" },
	cases: { ar: "الشكاوى", en: "Cases" },
	kind: { ar: "النوع", en: "Kind" },
	version: { ar: "النسخة", en: "Version" },
	language: { ar: "اللغة", en: "Language" },
	recipients: { ar: "المستلمون", en: "Recipients" },
	ar: { ar: "العربية", en: "Arabic" },
	en: { ar: "الإنجليزية", en: "English" },
});

/** The words of `namesText`, and kinds of things of the league. */
export const kindText = (locale: Locale) => ({ ...namesText(locale), ...leagueKindText(locale) });

const kinds = [
	"account",
	"team",
	"player",
	"match",
	"national-team",
	"article",
	"message",
	"settings",
	"import",
] as const;
const more = [
	"category",
	"competition",
	"group",
	"entry",
	"adjustment",
	"season-copy",
	"lot",
	"venue",
	"round",
	"squad",
	"photo-archive",
	"bulk-run",
	"list",
	"job",
	"access-link",
	"hold",
	"answer-template",
] as const;

/** The kinds that the log can be read by. */
export const recordKinds = (locale: Locale) =>
	[...kinds, ...more].map((value) => ({ value, label: kindText(locale)[value] }));
