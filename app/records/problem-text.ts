import { defineText } from "../base/locale/text.ts";

/** Problems that fields of records and of the settings can have. */
export const recordProblems = defineText({
	samePicture: { ar: "هذه الصورة في المكتبة", en: "This picture is in the library already" },
	dayBefore: { ar: "لا يسبق اليوم الأخير اليوم الأول", en: "The last day is not before the first" },
	notATime: { ar: "اكتب وقتًا صحيحًا", en: "Enter a valid time" },
	farFromSeason: {
		ar: (first: number, last: number) => `مباريات هذا الموسم بين عامي ${first} و${last}. تحقق من التاريخ أو الموسم`,
		en: (first: number, last: number) =>
			`Matches of this season are played from ${first} to ${last}. Check the date or the season`,
	},
	notASeason: { ar: "اكتب الموسم بهذا الشكل: 2025/2026", en: "Enter the season like this: 2025/2026" },
	bothScores: { ar: "اكتب النتيجتين معًا أو اتركهما فارغتين", en: "Enter both scores, or leave both empty" },
	unknownSeason: {
		ar: "لم يُفتح هذا الموسم بعد. يفتحه المالك من صفحة الإعدادات",
		en: "This season has not been opened yet. The owner opens it under Settings",
	},
	sameTie: {
		ar: "للناديين مباراة أخرى في هذا اليوم. هل هذه مباراة ثانية بينهما؟",
		en: "These clubs already have a match on this day. Is this a second one?",
	},
	noScores: {
		ar: "المباراة منتهية بلا نتيجة، فلن تُحسب في الجدول.",
		en: "The match is completed without a score, so it will not count in the table.",
	},
	unlikelyScore: {
		ar: "النتيجة أعلى من المعتاد في مباراة. هل هي صحيحة؟",
		en: "The score is higher than a match usually has. Is it right?",
	},
	playedAhead: {
		ar: "تاريخ المباراة لم يأتِ بعد، وهي مسجلة منتهية.",
		en: "The match is completed, and its date is still ahead.",
	},
	cancelledTie: {
		ar: "المباراة ملغاة، وحفظ النتيجة يجعلها منتهية.",
		en: "The match is cancelled. With a result it becomes completed.",
	},
	lockedResult: {
		ar: "هذه النتيجة مقفلة. صحّحها مع ذكر السبب من صفحة «بلاغات الفريقين»",
		en: "This result is locked. Correct it with a reason on the page of the teams’ reports",
	},
	lockedTeams: {
		ar: "هذه النتيجة مقفلة. اكتب للجمهور سبب تغيير الفريقين أو المسابقة",
		en: "This result is locked. Say to the public why its teams or its competition change",
	},
	whoLost: { ar: "اختر الغائب أو الخاسر بالقرار", en: "Choose who was absent, or who lost by the decision" },
	wasPlayed: {
		ar: "المباراة لُعبت، فلا غائب فيها. غيّر «كيف انتهت» أو اختر «لا أحد»",
		en: "The match was played, so neither side was absent. Change how it ended, or choose “Neither”",
	},
	phaseOfStatus: { ar: "هذه المرحلة لا توافق الحالة", en: "This phase does not fit the status" },
	notInSeason: { ar: "هذه المسابقة ليست في موسم المباراة", en: "This competition is not of the match's season" },
	unknownVenue: { ar: "هذه الصالة لم تعد مسجلة", en: "This venue is no longer registered" },
	sameVenue: { ar: "توجد صالة بهذا الاسم", en: "There is already a venue with this name" },
	sameRound: { ar: "توجد جولة بهذا الرقم", en: "There is already a round with this number" },
	tiesOfRound: {
		ar: "توجد مباريات في جولة بهذا الرقم، ولا تُضم جولتان إلى واحدة",
		en: "There are matches in a round with this number, and two rounds are not made one",
	},
	tooManyClosures: {
		ar: "سُجلت 100 فترة، وهي الحد الأقصى. أزل ما مضى منها",
		en: "There are 100 closures, the most. Remove those that are over",
	},
	expunges: {
		ar: "نتائج هذا الفريق المسجلة لن تُحسب بعد الحفظ في جدول أي فريق.",
		en: "Once saved, this team's results no longer count in any row of the table.",
	},
	changedLine: {
		ar: "أدخل غيرك نتيجة أخرى لهذه المباراة. راجع النتيجتين ثم احفظ مرة أخرى",
		en: "Another editor has changed this match. Compare, and save again to keep yours",
	},
	resultRemoved: {
		ar: "للمباراة نتيجة، وحفظها فارغة يعيدها إلى انتظار النتيجة.",
		en: "The match has a result. Saved empty, it awaits its result again.",
	},
	absentWon: {
		ar: "النتيجة لصالح الفريق الغائب أو الخاسر بالقرار. هل هي صحيحة؟",
		en: "The score is in favour of the side that was absent or lost by the decision. Is it right?",
	},
	entersSquad: {
		ar: "أحد الفريقين ليس في هذه المجموعة بعد، والحفظ يضيفه إليها.",
		en: "One of the teams is not in this group yet. Saving enters it.",
	},
	savedAlready: {
		ar: "حُفظ هذا النموذج من قبل، وحفظه الآن يضيف سجلًا آخر.",
		en: "This form was saved already. Saving it now adds another record.",
	},
	sameClubName: { ar: "يوجد نادٍ آخر بهذا الاسم.", en: "There is another club with this name." },
	sameClub: { ar: "اختر ناديين مختلفين", en: "Choose two different clubs" },
	tangled: {
		ar: "التنسيق في هذا النص أكثر مما يمكن عرضه. احذف التنسيق الزائد، أو ألصق النص بلا تنسيق",
		en: "This text has more formatting than can be shown. Remove some, or paste it as plain text",
	},
	notOwnPicture: {
		ar: "أعد رفع الصورة: عنوانها ليس من هذا الموقع",
		en: "Upload the picture again: its address is not of this site",
	},
	notACategory: { ar: "اختر تصنيفًا من القائمة", en: "Choose a category from the list" },
	sameCategory: { ar: "يوجد تصنيف بهذا الاسم", en: "There is already a category with this name" },
	sameCompetition: { ar: "توجد مسابقة بهذا الاسم", en: "There is already a competition with this name" },
	sameGroup: { ar: "في المسابقة مجموعة بهذا الاسم", en: "The competition already has a group with this name" },
	eachPlaceOnce: { ar: "لكل فريق رقم، وكل رقم مرة واحدة", en: "Each team has a number, and each number is given once" },
	sameEntry: { ar: "هذا الفريق في المجموعة", en: "This team is in the group already" },
	notPoints: { ar: "اكتب عددًا أو نصفًا، مثل 2 أو 0.5", en: "Enter a number or a half, such as 2 or 0.5" },
	notInArabic: { ar: "اكتب الاسم بالعربية", en: "Write the name in Arabic" },
	notInLatin: { ar: "اكتب الاسم بالإنجليزية", en: "Write the name in English" },
	notAWebAddress: { ar: "اكتب عنوانًا يبدأ بـ https://", en: "Enter an address that starts with https://" },
	notAPlace: {
		ar: "اكتب خط العرض ثم خط الطول مثل 24.7136, 46.6753",
		en: "Enter latitude and longitude, such as 24.7136, 46.6753",
	},
	slotTaken: {
		ar: "أُنشئ منتخب من هذا النوع بالفعل. أعد تحميل الصفحة لتعديله",
		en: "A team of this type already exists. Reload the page to edit it",
	},
	unknownClub: {
		ar: "لا يوجد نادٍ بهذا الاسم. راجع الاسم أو اختر ناديًا آخر",
		en: "There is no such club. Check the name or choose another",
	},
	severalClubs: {
		ar: "لأكثر من نادٍ هذا الاسم. اكتب رقم النادي مكانه",
		en: "More than one club has this name. Write the club's number instead",
	},
	unknownGroup: { ar: "لا مجموعة بهذا الاسم في الموسم", en: "The season has no group of this name" },
	unknownCompetition: { ar: "لا مسابقة بهذا الاسم", en: "No competition has this name" },
	severalGroups: {
		ar: "لأكثر من مجموعة هذا الاسم. اكتب المسابقة أيضًا",
		en: "More than one group has this name. Name the competition too",
	},
	notEntered: { ar: "هذا الفريق ليس في المجموعة", en: "This team is not in the group" },
	notALetter: { ar: "اكتب حرف الفريق، مثل A أو B", en: "Enter the letter of the team, such as A or B" },
	notAnId: {
		ar: "اكتب رقم السجل، أو رقمه في نظام آخر هكذا: ittf:121411",
		en: "Enter the record's number, or its number in another system, such as ittf:121411",
	},
	unknownId: { ar: "لا سجل بهذا الرقم هنا", en: "No record here has this number" },
	repeatedId: { ar: "هذا الرقم في سطر آخر أيضًا", en: "Another line has the same number" },
	repeatedRow: { ar: "يذكره سطر آخر أيضًا", en: "Another line names it as well" },
	dayAhead: { ar: "هذا اليوم لم يأتِ بعد", en: "This day is still ahead" },
	renamedLater: {
		ar: "للنادي اسم سابق حتى يوم بعد هذا. اختر يومًا بعده",
		en: "The club had another name until a later day. Choose a day after that",
	},
	notAZip: { ar: "اختر ملفًا بامتداد .zip", en: "Choose a .zip file" },
	noLanguage: { ar: "اختر لغة واحدة على الأقل", en: "Choose at least one language" },
});
