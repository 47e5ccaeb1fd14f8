-- The pauses of a case's deadline as days, `2027-01-10/2027-01-17`, so that they are counted by the calendar of now.
-- Null until the product has found those of an open case in its events, and for good where the case had ended before.
alter table complaints add column clock_pauses text[];
