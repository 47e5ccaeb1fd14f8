-- The squads for which someone without an account is invited as captain: they are given when the invitation is accepted.
create table captain_invitations (
  pending_id uuid not null references pending_accounts on delete cascade,
  squad_id integer not null references squads on delete cascade,
  invited_by_id uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  primary key (pending_id, squad_id)
);
create index on captain_invitations (squad_id);
