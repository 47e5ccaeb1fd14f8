-- A shorter time for the answer to a report counts seven days after it was set: in one night it
-- confirms nothing by silence
-- (docs/rules/league.md#reports). Until then the time of before counts, which may be none.
alter table groups
  add column former_answer_hours integer,
  add column answer_hours_from timestamptz;
-- apply functions/reports.sql
create trigger delay_shorter_answers before update of confirmation_hours on groups
  for each row execute function delay_shorter_answers();
