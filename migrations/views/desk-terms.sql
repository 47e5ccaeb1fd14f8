-- What the numbers about deadlines are counted from.
create view desk_terms as
  select id, dispute_type, submitted_at, first_answered_at, appealed_at, was_late, due_at, answer_due_at,
    clock_from, clock_stopped_at
  from complaints where status <> 'draft' and case_power() = 'staff'
    and id not in (select recused_cases(case_person()));
revoke insert, update, delete on desk_terms from tawila_app;
