-- Heads and owners are told of each recusal that another person caused: by the names in a complaint, a side of a match, or the order of a head.
alter table desk_notices drop constraint desk_notices_kind_check;
alter table desk_notices add check (kind in ('new_case', 'answer', 'evidence', 'message', 'appeal', 'withdrawal', 'urgent', 'overdue_answer',
  'erasure', 'recusal', 'nobody'));

-- apply functions/staff-of-case.sql
-- apply functions/recusal.sql
create trigger tell_of_recusal after insert on case_conflicts for each row when (new.kind <> 'declared') execute function tell_of_recusal();
