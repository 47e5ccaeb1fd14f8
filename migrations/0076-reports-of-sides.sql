-- Results that the sides of a tie report: who reported, the answer of the other side, and how it ended.
alter table groups
  -- after the start of a tie; none where it is null
  add column sheet_hours integer check (sheet_hours between 1 and 2160),
  -- after the report; without it only the other side or staff confirm
  add column confirmation_hours integer check (confirmation_hours between 1 and 2160),
  -- after the result was confirmed; never where it is null
  add column lock_hours integer check (lock_hours between 1 and 8760);

alter table matches add column confirmed_at timestamptz;
create index on matches (confirmed_at) where phase = 'confirmed';

create table reports (
  match_id integer not null references matches on delete cascade,
  number integer not null check (number > 0),
  side text not null check (side in ('home', 'away')),
  -- the version of the sheet; null where the edition has none
  sheet_version integer,
  home_score integer not null check (home_score >= 0),
  away_score integer not null check (away_score >= 0),
  outcome text not null default 'played',
  absent text,
  made_at timestamptz not null default now(),
  by_id uuid references accounts on delete set null,
  pass_id uuid references tie_passes on delete set null,
  -- silence until then confirms it; null where the group had no deadline that day
  confirm_by timestamptz,
  settled text check (settled in ('accepted', 'silence', 'decided', 'replaced')),
  settled_at timestamptz,
  -- of staff about a disputed result; the two sides read it
  decision text check (length(decision) <= 2000),
  primary key (match_id, number),
  check ((settled is null) = (settled_at is null))
);
create unique index open_report on reports (match_id) where settled is null;
create index on reports (confirm_by) where settled is null;
create index on reports (by_id) where by_id is not null;
create index on reports (pass_id) where pass_id is not null;

create table confirmations (
  match_id integer not null,
  report integer not null,
  side text not null check (side in ('home', 'away')),
  verdict text not null check (verdict in ('accept', 'dispute')),
  -- why it is disputed: for staff and the two sides, never public
  body text check (length(body) between 1 and 2000),
  made_at timestamptz not null default now(),
  by_id uuid references accounts on delete set null,
  pass_id uuid references tie_passes on delete set null,
  primary key (match_id, report, side),
  foreign key (match_id, report) references reports on delete cascade,
  check (verdict = 'accept' or body is not null)
);
create index on confirmations (by_id) where by_id is not null;
create index on confirmations (pass_id) where pass_id is not null;

-- Mails about a tie that waits for someone: one to an account on a day.
create table tie_reminders (
  match_id integer not null references matches on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  on_day date not null,
  primary key (match_id, account_id, on_day)
);
create index on tie_reminders (account_id);
create index on tie_reminders (on_day);

-- apply functions/reports.sql
create trigger keep_report before update on matches for each row execute function keep_report();

alter table reports enable row level security;
create policy see on reports for select using (
  (select league_scope()) in ('staff', 'system') or acts_in_tie(match_id));
create policy add on reports for insert with check (
  (select league_scope()) in ('staff', 'system') or acts_for_side(match_id, side));
-- A side settles what the other one reported.
create policy change on reports for update using (
  (select league_scope()) in ('staff', 'system') or acts_in_tie(match_id));

alter table confirmations enable row level security;
create policy see on confirmations for select using (
  (select league_scope()) in ('staff', 'system') or acts_in_tie(match_id));
create policy add on confirmations for insert with check (
  (select league_scope()) in ('staff', 'system') or acts_for_side(match_id, side));
create policy change on confirmations for update using (
  (select league_scope()) in ('staff', 'system') or acts_for_side(match_id, side));
