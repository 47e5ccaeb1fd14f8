-- Made while cases are written: deleting a tie looks for the cases about it.
drop index concurrently if exists complaints_match_id_idx;
create index concurrently complaints_match_id_idx on complaints (match_id) where match_id is not null;
