-- A person of the staff who is captain of a side settles no report of the tie. Former
-- releases name no person in the scope of staff.
-- not stricter: change
-- apply functions/captains.sql
drop policy change on reports;
create policy change on reports for update using (
  (select league_scope()) = 'system' or (select league_scope()) = 'staff' and not is_captain_in(match_id)
  or acts_in_tie(match_id));
