-- The rule set of a group and the points that it gives in place of those.
create or replace function rule_of_group(g groups) returns jsonb language sql stable as $$
  select jsonb_build_object('rule_set', g.rule_set, 'points_win', g.points_win, 'points_draw', g.points_draw,
    'points_loss', g.points_loss, 'points_walkover_loss', g.points_walkover_loss);
$$;

-- The reasons that a change of a rule gives; one that is taken back as part of a batch gives its own.
create or replace function reasons_of_change(reason text, reason_ar text, out en text, out ar text)
language plpgsql stable as $$
begin
  en := nullif(trim(coalesce(reason, '')), '');
  ar := nullif(trim(coalesce(reason_ar, '')), '');
  if (en is null or ar is null) and current_setting('app.undoing', true) = 'yes' then
    en := 'The change by a file was undone';
    ar := 'أُلغي التعديل الذي جاء من ملف';
  end if;
end $$;

-- Keeps the rule of a group as versions once a tie of it was completed: a change then has a reason, and is from today
-- in Riyadh on, or from the day whose rules the group keeps in an edition that is open again. One that is taken back on
-- its day is no version.
create or replace function keep_group_rule() returns trigger language plpgsql as $$
declare
  former jsonb := rule_of_group(old);
  kept jsonb := rule_of_group(new);
  today date := coalesce((select coalesce(e.ended_on, (select max(m.match_date) from table_corrections c, matches m
      where c.edition_id = e.id and c.closed_at is null and m.group_id = new.id and m.status = 'completed'))
    from stages s join editions e on e.id = s.edition_id where s.id = new.stage_id),
    (now() at time zone 'Asia/Riyadh')::date);
  last group_rule_versions;
  why record;
begin
  select * into why from reasons_of_change(new.rule_reason, new.rule_reason_ar);
  new.rule_reason := null;
  new.rule_reason_ar := null;
  if former = kept then return new; end if;
  if not exists (select from matches where group_id = new.id and status = 'completed') then
    delete from group_rule_versions where group_id = new.id;
    return new;
  end if;
  select * into last from group_rule_versions where group_id = new.id order by number desc limit 1;
  if last.from_on = today and exists (select from group_rule_versions
    where group_id = new.id and number = last.number - 1 and rule = kept) then
    delete from group_rule_versions where id = last.id;
    return new;
  end if;
  if why.en is null or why.ar is null then
    raise exception 'The rule of a group whose ties were played changes with a reason.'
      using errcode = 'check_violation', table = 'groups', constraint = 'reason_of_change';
  end if;
  if last.id is null then
    insert into group_rule_versions (group_id, number, rule) values (new.id, 1, former);
  end if;
  insert into group_rule_versions (group_id, number, from_on, rule, reason, reason_ar)
    values (new.id, coalesce(last.number, 1) + 1, today, kept, why.en, why.ar);
  return new;
end $$;

-- A row that names others by their codes keeps them from being deleted, as a foreign key does. The arguments: the table
-- of the others, the column, a pattern of the codes in it, and codes that are no rows.
create or replace function hold_named_rows() returns trigger language plpgsql as $$
declare
  given text := to_jsonb(new) ->> tg_argv[1];
  code text;
  found_row boolean;
begin
  if given is null or (tg_op = 'UPDATE' and given is not distinct from to_jsonb(old) ->> tg_argv[1]) then
    return new;
  end if;
  for code in select distinct m[1] from regexp_matches(given, tg_argv[2], 'g') m loop
    continue when code = any (string_to_array(tg_argv[3], ' '));
    execute format('select true from %I where code = $1 for key share', tg_argv[0]) into found_row using code;
    if found_row is null then
      raise exception '% has no %.', tg_argv[0], code using errcode = 'foreign_key_violation', table = tg_table_name,
        constraint = tg_table_name || '_' || tg_argv[1] || '_code';
    end if;
  end loop;
  return new;
end $$;

-- Refuses to delete a row whose code others name. The arguments, by threes: a table, its column, and a pattern in which
-- # is the code. The row is locked by then: who begins to name it waits.
create or replace function refuse_named_row() returns trigger language plpgsql as $$
declare
  used boolean;
begin
  for nth in 0 .. tg_nargs / 3 - 1 loop
    execute format('select exists (select from %I where %I::text ~ $1)', tg_argv[nth * 3], tg_argv[nth * 3 + 1])
      into used using replace(tg_argv[nth * 3 + 2], '#', old.code);
    if used then
      raise exception '% is named by %.', old.code, tg_argv[nth * 3] using errcode = 'foreign_key_violation',
        table = tg_table_name, constraint = tg_table_name || '_named';
    end if;
  end loop;
  return old;
end $$;
