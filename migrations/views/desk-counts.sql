-- All cases are counted from a small index; the few from which the person is recused are subtracted.
create view desk_counts as
  select n.status, n.count - coalesce(r.count, 0) as count
  from (select status, count(*) as count from complaints where status <> 'draft'
    and case_power() = 'staff' group by status) n
  left join (select status, count(*) as count from complaints where status <> 'draft' and case_power() = 'staff'
    and id in (select recused_cases(case_person())) group by status) r using (status);
revoke insert, update, delete on desk_counts from tawila_app;
