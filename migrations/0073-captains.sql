-- People of the league with an account of their own: captains act for a squad, league managers run competitions.
alter type account_role add value if not exists 'captain';
alter type account_role add value if not exists 'league-manager';

-- The squads that an account acts for. An account has the role of a captain while it has a row here.
create table captains (
  account_id uuid not null references accounts on delete cascade,
  squad_id integer not null references squads on delete cascade,
  granted_by_id uuid references accounts on delete set null,
  granted_at timestamptz not null default now(),
  primary key (account_id, squad_id)
);
create index on captains (squad_id);

-- Links with a PIN by which someone without an account acts for one side of one tie.
create table tie_passes (
  id uuid primary key default gen_random_uuid(),
  match_id integer not null references matches on delete cascade,
  side text not null check (side in ('home', 'away')),
  issued_by_id uuid references accounts on delete set null,
  token_hash text not null unique,
  pin_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  wrong_pins integer not null default 0,
  entered_at timestamptz,
  -- of the secret in the browser that gave the PIN
  pass_hash text unique,
  revoked_at timestamptz
);
create index on tie_passes (match_id);

-- A line-up is seen by its own side and by staff until it is opened, which happens when both sides have handed theirs in.
alter table lineups add column opened_at timestamptz;
update lineups set opened_at = now();

-- apply functions/captains.sql
create trigger role_of_captain after insert or delete on captains for each row execute function give_role_of_captain();
create trigger open_both after insert or update of sealed_at on lineups for each row execute function open_lineups_of_both();

alter table lineups enable row level security;
create policy see on lineups for select using (
  opened_at is not null or (select league_scope()) in ('staff', 'system') or acts_for_side(match_id, side));
create policy add on lineups for insert with check (
  (select league_scope()) in ('staff', 'system') or acts_for_side(match_id, side));
create policy change on lineups for update using (
  (select league_scope()) in ('staff', 'system') or acts_for_side(match_id, side)
  or opened_at is not null and acts_in_tie(match_id));
create policy remove on lineups for delete using (
  (select league_scope()) in ('staff', 'system') or opened_at is null and acts_for_side(match_id, side));

alter table lineup_places enable row level security;
create policy see on lineup_places for select using (exists (select from lineups l where l.id = lineup_id));
create policy change on lineup_places for all using (
  (select league_scope()) in ('staff', 'system')
  or exists (select from lineups l where l.id = lineup_id
    and case when l.opened_at is null then acts_for_side(l.match_id, l.side) else acts_in_tie(l.match_id) end));

call count_changes('captains');
