-- A counter whose wait grows with each further try says whether the last try was turned away.
alter table rate_limits add column refused boolean not null default false;
