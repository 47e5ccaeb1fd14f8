-- An access link reads and asks: the table of transitions says which of them it makes, and it adds no decision. A process of an earlier
-- release names no link, so the policy refuses nothing of it.
-- not stricter: no_link
-- apply functions/case-scope.sql
alter table case_moves add column by_link boolean not null default false;
create policy no_link on complaint_decisions as restrictive for insert with check (not case_by_link());
