-- The references of cases for those who are recused from them.
create view desk_recused as select id, case_reference from complaints
  where status <> 'draft' and case_power() = 'staff' and id in (select recused_cases(case_person()));
revoke insert, update, delete on desk_recused from tawila_app;
