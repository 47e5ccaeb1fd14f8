-- The list of the desk. Row policies keep PostgreSQL from using an index with operators that are not leakproof, such as
-- those of enums and patterns. So the views of the desk have their owner's rights, and check the power and the recusals
-- themselves, once a query (decision 15). The profile is joined by "left" so that it is left out of queries that ask
-- for none of its columns.
create view desk_cases as
  select c.id, c.case_reference, c.user_id, c.status, c.dispute_type, c.priority, c.version,
    c.created_at, c.submitted_at, c.last_updated_at,
    c.due_at, c.answer_due_at, c.appealed_at, c.assigned_to_id, a.name as officer, a.email as officer_email,
    u.full_name, u.full_name_ar, u.email, c.judges,
    c.reopened_at, c.withdrawn_at, c.reopen_until, c.appeal_judges, c.erased_at,
    case when c.erased_at is null then c.represented_name end as represented_name,
    -- Something arrived since the reader last opened it.
    c.id in (select complaint_id from desk_unread where account_id = case_person()) as is_unread,
    -- Under 18 today, in Riyadh; of an erased case nothing is told.
    c.erased_at is null
      and coalesce(u.date_of_birth > ((now() at time zone 'Asia/Riyadh')::date - interval '18 years')::date,
        false) as is_minor
  from complaints c left join complaint_users u on u.id = c.user_id left join accounts a on a.id = c.assigned_to_id
  where c.status <> 'draft' and case_power() = 'staff' and c.id not in (select recused_cases(case_person()));
revoke insert, update, delete on desk_cases from tawila_app;
