import { defineText, plural } from "../../base/locale/text.ts";

// After a verbal noun, so in the genitive; English says the specified words for every number.
const photos = { one: "صورة واحدة", two: "صورتين", few: "# صور", many: "# صورة", other: "# صورة" };
const players = { one: "لاعب واحد", two: "لاعبَين", few: "# لاعبين", many: "# لاعبًا", other: "# لاعب" };
const mistakes = { one: "خطأ واحد", two: "خطأين", few: "# أخطاء", many: "# خطأ", other: "# خطأ" };

/** Texts of the bulk panels; the fixed ones as specified (docs/rules/site.md#fixed-texts). */
export const bulkText = defineText({
	heading: { ar: "صور اللاعبين", en: "Player photos" },
	idle: { ar: "لم يبدأ", en: "Idle" },
	processing: { ar: "جارٍ العمل", en: "Processing" },
	complete: { ar: "اكتمل", en: "Complete" },
	error: { ar: "خطأ", en: "Error" },
	progress: {
		ar: (done: number, total: number) => `${done} من ${total}`,
		en: (done: number, total: number) => `${done} of ${total}`,
	},
	details: { ar: "التفاصيل", en: "Details" },
	refresh: { ar: "حدّث الحالة", en: "Refresh" },
	running: {
		ar: "العمل جارٍ على الخادم. يمكنك إغلاق الصفحة والعودة لاحقًا.",
		en: "The server is working. You can close this page and come back later.",
	},
	failed: {
		ar: "توقف العمل بسبب خطأ لدينا. ابدأه من جديد، وسيكمل ما بقي.",
		en: "The work stopped because of an error on our side. Start it again: it continues with what is left.",
	},
	// Local photos
	localTitle: { ar: "نقل الصور المحلية", en: "Move local photos" },
	localText: {
		ar: "الصور التي يبدأ عنوانها بـ / تُنقل إلى المخزن تلقائيًا عند فتح هذه الصفحة.",
		en: "Photos whose address starts with / are moved to storage automatically when this page opens.",
	},
	nothingLocal: { ar: "لا صور محلية تحتاج إلى نقل", en: "No local photos to move" },
	// Remote photos
	remoteTitle: { ar: "نقل الصور إلى المخزن", en: "Migrate photos to storage" },
	remoteText: {
		ar: "الصور المحفوظة في مواقع أخرى تُجلب وتُحفظ هنا. تُقبل العناوين العامة فقط.",
		en: "Photos kept on other sites are fetched and stored here. Public addresses only.",
	},
	remoteButton: { ar: "انقل الصور", en: "Migrate photos" },
	noPlayersWithPhotos: { ar: "لا يوجد لاعبون بصور", en: "No players with photos found" },
	migrated: {
		ar: (count: number) => `تم نقل ${plural("ar", count, photos)} من صور اللاعبين بنجاح`,
		en: (count: number) => `Successfully migrated ${count} player photos`,
	},
	notMigrated: {
		ar: (count: number) => `فشل نقل ${plural("ar", count, photos)}`,
		en: (count: number) => `Failed to migrate ${count} photos`,
	},
	migrationComplete: { ar: "اكتمل النقل", en: "Migration complete" },
	migrationFailed: { ar: "فشل نقل صور اللاعبين", en: "Failed to migrate player photos" },
	invalidUrl: { ar: "عنوان الصورة غير صالح", en: "Invalid photo URL" },
	fetchFailed: { ar: "فشل جلب الصورة", en: "Failed to fetch image" },
	uploadFailed: { ar: "فشل الرفع", en: "Upload failed" },
	databaseFailed: { ar: "فشل تحديث قاعدة البيانات", en: "Database update failed" },
	// Preset
	presetTitle: { ar: "صور لاعبين جاهزة", en: "Preset player photos" },
	presetText: {
		ar: "ثماني صور للاعبين من ناديين. من لم يُسجّل منهم بعد يُضاف إلى ناديه.",
		en: "Eight photos for players of two clubs. Players not yet registered are added to their club.",
	},
	presetButton: { ar: "أضف الصور الثماني", en: "Add the eight photos" },
	processed: {
		ar: (count: number) => `تمت معالجة ${plural("ar", count, players)} بنجاح!`,
		en: (count: number) => `Successfully processed ${count} players!`,
	},
	processedWithErrors: {
		ar: (count: number, errors: number) =>
			`تمت معالجة ${plural("ar", count, players)} مع ${plural("ar", errors, mistakes)}`,
		en: (count: number, errors: number) => `Processed ${count} players with ${errors} errors`,
	},
	unknownClub: { ar: "هذا النادي غير مسجل", en: "This club is not registered" },
	imagesFailed: { ar: "فشلت معالجة صور اللاعبين", en: "Failed to process player images" },
	entry: { ar: "الملف", en: "File" },
	outcome: { ar: "النتيجة", en: "Outcome" },
	created: { ar: "أُنشئ", en: "Created" },
	updated: { ar: "حُدّث", en: "Updated" },
	"not-an-image": { ar: "ليس صورة", en: "Not an image" },
	outcomeFailed: { ar: "فشل", en: "Failed" },
	notAnImageText: { ar: "المحتوى ليس صورة نقبلها", en: "The content is not an image we accept" },
	tooLarge: { ar: "أكبر من المسموح به", en: "Larger than allowed" },
});
