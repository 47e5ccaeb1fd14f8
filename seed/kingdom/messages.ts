const from = (name: string, surname: string, language: "ar" | "en", message: string) => ({
	name,
	surname,
	language,
	message,
});

/** Messages that came by the site's form. */
export const messages = [
	from("أمل", "الحربي", "ar", "متى يبدأ التسجيل في معسكر الناشئين القادم؟ ابنتي في العاشرة من عمرها."),
	from("خالد", "الزهراني", "ar", "نرغب في تأسيس نادٍ لكرة الطاولة في محافظتنا. ما الشروط والأوراق المطلوبة؟"),
	from(
		"Omar",
		"Al-Saleh",
		"en",
		"Is there a hall in Jeddah where beginners can play in the evening? I have my own bat.",
	),
	from("نورة", "المطيري", "ar", "موعد مباراة السيدات في الصفحة يختلف عن الموعد المعلن في الصالة. أرجو التصحيح."),
].map((message, nth) => ({ ...message, email: `visitor-${nth + 1}@fans.example` }));
