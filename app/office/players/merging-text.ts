import { defineText, plural } from "../../base/locale/text.ts";

const pairs = {
	ar: {
		zero: "لا سجلات متشابهة",
		one: "سجلان متشابهان",
		two: "زوجان من السجلات",
		few: "# أزواج من السجلات",
		many: "# زوجًا من السجلات",
		other: "# زوج من السجلات",
	},
	en: { one: "# pair of records", other: "# pairs of records" },
};

/** Records of one player that are merged. */
export const mergingText = defineText({
	title: { ar: "لاعبون مكررون", en: "Duplicate players" },
	lead: {
		ar: "سجلات قد تكون للاعب واحد: لها اسم واحد كيفما كُتب. تأتي أولًا سجلات النادي الواحد وسنة الميلاد الواحدة.",
		en: "Records that may be one player: they share a name, however it is spelled. Those of one club or one birth year come first.",
	},
	total: {
		ar: (count: number) => plural("ar", count, pairs.ar),
		en: (count: number) => plural("en", count, pairs.en),
	},
	none: { ar: "لا سجلات مكررة", en: "No duplicates found" },
	noneText: { ar: "لا يتشابه اسمان في السجل.", en: "No two records share a name." },
	sameClub: { ar: "النادي نفسه", en: "Same club" },
	sameYear: { ar: "سنة الميلاد نفسها", en: "Same birth year" },
	compare: { ar: "قارن", en: "Compare" },
	apart: { ar: "ليسا لاعبًا واحدًا", en: "Not the same player" },
	noClub: { ar: "بلا نادٍ", en: "No club" },
	mergeTitle: { ar: "دمج سجلين", en: "Merge two records" },
	mergeLead: {
		ar: "اختر السجل الذي يبقى، وما يُؤخذ في كل خانة. ينتقل إليه كل ما يخص الآخر، ويبقى البحث يجده باسمه، ويقود عنوانه القديم إلى السجل الباقي. يمكن التراجع ما لم يتغير شيء بعده.",
		en: "Choose the record that stays, and each of its fields. All that names the other one moves to it; its name still finds it, and its address leads here. You can undo this as long as nothing changes afterwards.",
	},
	keep: { ar: "السجل الباقي", en: "The record that stays" },
	record: { ar: (id: number) => `السجل ${id}`, en: (id: number) => `Record ${id}` },
	field: { ar: "الخانة", en: "Field" },
	moves: { ar: "ما يخص كل سجل", en: "What names each record" },
	rubbers: { ar: "مباريات لعبها", en: "Rubbers played" },
	stints: { ar: "فترات مع الأندية", en: "Stints" },
	licences: { ar: "الرخص", en: "Licences" },
	rosters: { ar: "قوائم الفرق", en: "Rosters" },
	squads: { ar: "المنتخبات", en: "National teams" },
	ids: { ar: "أرقامه في أنظمة أخرى", en: "IDs in other systems" },
	born: { ar: "سنة الميلاد", en: "Birth year" },
	empty: { ar: "فارغ", en: "Empty" },
	hasPhoto: { ar: "صورة", en: "A photo" },
	merge: { ar: "ادمج السجلين", en: "Merge the records" },
	merges: { ar: "آخر ما دُمج", en: "Last merges" },
	mergedInto: { ar: (into: string) => `دُمج في ${into}`, en: (into: string) => `merged into ${into}` },
	undo: { ar: "تراجع", en: "Undo" },
	mergeGone: {
		ar: "أحد السجلين لم يعد موجودًا: ربما دمجه شخص آخر.",
		en: "One of the records is gone: another person may have merged it.",
	},
	mergeChanged: {
		ar: "تغيّر أحد السجلين بعد عرضه. راجعه ثم ادمج.",
		en: "One of the records changed after it was shown. Look again, then merge.",
	},
	mergeSameTie: {
		ar: "سُمّي الاثنان في لقاء واحد، فهما لاعبان.",
		en: "Both were named for one match, so they are two players.",
	},
	undoGone: { ar: "لا يمكن التراجع عن هذا الدمج بعد الآن.", en: "This merge can no longer be undone." },
	undoLater: {
		ar: "دُمج السجل الباقي أو حُذف بعد ذلك. تراجع عن ذلك أولًا.",
		en: "The record that stayed was merged or deleted later. Undo that first.",
	},
	undoChanged: {
		ar: "تغيّر السجل أو بعض ما انتقل إليه بعد الدمج، فلا تراجع.",
		en: "The record, or something that moved to it, changed after the merge, so it cannot be undone.",
	},
});
