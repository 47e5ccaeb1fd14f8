-- Clubs of players by days. `players.team_id` is the club of today: a writer of it keeps the stints in step, and a
-- stint that begins or ends today changes it. The day is today in Riyadh, unless the transaction names another because
-- it takes back a change of that day.
create or replace function day_of_stints() returns date language sql stable as $$
  select coalesce(nullif(current_setting('app.stint_day', true), '')::date,
    (now() at time zone 'Asia/Riyadh')::date) $$;

create or replace function keep_stint_of_player() returns trigger language plpgsql as $$
declare
  today date := day_of_stints();
  present stints;
  former stints;
  next_day date;
begin
  if tg_op = 'INSERT' then
    if new.team_id is not null then
      insert into stints (player_id, club_id, is_derived) values (new.id, new.team_id, true);
    end if;
    return null;
  end if;
  if new.team_id is not distinct from old.team_id then return null; end if;
  select * into present from stints
    where player_id = new.id and kind = 'own' and daterange(from_on, until_on, '[]') @> today for update;
  if present.id is not null and present.club_id is not distinct from new.team_id then return null; end if;
  select * into former from stints
    where player_id = new.id and kind = 'own' and cut_on = today and club_id = new.team_id for update;
  if former.id is not null then
    -- Back on the same day: nothing has happened.
    if present.from_on = today then delete from stints where id = present.id;
    elsif present.id is not null then
      update stints set until_on = today - 1, cut_on = today, uncut_until = until_on where id = present.id;
    end if;
    update stints set until_on = uncut_until, cut_on = null, uncut_until = null where id = former.id;
    return null;
  end if;
  if present.id is not null and present.from_on = today and new.team_id is not null then
    update stints set club_id = new.team_id where id = present.id;
    return null;
  end if;
  if present.from_on = today then delete from stints where id = present.id;
  elsif present.id is not null then
    update stints set until_on = today - 1, cut_on = today, uncut_until = until_on where id = present.id;
  end if;
  if new.team_id is not null then
    select min(from_on) into next_day from stints where player_id = new.id and kind = 'own' and from_on > today;
    insert into stints (player_id, club_id, from_on, until_on, is_derived)
      values (new.id, new.team_id, today, next_day - 1, true);
  end if;
  return null;
end $$;

-- A stint that someone gives is known better than one that only follows from players.team_id: of that one the days
-- around it are left.
create or replace function let_derived_stints_give_way() returns trigger language plpgsql as $$
declare other stints;
begin
  for other in select * from stints where player_id = new.player_id and kind = 'own' and is_derived
    and id <> coalesce(new.id, 0)
      and daterange(from_on, until_on, '[]') && daterange(new.from_on, new.until_on, '[]') for update loop
    if new.until_on is not null and (other.until_on is null or other.until_on > new.until_on) then
      update stints set from_on = new.until_on + 1 where id = other.id;
    elsif new.from_on is not null and other.club_id <> new.club_id
      and (other.from_on is null or other.from_on < new.from_on) then
      update stints set until_on = new.from_on - 1, cut_on = null, uncut_until = null where id = other.id;
    else
      delete from stints where id = other.id;
    end if;
  end loop;
  return new;
end $$;

-- Gives a player the club of today's own stint.
create or replace function follow_stint() returns trigger language plpgsql as $$
declare
  of_player integer := case tg_op when 'DELETE' then old.player_id else new.player_id end;
  club integer;
begin
  select club_id into club from stints
    where player_id = of_player and kind = 'own' and daterange(from_on, until_on, '[]') @> day_of_stints();
  update players set team_id = club where id = of_player and team_id is distinct from club;
  if tg_op = 'UPDATE' and old.player_id <> new.player_id then
    update players set team_id = (select club_id from stints where player_id = old.player_id and kind = 'own'
      and daterange(from_on, until_on, '[]') @> day_of_stints()) where id = old.player_id;
  end if;
  return null;
end $$;

-- `players.licence_no` is the number of today: an approved licence with a number gives it, one that is no longer
-- approved takes it back.
create or replace function keep_licence_number() returns trigger language plpgsql as $$
declare was text := null;
begin
  if tg_op = 'DELETE' then
    if old.state = 'approved' then
      update players set licence_no = old.former_no where id = old.player_id and licence_no = old.number
        and licence_no is distinct from old.former_no;
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' then
    if old.state = 'approved' then was := old.number; end if;
  end if;
  if new.state = 'approved' and new.number is not null and new.number is distinct from was then
    if was is null then select licence_no into new.former_no from players where id = new.player_id; end if;
    update players set licence_no = new.number where id = new.player_id and licence_no is distinct from new.number;
  elsif was is not null and (new.state <> 'approved' or new.number is null) then
    update players set licence_no = new.former_no where id = new.player_id and licence_no = was
      and licence_no is distinct from new.former_no;
    new.former_no := null;
  end if;
  return new;
end $$;
