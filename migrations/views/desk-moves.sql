-- When cases came to which status.
create view desk_moves as
  select at, to_status as status from complaint_events
  where to_status is not null and case_power() = 'staff' and complaint_id not in (select recused_cases(case_person()));
revoke insert, update, delete on desk_moves from tawila_app;
