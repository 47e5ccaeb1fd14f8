-- Since when a result is confirmed that was typed or came from a file, and has no phase.
-- apply functions/reports.sql
create trigger time_result before insert or update on matches for each row execute function time_result();
