-- The names of each kind lie apart: players are read without the articles, whose titles and summaries take more room, and articles from the newest on.
alter table search_texts rename to search_texts_together;
create table search_texts (
  kind text not null,
  id integer not null,
  locale text not null default '' check (locale in ('', 'ar', 'en')),
  names text not null,
  place integer,
  since timestamptz not null default '-infinity',
  primary key (kind, id, locale)
) partition by list (kind);
create table search_texts_players partition of search_texts for values in ('player');
create table search_texts_articles partition of search_texts for values in ('article');
create table search_texts_others partition of search_texts for values in ('club', 'competition');
insert into search_texts (kind, id, locale, names, place, since) select kind, id, locale, names, place, since from search_texts_together;
drop table search_texts_together;
create index search_texts_names on search_texts using gin (names gin_trgm_ops) with (fastupdate = on, gin_pending_list_limit = 128);
create index search_texts_newest on search_texts_articles (locale, since desc, id desc);

-- The indexes with which release 1.0.0 searches names. No query of this release uses them, and each row written costs them as much as all other
-- indexes of its table together; that release's processes find the same without them, by reading the rows.
drop index if exists players_folded_idx, teams_folded_idx, news_articles_folded_en_idx, news_articles_folded_ar_idx;
