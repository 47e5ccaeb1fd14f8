import { db } from "../../app/base/db/client.server.ts";
import { insertRows } from "./rows.server.ts";

const READERS = 46;
const ISSUES = 3;
const DAY_MS = 86_400_000;

const from = (name: string, surname: string, language: "ar" | "en", message: string) => ({
	name,
	surname,
	language,
	message,
});

const messages = [
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

/** Messages that came by the site's form. */
export const addMessages = () => insertRows("contact_messages", messages);

/** Readers of the newsletter who came in half a year, and the newest articles, which were sent to them. */
export async function addReaders(now: Date) {
	const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
	const readers = Array.from({ length: READERS }, (_, nth) => ({
		email: `reader-${nth + 1}@fans.example`,
		language: nth % 3 === 0 ? "en" : "ar",
		status: nth % 15 === 14 ? "unsubscribed" : "confirmed",
		requested_at: before(180 - nth * 4),
		confirmed_at: before(180 - nth * 4),
		unsubscribed_at: nth % 15 === 14 ? before(1) : null,
	}));
	await insertRows("newsletter_subscribers", readers);
	const articles = await db()
		.selectFrom("news_articles")
		.select(["id", "title_ar as title", "publish_date"])
		.where("published", "=", true)
		.where("title_ar", "is not", null)
		.where("publish_date", "<", now)
		.orderBy("publish_date", "desc")
		.limit(ISSUES)
		.execute();
	const recipients = readers.filter(({ language, status }) => language === "ar" && status === "confirmed").length;
	const issue = { language: "ar", recipients, past_delivered: recipients - 1, past_bounced: 1 };
	await insertRows(
		"newsletter_issues",
		articles.map(({ id, title, publish_date }) => ({ ...issue, news_article_id: id, title, sent_at: publish_date })),
	);
}
