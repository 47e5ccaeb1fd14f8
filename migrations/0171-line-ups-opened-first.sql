-- When a side opened what the other one had named, without having handed in its own: the page of the tie says so.
alter table lineups add column opened_first_at timestamptz;
