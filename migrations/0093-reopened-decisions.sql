-- When the case of a published decision was reopened or appealed; null while the words are those of its last decision.
alter table published_decisions add column reopened_at timestamptz;
update published_decisions p set reopened_at = now() from complaints c
  where c.case_reference = p.case_reference and c.status::text not in ('resolved', 'rejected', 'closed');

-- apply functions/published-decisions.sql
create trigger note_reopened_case after update of status on complaints for each row
  when (old.status::text in ('resolved', 'rejected', 'closed') and new.status::text not in ('resolved', 'rejected', 'closed'))
  execute function note_reopened_case();
