-- Whether a tie was completed under a rule set, by a group that has it or had it then: it then changes with a reason.
create or replace function is_played_under(of_code text) returns boolean language plpgsql stable as $$
begin
  return exists (select from matches m join groups g on g.id = m.group_id
      where g.rule_set = of_code and m.status = 'completed')
    or exists (select from group_rule_versions where rule ->> 'rule_set' = of_code);
end $$;

-- Keeps the rule of a row as a version. Until a tie is completed by it, the last version changes with it; then each
-- other rule is a version of its own, from today in Riyadh on, or from the day after the last edition ended under it,
-- and has a reason.
create or replace function keep_rule_set_version() returns trigger language plpgsql as $$
declare
  kept jsonb := to_jsonb(new) - array['id', 'code', 'name', 'name_ar', 'source', 'reason', 'reason_ar', 'created_at',
    'updated_at', 'version'];
  last rule_set_versions;
  why record;
begin
  select * into why from reasons_of_change(new.reason, new.reason_ar);
  select * into last from rule_set_versions where rule_set_id = new.id order by number desc limit 1;
  if last.id is null then
    insert into rule_set_versions (rule_set_id, number, rule) values (new.id, 1, kept);
  elsif last.rule = kept then
    null;
  elsif not is_played_under(new.code) then
    update rule_set_versions set rule = kept where id = last.id;
  elsif why.en is null or why.ar is null then
    raise exception 'The rule of ties that were played changes with a reason.'
      using errcode = 'check_violation', table = 'rule_sets', constraint = 'reason_of_change';
  else
    insert into rule_set_versions (rule_set_id, number, from_on, rule, reason, reason_ar) values (new.id,
      last.number + 1, greatest((now() at time zone 'Asia/Riyadh')::date, (select max(coalesce(e.ended_on,
        case when e.state = 'finished' then (select max(m.match_date) from matches m
          where m.group_id = g.id and m.status = 'completed') end)) + 1 from groups g
        join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id where g.rule_set = new.code)),
      kept, why.en, why.ar);
  end if;
  return null;
end $$;
