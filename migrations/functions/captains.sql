-- The scope of a transaction in the league, set by app/access/league-scope.server.ts; without one no line-up is visible
-- before it is opened.
--   side   a captain or the holder of a pass: their own side
--   staff   those who manage the league
--   system   jobs, imports, restores
create or replace function league_scope() returns text language sql stable as $$
  select coalesce(current_setting('app.league_scope', true), '') $$;

-- Whether an account is captain of any squad of the two clubs of a tie.
create or replace function is_captain_of_clubs(of_match integer, account uuid) returns boolean language sql stable as $$
  select exists (select from captains c join squads s on s.id = c.squad_id
    join matches m on s.club_id in (m.home_team_id, m.away_team_id)
    where m.id = of_match and c.account_id = account) $$;

-- Whether a link with a PIN works: it is neither revoked nor over, and who issued it might still do so, as an account
-- that may manage captains and is none of either club (docs/rules/roles.md#captains). One without an issuer is the
-- operator's. The roles are those of `captain.manage` in app/access/policy.ts.
create or replace function pass_works(of_pass uuid, at timestamptz) returns boolean language sql stable as $$
  select exists (select from tie_passes p
    where p.id = of_pass and p.revoked_at is null and p.expires_at > at
      and (p.issued_by_id is null or not is_captain_of_clubs(p.match_id, p.issued_by_id)
        and exists (select from accounts a join account_roles r on r.account_id = a.id
          where a.id = p.issued_by_id and a.disabled_at is null
            and r.role in ('editor', 'league-manager', 'owner')))) $$;

-- The link of an account that is erased is no operator's: it is revoked.
create or replace function revoke_pass_of_gone() returns trigger language plpgsql as $$
begin
  new.revoked_at := coalesce(new.revoked_at, now());
  return new;
end $$;

-- Whether the actor of the scope acts for this side of this tie.
create or replace function acts_for_side(of_match integer, of_side text) returns boolean language sql stable as $$
  select league_scope() = 'side' and (
    exists (select from captains c
      join matches m on c.squad_id = case of_side when 'home' then m.home_squad_id else m.away_squad_id end
      where m.id = of_match and c.account_id = nullif(current_setting('app.league_person', true), '')::uuid)
    or exists (select from tie_passes p
      where p.id = nullif(current_setting('app.league_pass', true), '')::uuid
        and p.match_id = of_match and p.side = of_side and pass_works(p.id, now()))) $$;

create or replace function acts_in_tie(of_match integer) returns boolean language sql stable as $$
  select acts_for_side(of_match, 'home') or acts_for_side(of_match, 'away') $$;

-- Whether the person of the scope is captain of any squad of the two clubs: as staff they decide nothing about the tie
-- (docs/rules/league.md#reports).
create or replace function is_captain_in(of_match integer) returns boolean language sql stable as $$
  select is_captain_of_clubs(of_match, nullif(current_setting('app.league_person', true), '')::uuid) $$;

-- Opens both line-ups of a tie once both sides have handed theirs in. Runs as its owner: neither side may change the
-- other's row before.
create or replace function open_lineups_of_both() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from matches where id = new.match_id for update;
  if (select count(*) from lineups where match_id = new.match_id and sealed_at is not null) = 2 then
    update lineups set opened_at = now() where match_id = new.match_id and opened_at is null;
  end if;
  return null;
end $$;

-- Keeps what a side hands in, with the names of then, as it hands it in. Once both line-ups are open it stays as it is;
-- a side that takes its line-up back has handed in nothing (docs/rules/league.md#reports).
create or replace function keep_handed_in() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.opened_at is not null and league_scope() = 'side' then
    new.sealed_at := old.sealed_at;
  end if;
  if new.sealed_at is null then
    new.handed_in := null;
  elsif tg_op = 'UPDATE' and old.sealed_at is null and old.opened_at is null then
    new.handed_in := (select coalesce(jsonb_object_agg(place,
        jsonb_build_object('id', player_id, 'name', name, 'name_ar', name_ar)), '{}')
      from lineup_places where lineup_id = new.id);
  elsif tg_op = 'UPDATE' then
    new.handed_in := old.handed_in;
  end if;
  return new;
end $$;

-- An account is a captain while it acts for a squad. Of a squad that is given and one that is taken at once, the second
-- waits for the first.
create or replace function give_role_of_captain() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from accounts where id = coalesce(new.account_id, old.account_id) for no key update;
  if tg_op = 'INSERT' then
    insert into account_roles (account_id, role, granted_by_id) values (new.account_id, 'captain', new.granted_by_id)
      on conflict do nothing;
  elsif not exists (select from captains where account_id = old.account_id) then
    delete from account_roles where account_id = old.account_id and role = 'captain';
  end if;
  return null;
end $$;

-- A side of a tie that becomes another squad's takes nothing over from the former one: its passes are revoked, forms of
-- their browsers are stashed no more and deleted, its line-up goes while it is not open, and a request for another date
-- is over. A team whose class changes stays itself. Runs as its owner: whoever changes a tie may see none of them.
create or replace function end_work_of_sides() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare sides constant text[] := array_remove(array[
  case when new.home_squad_id is distinct from old.home_squad_id then 'home' end,
  case when new.away_squad_id is distinct from old.away_squad_id then 'away' end], null);
begin
  if current_setting('app.class_moves', true) = 'on' then return null; end if;
  update tie_passes set revoked_at = coalesce(revoked_at, now()), pass_hash = null, former_pass_hash = null
    where match_id = new.id and side = any(sides);
  delete from kept_forms using tie_passes p where p.id = pass_id and p.match_id = new.id and p.side = any(sides);
  delete from lineups where match_id = new.id and side = any(sides) and opened_at is null;
  update lineups set sealed_at = null, opened_first_at = null
    where match_id = new.id and side = any(sides) and (sealed_at is not null or opened_first_at is not null);
  update date_requests set state = 'expired', ended_at = now() where match_id = new.id and ended_at is null;
  update date_requests set home_squad_id = old.home_squad_id, away_squad_id = old.away_squad_id
    where match_id = new.id and home_squad_id is null;
  return null;
end $$;
revoke execute on function open_lineups_of_both, give_role_of_captain, end_work_of_sides from public;
