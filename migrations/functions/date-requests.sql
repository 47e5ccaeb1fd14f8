-- A request for another date is over when its tie moves by another way, is played or is called off. Runs as its owner:
-- whoever changes the tie may not see the request. An acceptance or a decision ends the request before it moves the
-- tie.
create or replace function end_date_requests() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (new.match_date, new.match_time) is distinct from (old.match_date, old.match_time) or new.status <> 'scheduled'
    or new.phase is not distinct from 'in_play' then
    update date_requests set state = 'expired', ended_at = now() where match_id = new.id and ended_at is null;
  end if;
  return null;
end $$;
revoke execute on function end_date_requests from public;
