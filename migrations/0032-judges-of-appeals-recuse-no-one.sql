-- Who decided the appeal of a case recuses no one from it and lifts no recusal, as who decided the case before: else
-- the head who could reopen it alone would be recused by the one whose decision it is.
-- apply functions/reopening.sql
drop policy add on case_conflicts;
create policy add on case_conflicts for insert with check (
  (select case_power()) = 'staff' and exists (select from complaints c where c.id = complaint_id
        and (kind = 'declared' and account_id = (select case_person())
          or kind = 'ordered' and account_id <> (select case_person()) and recused_by_id = (select case_person())
            and (select acts_as_head()) and not has_judged(c, (select case_person())))));
drop policy lift on case_conflicts;
create policy lift on case_conflicts for delete using (
  (select case_power()) = 'staff' and account_id <> (select case_person()) and (select acts_as_head())
  and exists (select from complaints c where c.id = complaint_id and not has_judged(c, (select case_person()))));
