-- The day on which a side says that a tie was played, and which side. It is the tie's as long as `match_date` is the same. A former release writes
-- neither.
-- not stricter: matches_said_by_check
alter table matches add column said_day date;
alter table matches add column said_by text check (said_by in ('home', 'away'));
