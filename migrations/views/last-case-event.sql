-- Changes whenever a list of cases has changed.
create view last_case_event as
  select coalesce((select id from complaint_events where case_power() = 'system'
      or (case_power() = 'staff' and complaint_id not in (select recused_cases(case_person())))
        order by id desc limit 1), 0) as id;
revoke insert, update, delete on last_case_event from tawila_app;
