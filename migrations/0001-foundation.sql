-- The role the product works as. The login role owns the tables; at run time it drops to this one.
do $$
begin
  if not exists (select from pg_roles where rolname = 'tawila_app') then
    create role tawila_app nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;  -- another database of the same server made it meanwhile
  when insufficient_privilege then
    raise exception 'The database login may not create roles. Ask for: create role tawila_app nologin; grant tawila_app to %', current_user;
end $$;
do $$
begin
  if not pg_has_role(current_user, 'tawila_app', 'member') then
    execute format('grant tawila_app to %I', current_user);
  end if;
end $$;
grant usage on schema public to tawila_app;
alter default privileges in schema public grant select, insert, update, delete on tables to tawila_app;
alter default privileges in schema public grant usage on sequences to tawila_app;

create extension if not exists pg_trgm;
create extension if not exists citext;

-- How often each table changed. Pages rendered from a table are thrown away when its number moves.
create table content_versions (
  table_name text primary key,
  version bigint not null default 1
);

-- Runs as its owner: the counter is not for the product to write.
create function note_change() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into content_versions (table_name) values (tg_table_name)
  on conflict (table_name) do update set version = content_versions.version + 1;
  return null;
end $$;
revoke insert, update, delete on content_versions from tawila_app;

create procedure count_changes(of_table regclass) language plpgsql as $$
begin
  execute format('create trigger note_change after insert or update or delete or truncate on %s
                  for each statement execute function note_change()', of_table);
  insert into content_versions (table_name) values (of_table::text) on conflict do nothing;
end $$;

-- Arabic spelled in many ways, brought to one: the same steps as app/base/search/fold.ts, held equal by a test.
-- Marks, tatweel and invisible signs go; hamza and alef forms, alef maksura, ta marbuta and digits become one; the article goes.
create function search_fold(given text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(regexp_replace(regexp_replace(
    lower(translate(
      regexp_replace(normalize(given, nfkd),
        '[\u0300-\u036F\u064B-\u065F\u0670\u0640\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069\u0621]', '', 'g'),
      'ٱىیةکگ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اييهكك01234567890123456789')),
    '[^a-zA-Z0-9\u0622-\u064A]+', ' ', 'g'),
    '(^| )عبد ال', '\1عبدال', 'g'),
    '(^| )(?:وال|ال|لل)(?=[^ ]{2})', '\1', 'g'))
$$;

-- For full text the stemmer wants ta marbuta and the article left alone.
create function search_words(given text) returns text language sql immutable strict parallel safe as $$
  select translate(
    regexp_replace(lower(normalize(given, nfkc)), '[\u064B-\u065F\u0670\u0640\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069]', '', 'g'),
    'أإآٱىگک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اااايكك01234567890123456789')
$$;
