-- Hashes of the rows of submitted cases. Every change that the product makes is recorded and its digest put into the
-- audit chain of the case; a change behind its back is not, and `audit verify` finds it (decision 130).

-- Whether the statement is the product's. The role is the one of the session: it is the same inside functions with
-- their owner's rights and cascades.
create or replace function acts_as_product() returns boolean language sql stable as $$
  select case current_setting('role') when 'none' then session_user::text
    else current_setting('role') end = 'tawila_app' $$;

-- The hash of a column. `value` is JSON as PostgreSQL writes it, moments in UTC.
create or replace function record_leaf(salt text, name text, value text) returns text language sql immutable as $$
  select encode(sha256(convert_to(salt || chr(31) || name || chr(31) || value, 'UTF8')), 'base64') $$;
create or replace function record_leaves(salt text, of_row jsonb, uncovered jsonb) returns jsonb
  language sql immutable as $$
  select coalesce(jsonb_object_agg(key, record_leaf(salt, key, value::text)), '{}') from jsonb_each(of_row)
    where value <> 'null' and not uncovered ? key $$;
create or replace function record_digest(table_name text, row_key text, of_case uuid, columns jsonb) returns text
  language sql immutable as $$
  select encode(sha256(convert_to(concat_ws(chr(10), table_name, row_key, of_case,
    (select string_agg(key || '=' || value, chr(10) order by key collate "C") from jsonb_each_text(columns))),
      'UTF8')), 'hex') $$;

-- Columns of which a row has another value than its record.
create or replace function columns_that_differ(known case_records, of_row jsonb, uncovered jsonb) returns text[]
  language sql immutable as $$
  select coalesce(array_agg(coalesce(is_now.key, was.key)), '{}')
  from jsonb_each(record_leaves(known.salt, of_row, uncovered)) as is_now
    full join jsonb_each(known.columns) as was using (key) where is_now.value is distinct from was.value $$;

-- Records a row as it is. With each state the salt changes: what was erased cannot be found by trying.
create or replace function record_state(kind case_record_tables, the_case uuid, of_row jsonb, was_different text[])
  returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  fresh case_records;
begin
  fresh.table_name := kind.table_name;
  fresh.row_key := of_row ->> kind.row_column;
  fresh.of_case := the_case;
  fresh.reference := case when kind.table_name = 'complaints' then of_row ->> 'case_reference' end;
  fresh.salt := encode(uuid_send(gen_random_uuid()), 'hex');
  fresh.columns := record_leaves(fresh.salt, of_row, kind.uncovered);
  fresh.digest := record_digest(fresh.table_name, fresh.row_key, the_case, fresh.columns);
  insert into case_records
    values (fresh.table_name, fresh.row_key, the_case, fresh.reference, fresh.salt, fresh.columns,
    fresh.digest, was_different)
    on conflict (table_name, row_key) do update set (of_case, reference, salt, columns, digest, differed, is_stated) =
      (excluded.of_case, excluded.reference, excluded.salt, excluded.columns, excluded.digest,
        case_records.differed || excluded.differed, false);
end $$;
revoke execute on function record_state from public;

-- Records every row of a case.
create or replace function record_case(the_case uuid, only_table text default null) returns void
  language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  kind case_record_tables;
  of_row jsonb;
begin
  for kind in select * from case_record_tables where only_table is null or table_name = only_table loop
    for of_row in execute format('select to_jsonb(t) from %I t where t.%I = %s', kind.table_name, kind.case_column,
        case kind.case_column when 'case_reference' then '(select case_reference from complaints where id = $1)'
          else '$1' end) using the_case loop
      perform record_state(kind, the_case, of_row, '{}');
    end loop;
  end loop;
end $$;
revoke execute on function record_case from public;

-- Whether a text came from another by taking parts out, each replaced by […], or by the word for
-- a complainant whose name it was (app/complaints/naming/cut-person.ts).
create or replace function is_cut(before text, after text) returns boolean language plpgsql immutable as $$
declare
  piece text;
  rest text := coalesce(before, '');
begin
  if after is null or after = '' then return true; end if;
  foreach piece in array regexp_split_to_array(after, '\[(…|the complainant|المشتكي)\]') loop
    if position(piece in rest) = 0 then return false; end if;
    rest := substr(rest, position(piece in rest) + length(piece));
  end loop;
  return true;
end $$;

-- What was said or decided is not said again in other words, whatever scope the product's role was given.
create or replace function guard_words(kind case_record_tables, before jsonb, after jsonb) returns void
  language plpgsql as $$
declare
  name text;
begin
  for name in select key from jsonb_each(after) where before -> key is distinct from value and value <> 'null' loop
    continue when kind.uncovered ? name;
    if name = any(kind.words) and not is_cut(before ->> name, after ->> name)
      and not (name = any(kind.changes) and before ->> name is null)
        or not name = any(kind.words) and not kind.changes && array[name, '*'] then
      raise exception '%.% of a submitted case never changes', kind.table_name, name using errcode = 'check_violation',
        hint = 'A column that the product changes is listed in migrations/functions/record-tables.sql '
          '(CONTRIBUTING, "Add a table").';
    end if;
  end loop;
end $$;

-- On every table of case_record_tables. A row that the product finds other than it was recorded is noted in the chain
-- for good.
create or replace function record_row() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  set timezone = 'UTC' as $$
declare
  kind case_record_tables;
  known case_records;
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  the_row jsonb := coalesce(after, before);
  the_case uuid;
  status_was text;
  was_different text[] := '{}';
begin
  if not (acts_as_product() or coalesce(current_setting('app.chained_because', true), '') <> '')
      or current_setting('app.recording', true) = 'off' then
    return null;
  end if;
  select * into kind from case_record_tables where table_name = tg_argv[0];
  if kind.table_name = 'complaints' then
    the_case := the_row ->> 'id';
    status_was := coalesce(before ->> 'status', 'draft');
    if tg_op = 'UPDATE' and status_was = 'draft' and after ->> 'status' <> 'draft' then
      perform record_case(the_case);
    end if;
  elsif kind.case_column = 'case_reference' then
    select id, status into the_case, status_was from complaints where case_reference = the_row ->> 'case_reference';
  else
    the_case := the_row ->> kind.case_column;
    select status into status_was from complaints where id = the_case;
  end if;
  if coalesce(status_was, 'draft') = 'draft' then return null; end if;

  select * into known from case_records
    where table_name = kind.table_name and row_key = the_row ->> kind.row_column for update;
  if tg_op <> 'INSERT' then
    if tg_op = 'UPDATE' and acts_as_product() then perform guard_words(kind, before, after); end if;
    -- Put in or moved here behind the product's back: it stays what `audit verify` finds.
    if known.digest is null or known.of_case <> the_case then return null; end if;
    was_different := columns_that_differ(known, before, kind.uncovered);
    if before - array(select jsonb_object_keys(kind.uncovered))
      = after - array(select jsonb_object_keys(kind.uncovered))
        and was_different = '{}' then
      return null;
    end if;
  elsif known.digest is not null then
    was_different := '{*}'; -- the row of this key was taken out
  end if;
  if tg_op = 'DELETE' then
    update case_records set salt = null, columns = null, digest = null,
      differed = differed || was_different, is_stated = false
      where table_name = known.table_name and row_key = known.row_key;
  else
    perform record_state(kind, the_case, after, was_different);
  end if;
  return null;
end $$;
revoke execute on function record_row from public;

-- What the next row of a case's chain says of its records: the digest of each that changed, null for one that was
-- removed.
create or replace function state_records(the_case uuid) returns jsonb
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  said jsonb;
  because text := coalesce(current_setting('app.chained_because', true), '');
begin
  select jsonb_build_object('records', jsonb_object_agg(table_name || ':' || row_key, digest))
      || case when bool_or(differed <> '{}') then jsonb_build_object('differed',
        jsonb_object_agg(table_name || ':' || row_key, to_jsonb(differed))
          filter (where differed <> '{}')) else '{}' end
      || case when because <> '' then jsonb_build_object('because', because) else '{}' end
    into said from case_records where of_case = the_case and not is_stated having count(*) > 0;
  if said is not null then
    update case_records set is_stated = true, differed = '{}' where of_case = the_case and not is_stated;
  end if;
  return coalesce(said, '{}');
end $$;
revoke execute on function state_records from public;

-- A row of the chain for records that no event of the transaction has stated.
create or replace function state_case(the_case uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope text := case_power();
begin
  if not exists (select from case_records where of_case = the_case and not is_stated) then return; end if;
  perform set_config('app.case_power', 'system', true);
  insert into audit_log (actor, action, subject) values ('system', 'case.recorded', 'case:' || the_case);
  perform set_config('app.case_power', scope, true);
end $$;
revoke execute on function state_case from public;
create or replace function state_rest() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform state_case(new.of_case);
  return null;
end $$;
revoke execute on function state_rest from public;

-- The columns of a table that have hashes.
create or replace function covered_columns(kind case_record_tables) returns text[] language sql stable as $$
  select array_agg(attname::text order by attname) from pg_attribute
    where attrelid = to_regclass(kind.table_name) and attnum > 0 and not attisdropped
      and not kind.uncovered ? attname $$;

-- Brings records to a changed list of tables, or to changed columns: rows of a table that joins are recorded as they
-- are, and columns that were added since the last start get their hash where they hold something. The chains say why.
-- `listed_tables` is made by record-tables.sql.
create or replace function apply_record_tables() returns void
  language plpgsql set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  kind case_record_tables;
  the_case uuid;
  added text[];
  gone text[];
begin
  delete from case_record_tables where table_name not in (select table_name from listed_tables);
  for kind in select l.table_name, l.row_column, l.case_column, l.uncovered, l.changes, l.words, t.columns
      from listed_tables l left join case_record_tables t using (table_name, row_column) loop
    if not exists (select from pg_trigger where tgname = 'record_row' and tgrelid = to_regclass(kind.table_name)) then
      execute format('create trigger record_row after insert or update or delete on %I '
        'for each row execute function record_row(%L)', kind.table_name, kind.table_name);
    end if;
    delete from case_record_tables where table_name = kind.table_name;
    insert into case_record_tables select kind.*;
    if kind.columns is null then
      update case_records set salt = null, columns = null, digest = null, is_stated = false
        where table_name = kind.table_name;
      for the_case in select id from complaints where status <> 'draft' loop
        perform record_case(the_case, kind.table_name);
      end loop;
    else
      select coalesce(array_agg(c), '{}') into added from unnest(covered_columns(kind)) c where c <> all(kind.columns);
      select coalesce(array_agg(c), '{}') into gone from unnest(kind.columns) c where c <> all(covered_columns(kind));
      if added || gone <> '{}' then perform record_columns(kind, added, gone); end if;
    end if;
    update case_record_tables set columns = covered_columns(kind) where table_name = kind.table_name;
  end loop;
  perform set_config('app.chained_because',
    'Their hashes began, or columns came or went: what they held before is not known.', true);
  perform state_all();
end $$;
revoke execute on function apply_record_tables from public;

-- States what the owner of the tables changed since `app.chained_because` was set, which says why, and ends that
-- setting. A migration that changes rows of submitted cases ends with it.
create or replace function state_all() returns void language plpgsql set search_path = public, pg_temp as $$
declare
  the_case uuid;
begin
  for the_case in select distinct of_case from case_records where not is_stated loop
    perform state_case(the_case);
  end loop;
  perform set_config('app.chained_because', '', true);
end $$;
revoke execute on function state_all from public;

-- Gives the records of a table the hashes of new columns and takes those of columns that are gone; the others stay as
-- they were.
create or replace function record_columns(kind case_record_tables, added text[], gone text[]) returns void
  language plpgsql set search_path = public, pg_temp set timezone = 'UTC' as $$
begin
  execute format($sql$
    with changed as (
      select r.row_key,
        r.columns - $3 || (select coalesce(jsonb_object_agg(key, record_leaf(r.salt, key, value::text)), '{}')
        from jsonb_each(to_jsonb(t)) where key = any($2) and value <> 'null') as columns
      from case_records r join %1$I t on t.%2$I::text = r.row_key
      where r.table_name = $1 and r.digest is not null)
    update case_records r set columns = c.columns,
      digest = record_digest(r.table_name, r.row_key, r.of_case, c.columns), is_stated = false
      from changed c where r.table_name = $1 and r.row_key = c.row_key and r.columns <> c.columns$sql$,
    kind.table_name, kind.row_column) using kind.table_name, added, gone;
end $$;
revoke execute on function record_columns from public;
