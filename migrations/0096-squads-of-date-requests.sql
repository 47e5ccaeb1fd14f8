-- The squads of a tie whose clubs or teams were changed after a request: the sides that play it since see no more of it. Null while they are those of the tie.
alter table date_requests add column home_squad_id integer references squads on delete cascade;
alter table date_requests add column away_squad_id integer references squads on delete cascade;
create index on date_requests (home_squad_id) where home_squad_id is not null;
create index on date_requests (away_squad_id) where away_squad_id is not null;
