import type { DisputeType } from "../../app/complaints/case/complaint.ts";

export type CaseText = { type: DisputeType; text: string; against: string; language: "ar" | "en" };

/** Words of the kingdom's complaints; each is filed several times, by other people in other cities. */
export const caseTexts: CaseText[] = [
	{
		type: "match_organization",
		text: "لم تُفتح الصالة إلا بعد موعد المباراة بنصف ساعة، ثم طُلب منا اللعب دون إحماء. نطلب إعادة المباراة.",
		against: "إدارة الصالة",
		language: "ar",
	},
	{
		type: "financial",
		text: "دفعت رسوم المشاركة في المعسكر الذي أُلغي قبل أسبوعين من بدايته، ولم تُعد الرسوم إليّ حتى اليوم.",
		against: "لجنة المعسكرات",
		language: "ar",
	},
	{
		type: "referee_decision",
		text: "أُنذرت في الشوط الرابع بسبب إرسال قيل إنه مخفي، مع أن الحكم لم ينبهني قبل ذلك كما تنص اللائحة.",
		against: "حكم الطاولة الثانية",
		language: "ar",
	},
	{
		type: "player_classification",
		text: "نُشر ترتيبي دون احتساب نتائج البطولة الأخيرة، فخرجت من قائمة المؤهلين إلى نهائيات الموسم.",
		against: "لجنة التصنيف",
		language: "ar",
	},
	{
		type: "disciplinary",
		text: "وُجّهت إليّ ألفاظ غير لائقة من لاعب الفريق المنافس بعد المباراة، وحضر الواقعة اثنان من زملائي.",
		against: "لاعب الفريق المنافس",
		language: "ar",
	},
	{
		type: "club_administration",
		text: "يرفض النادي تسليمي شهادة الاستغناء رغم انتهاء عقدي في نهاية الموسم الماضي، وقد طلبتها كتابة مرتين.",
		against: "إدارة النادي",
		language: "ar",
	},
	{
		type: "player_conduct",
		text: "استعمل لاعب الفريق المنافس مضربًا غير معتمد في مباراتين متتاليتين ولم يُفحص رغم طلبنا.",
		against: "لاعب الفريق المنافس",
		language: "ar",
	},
	{
		type: "match_organization",
		text: "The away team played with a player who had no licence on the day of the tie. We noted it on the sheet and the referee signed it.",
		against: "The away team",
		language: "en",
	},
	{
		type: "financial",
		text: "The club agreed to pay for the flight to the final round. I paid it myself and sent the receipt, and have had no answer for two months.",
		against: "The club's management",
		language: "en",
	},
];

/** The words of the committee, by what they are for. */
export const words = {
	question: "متى علمت بالواقعة أول مرة؟ نرجو ذكر التاريخ وأسماء من حضرها.",
	evidence: "نحتاج إلى صورة من الورقة الموقعة، وإلى ما يثبت التاريخ الذي أرسلت فيه طلبك.",
	answer: "علمت بها في اليوم نفسه، وحضرها مدرب الفريق. سأرسل صورة الورقة خلال يومين.",
	resolved: "ثبت للجنة ما ورد في الشكوى، وتقرر إلزام الجهة المشكو منها بمعالجة الأمر خلال عشرة أيام.",
	rejected: "راجعت اللجنة ما قُدّم إليها، ولم تجد فيه ما يثبت الواقعة، فتقرر رفض الشكوى.",
	reasons: "استندت اللجنة إلى ورقة المباراة وتقرير الحكم ولائحة المسابقات.",
	closed: "وصلت شكوى أخرى عن الواقعة نفسها، وتُنظر فيها.",
	withdrawn: "اتفقت مع الجهة الأخرى، ولم تعد لي حاجة إلى الشكوى.",
	grounds: "لم تُسمع أقوال الشاهد الذي ذكرته في الشكوى، وأقواله تغيّر القرار.",
	appeal: "سمعت اللجنة أقوال الشاهد، وتقرر قبول الاستئناف وتعديل القرار الأول.",
	working: "وصلت ورقة المباراة وتقرير الحكم، ويجري النظر فيهما.",
	note: "اتصلت بمنسق المسابقة، وسيرسل ما لديه قبل نهاية الأسبوع.",
	hold: "تُحفظ الملفات حتى ينتهي النظر في القرار.",
};

/** Published decisions in words of their own, without the name of a person. */
export const published = [
	{
		title: "Deduction of points for a player without a licence",
		title_ar: "خصم نقاط بسبب مشاركة لاعب دون رخصة",
		body: "A squad fielded a player whose licence had not been approved on the day of the tie. Two points are deducted from the squad in the present season.",
		body_ar: "أشرك فريق لاعبًا لم تكن رخصته معتمدة في يوم المباراة. تُخصم من الفريق نقطتان في الموسم الحالي.",
	},
	{
		title: "Fees of a camp that was called off",
		title_ar: "رسوم معسكر أُلغي",
		body: "Fees that were paid for a camp are returned in full when the camp is called off by its organiser. They are due within ten days.",
		body_ar: "تُعاد رسوم المعسكر كاملة إذا ألغاه من ينظمه، ويكون ذلك خلال عشرة أيام.",
	},
	{
		title: "Opening of halls before a tie",
		title_ar: "فتح الصالات قبل المباراة",
		body: "The home side opens its hall one hour before the start of a tie. A tie that begins without a warm-up for that reason may be protested.",
		body_ar: "يفتح الفريق المضيف صالته قبل المباراة بساعة. ويجوز الاعتراض على مباراة بدأت دون إحماء لهذا السبب.",
	},
];
