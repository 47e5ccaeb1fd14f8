-- What a database of the former files has otherwise than the baseline. Applied with the stamp, in its transaction.

-- Names of constraints of tables that were made under another name.
do $$
declare
  place text;
  old text;
  new text;
begin
  for place, old, new in values
    ('content_version_bases', 'content_versions_pkey', 'content_version_bases_pkey'),
    ('search_texts', 'search_texts_pkey1', 'search_texts_pkey'),
    ('search_texts', 'search_texts_locale_check1', 'search_texts_locale_check')
  loop
    if exists (select from pg_constraint where conrelid = to_regclass(place) and conname = old) then
      execute format('alter table %I rename constraint %I to %I', place, old, new);
    end if;
  end loop;
  for place, old, new in select conrelid::regclass::text, conname, rtrim(conname, '1') from pg_constraint
    where contype = 'f' and conname ~ '^(audit_log|complaint_events)_.*_fkey1$'
  loop
    execute format('alter table %s rename constraint %I to %I', place, old, new);
  end loop;
end $$;

-- Rows of before it was made have no phase, which it allows.
alter table matches validate constraint phase_of_status;

-- What no process uses any more: the columns in which names were searched, drafts, photos from archives, and a trigger
-- for processes that wrote all roles of an account again.
alter table teams drop column if exists folded;
alter table players drop column if exists folded;
alter table news_articles drop column if exists folded_en, drop column if exists folded_ar;
alter table complaint_users drop column if exists search;
update player_merge_documents set document = document #- '{merged,folded}' #- '{was,folded}';
drop table if exists article_drafts;
delete from bulk_runs where kind = 'zip';
alter table bulk_runs drop constraint bulk_runs_kind_check,
  add constraint bulk_runs_kind_check check (kind in ('local-photos', 'remote-photos', 'preset-photos'));
drop trigger if exists note_taken_role on account_roles;
drop function if exists note_taken_role();

-- Parties of cases are compared by the folding of the search.
-- apply functions/recusal.sql
alter table complaints disable trigger user;
update complaints set party_keys = default;
alter table complaints enable trigger user;
drop function if exists search_fold(text);
