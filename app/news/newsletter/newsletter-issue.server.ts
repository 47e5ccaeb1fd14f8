import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { absolute } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { mustWait } from "../../base/http/http-errors.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { enqueue } from "../../base/jobs/queue.server.ts";
import { type Limit, secondsToWait } from "../../base/limits/rate-limit.server.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { sendEmail } from "../../base/mail/mail.server.ts";
import { asMailer } from "../../base/mail/mail-scope.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { plainText } from "../../base/rich-text/rich-text.server.ts";
import { federationName } from "../../settings/federation.server.ts";
import { publishedArticle } from "../news.server.ts";
import { issueEmail } from "./emails.ts";
import { newsletterToken, unsubscribeHeaders } from "./newsletter.server.ts";

/** Readers whose mails are written in one transaction. */
const AT_ONCE = 50;

export type SendOutcome = Outcome<{ refused: "known" | "draft" }, { recipients: number }>;

/** How many readers an article would reach in each language, and when it was sent. */
export async function issuesOf(id: number) {
	const issues = await db()
		.selectFrom("newsletter_issues")
		.select(["language", "sent_at", "recipients"])
		.where("news_article_id", "=", id)
		.execute();
	return { issues, readers: await readerCounts() };
}

async function readerCounts(): Promise<Record<Locale, number>> {
	const rows = await db()
		.selectFrom("newsletter_subscribers")
		.select(["language", (eb) => eb.fn.countAll<number>().as("count")])
		.where("status", "=", "confirmed")
		.groupBy("language")
		.execute();
	return { ar: 0, en: 0, ...Object.fromEntries(rows.map(({ language, count }) => [language, count])) };
}

/**
 * Each issue is a mail to every reader: an account that sends without end loses the readers, and the federation its
 * name with mail providers.
 */
const issuesOfAccount: Limit = { what: "newsletter-issues", times: 20, seconds: 86_400 };

/**
 * Sends a published article to the readers of a language: once, however often the button is pressed. Throws 429 beyond
 * the issues of a day.
 */
export function sendIssue(actor: Actor, id: number, language: Locale): Promise<SendOutcome> {
	authorize(actor, "newsletter.manage");
	return inTransaction(async () => {
		const article = await publishedArticle(language, id);
		if (!article) return { ok: false, refused: "draft" };
		const recipients = (await readerCounts())[language];
		const wait = await secondsToWait(issuesOfAccount, accountIdOf(actor) ?? "operator");
		if (wait > 0) throw mustWait(wait);
		const issue = await db()
			.insertInto("newsletter_issues")
			.values({ news_article_id: id, title: article.title, language, recipients, sent_by_id: accountIdOf(actor) })
			.onConflict((oc) => oc.columns(["news_article_id", "language"]).doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!issue) return { ok: false, refused: "known" };
		await enqueue(newsletterJob, { issue: issue.id, after: 0 });
		await audit(actor, "newsletter.sent", `article:${id}`, { language, recipients });
		return { ok: true, recipients };
	});
}

/** Writes the mails of an issue, some at a time; after a crash it resumes at the first unwritten one. */
export const newsletterJob: JobKind<{ issue: number; after: number }> = {
	name: "newsletter",
	retryLimit: 5,
	retryDelay: 30,
	async run({ issue, after }) {
		const row = await db().selectFrom("newsletter_issues").selectAll().where("id", "=", issue).executeTakeFirst();
		const article = row?.news_article_id && (await publishedArticle(row.language, row.news_article_id));
		if (!row || !article) return; // withdrawn before it was sent
		await asMailer(async () => {
			const readers = await db()
				.selectFrom("newsletter_subscribers")
				.select(["id", "email"])
				.where("status", "=", "confirmed")
				.where("language", "=", row.language)
				.where("id", ">", after)
				.where(
					sql<boolean>`not exists (select from mails where newsletter_issue_id = ${issue}
						and recipient = newsletter_subscribers.email::text)`,
				)
				.orderBy("id")
				.limit(AT_ONCE)
				.execute();
			for (const reader of readers) await sendTo(reader, issue, row.language, article);
			const last = readers.at(-1);
			if (last && readers.length === AT_ONCE) await enqueue(newsletterJob, { issue, after: last.id });
		});
	},
};

type Article = NonNullable<Awaited<ReturnType<typeof publishedArticle>>>;

async function sendTo(reader: { id: number; email: string }, issue: number, language: Locale, article: Article) {
	const token = newsletterToken("unsubscribe", reader.id);
	const email = issueEmail(language, {
		federation: federationName(language),
		title: article.title,
		text: article.excerpt || plainText(article.content, 400),
		url: absolute(pathIn(language, "/news/:id", { id: String(article.id) })),
		unsubscribe: absolute(pathIn(language, "/newsletter/unsubscribe/:token", { token })),
	});
	await sendEmail(email, { to: reader.email, headers: unsubscribeHeaders(language, reader.id), issue });
}
