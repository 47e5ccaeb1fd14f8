-- The tie that a complaint is about, where it began on the page of that tie. It is part of what was submitted.
-- not stricter: complaints_match_id_fkey
alter table complaints add column match_id integer references matches on delete set null;
-- apply functions/guard-case.sql
