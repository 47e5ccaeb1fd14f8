-- The folded names by which records are found, apart from the records: narrow rows that are read whole where an index cannot help. Triggers
-- keep them, whichever release writes; while they are filled for the first time readers go on, and writers of these tables wait.
create table search_texts (
  kind text not null check (kind in ('player', 'club', 'competition', 'article')),
  id integer not null,
  -- of an article, which has a text for each language
  locale text not null default '' check (locale in ('', 'ar', 'en')),
  names text not null,
  -- the order among records that match equally well
  place integer,
  -- shown to visitors from then on; 'infinity' for what is not shown
  since timestamptz not null default '-infinity',
  primary key (kind, id, locale)
);

-- apply functions/search.sql
do $$
declare of_table text; of_kind text;
begin
  for of_table, of_kind in values ('players', 'player'), ('teams', 'club'), ('competitions', 'competition'), ('news_articles', 'article') loop
    execute format('create trigger note_search_insert after insert on %I referencing new table as changed
      for each statement execute function note_search_texts(%L)', of_table, of_kind);
    execute format('create trigger note_search_update after update on %I referencing new table as changed
      for each statement execute function note_search_texts(%L)', of_table, of_kind);
    execute format('create trigger note_search_delete after delete on %I referencing old table as former
      for each statement execute function note_search_texts(%L)', of_table, of_kind);
    execute format('create trigger note_search_truncate after truncate on %I
      for each statement execute function note_search_texts(%L)', of_table, of_kind);
    perform fill_search_texts(of_kind);
  end loop;
end $$;
create index search_texts_names on search_texts using gin (names gin_trgm_ops) with (fastupdate = on, gin_pending_list_limit = 128);
