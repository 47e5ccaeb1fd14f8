import type { Generated } from "kysely";

export type LibraryPicturesTable = {
	id: Generated<number>;
	image_url: string;
	alt: string | null;
	alt_ar: string | null;
	caption: string | null;
	caption_ar: string | null;
	credit: string | null;
	credit_ar: string | null;
	focus_x: Generated<number>;
	focus_y: Generated<number>;
	in_press: Generated<boolean>;
	press_from: Date | null;
	added_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

export type ArticlePicturesTable = { news_article_id: number; library_picture_id: number };

declare module "../../base/db/database.ts" {
	interface Database {
		library_pictures: LibraryPicturesTable;
		article_pictures: ArticlePicturesTable;
	}
}
