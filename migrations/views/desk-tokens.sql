-- By what cases are found and linked at the desk.
create view desk_tokens as select complaint_id, tokens, links from case_tokens
  where case_power() = 'staff' and complaint_id not in (select recused_cases(case_person()));
revoke insert, update, delete on desk_tokens from tawila_app;
