import type { ColumnType, Generated, GeneratedAlways } from "kysely";

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
	category: Generated<string>;
	published: Generated<boolean>;
	publish_date: Instant;
	withheld_en: Generated<boolean>;
	withheld_ar: Generated<boolean>;
	publish_date_ar: Date | null;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	live_at_en: GeneratedAlways<Date | null>;
	live_at_ar: GeneratedAlways<Date | null>;
	folded_en: GeneratedAlways<string>;
	folded_ar: GeneratedAlways<string>;
	words_en: GeneratedAlways<string>;
	words_ar: GeneratedAlways<string>;
};

declare module "../base/db/database.ts" {
	interface Database {
		news_articles: NewsArticlesTable;
	}
}
