-- When staff ended a dispute, and when both sides' captains were told of it.
alter table confirmations add column decided_at timestamptz;
alter table confirmations add column decision_told_at timestamptz;
create index on confirmations (decided_at) where decided_at is not null and decision_told_at is null;

-- apply functions/reports.sql
create trigger keep_dispute after update of settled on reports for each row
  when (old.settled is distinct from new.settled) execute function keep_dispute();
