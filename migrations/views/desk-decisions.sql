-- What the numbers about outcomes are counted from.
create view desk_decisions as
  select id, complaint_id, outcome, on_appeal, decided_at from complaint_decisions
  where case_power() = 'staff' and complaint_id not in (select recused_cases(case_person()));
revoke insert, update, delete on desk_decisions from tawila_app;
