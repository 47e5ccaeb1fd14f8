-- Articles are looked at from the newest on. The indexes with which release 1.0.0 searches names. No query of this release uses them, and each row written costs them as much as all other
-- indexes of its table together; that release's processes find the same without them, by reading the rows.
create index search_texts_newest on search_texts (locale, since desc, id desc) where kind = 'article';
drop index if exists players_folded_idx, teams_folded_idx, news_articles_folded_en_idx, news_articles_folded_ar_idx;
