type Letters = Readonly<Record<string, string>>;

/** Letters that one name is written with, in Arabic and where the marks of a Latin letter are left out. */
const spellings: Letters = {
	ا: "ٱ",
	ي: "ىی",
	ه: "ةھہۃە",
	ك: "ک",
	a: "ⱥəɐɑ",
	b: "ƀɓƃ",
	c: "ƈȼ",
	d: "đðɖɗƌ",
	e: "ǝɇɛ",
	f: "ƒ",
	g: "ǥɠɣ",
	h: "ħ",
	i: "ıɨɩ",
	j: "ɉȷ",
	k: "ƙĸ",
	l: "łƚ",
	m: "ɯ",
	n: "ŋɲƞ",
	o: "øɔɵ",
	p: "ƥ",
	q: "ɋ",
	r: "ɍ",
	t: "ŧƭʈⱦ",
	u: "ʉʊ",
	v: "ʋ",
	y: "ƴɏ",
	z: "ƶȥ",
	σ: "ς",
	ss: "ßẞ",
	ae: "æ",
	oe: "œ",
	th: "þ",
};

/**
 * Letters of other languages that are written in Arabic, by the one that people type for them who do not have its key.
 * To a search they are the same; two names that differ in one are two names.
 */
const neighbours: Letters = {
	ا: "ٲٳݳݴࢭ",
	ب: "ٻپڀݐݑݒݓݔݕݖࢠࢡࢶࢷࢾ",
	ت: "ٹٺټٽٿࢸࢿࣀ",
	ج: "ڃڄچڇڿࢢࣁࣅࣆ",
	ح: "ځڂڅݗݘݮݯݲݼ",
	د: "ڈډڊڋڌڍڎڏڐۮݙݚࢮ",
	ر: "ڑڒړڔڕږڗڙۯݛݫݬݱࢪࢹ",
	ز: "ژࢲ",
	س: "ڛڜݜݭݰݽݾ",
	ش: "ښۺ",
	ص: "ڝڞࢯ",
	ض: "ۻ",
	ط: "ڟࢣ",
	ع: "ݝݞݟࢳ",
	غ: "ڠۼࣃ",
	ف: "ڡڢڣڤڥڦݠݡࢤࢻ",
	ق: "ڧڨࢥࢵࢼࣄ",
	ك: "ػؼڪګڬڭڮگڰڱڲڳڴݢݣݤݿࢰࢴࣂࣈ",
	ل: "ڵڶڷڸݪࢦࣇ",
	م: "ݥݦࢧ",
	ن: "ڹںڻڼڽݧݨݩࢽ",
	ه: "ۿ",
	و: "ۄۅۆۇۈۉۊۋۏݸݹࢫࢱ",
	ي: "ؠؽؾؿۍێېۑےݵݶݷݺݻࢨࢩࢬࢺ",
};
const digits = [..."٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹"].map((digit, i) => [digit, String(i % 10)] as const);

const pairsOf = (letters: Letters) =>
	Object.entries(letters).flatMap(([one, others]) => [...others].map((other) => [other, one] as const));

/** To the one letter of each spelling. */
export const spelled: ReadonlyMap<string, string> = new Map([...pairsOf(spellings), ...digits]);
/** The same, and to the neighbours of letters of other languages. */
export const searched: ReadonlyMap<string, string> = new Map([...spelled, ...pairsOf(neighbours)]);
