-- Letters of every script are searched for, and those of other languages as their neighbours (functions/search.sql).
select fill_search_texts(kind) from unnest(array['player', 'club', 'competition', 'article']) as of (kind);
