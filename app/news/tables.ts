import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Locale } from "../base/locale/locale.ts";

type Instant = ColumnType<Date, Date | undefined, Date>;

export type NewsArticlesTable = {
	id: Generated<number>;
	title: string | null;
	title_ar: string | null;
	content: string | null;
	content_ar: string | null;
	excerpt: string | null;
	excerpt_ar: string | null;
	image_url: string | null;
	author: string | null;
	author_ar: string | null;
	image_alt: string | null;
	image_alt_ar: string | null;
	image_caption: string | null;
	image_caption_ar: string | null;
	category: Generated<string>;
	published: Generated<boolean>;
	publish_date: Instant;
	withheld_en: Generated<boolean>;
	withheld_ar: Generated<boolean>;
	publish_date_ar: Date | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
	live_at_en: GeneratedAlways<Date | null>;
	live_at_ar: GeneratedAlways<Date | null>;
	words_en: GeneratedAlways<string>;
	words_ar: GeneratedAlways<string>;
};

export type NewsArticleClubsTable = { news_article_id: number; team_id: number };

export type ArticleVersionsTable = {
	id: Generated<number>;
	news_article_id: number;
	fields: JSONColumnType<Record<string, string | null>>;
	saved_by_id: string | null;
	saved_at: Generated<Date>;
};

export type NewsletterIssuesTable = {
	id: Generated<number>;
	news_article_id: number | null;
	title: string;
	language: Locale;
	recipients: Generated<number>;
	past_delivered: Generated<number>;
	past_bounced: Generated<number>;
	sent_by_id: string | null;
	sent_at: Generated<Date>;
};

declare module "../base/db/database.ts" {
	interface Database {
		news_articles: NewsArticlesTable;
		news_article_clubs: NewsArticleClubsTable;
		article_versions: ArticleVersionsTable;
		newsletter_issues: NewsletterIssuesTable;
	}
}
