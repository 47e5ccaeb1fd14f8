-- Records under the ids of other systems, such as `ittf:121411`: a file that names one of them means this record and no other. They go with it.
create table external_ids (
  source text not null check (source ~ '^[a-z][a-z0-9._-]{0,39}$'),
  external_id text not null check (length(external_id) between 1 and 100),
  kind text not null generated always as
    (case when team_id is not null then 'team' when player_id is not null then 'player' else 'match' end) stored,
  record integer not null generated always as (coalesce(team_id, player_id, match_id)) stored,
  team_id integer references teams on delete cascade,
  player_id integer references players on delete cascade,
  match_id integer references matches on delete cascade,
  -- The import that brought it, which can be taken back.
  import_batch_id integer references import_batches on delete set null,
  created_at timestamptz not null default now(),
  primary key (source, kind, external_id),
  check (num_nonnulls(team_id, player_id, match_id) = 1)
);
create index on external_ids (team_id) where team_id is not null;
create index on external_ids (player_id) where player_id is not null;
create index on external_ids (match_id) where match_id is not null;
create index on external_ids (import_batch_id) where import_batch_id is not null;
