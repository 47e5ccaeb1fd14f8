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
