-- What is asked of all cases at once. The policy of a table that hangs on cases asks for every row whether its case is seen; over many
-- rows the planner reads every case for it. These views have their owner's rights and ask for the power once a query, like the desk's
-- list. The last event says whether any list of cases has changed; the others are what the numbers are counted from.
create view last_case_event as
  select coalesce(max(id), 0) as id from complaint_events where case_power() in ('staff', 'system');
create view desk_terms as
  select id, dispute_type, submitted_at, first_answered_at, appealed_at, was_late, due_at, clock_from, clock_stopped_at
  from complaints where status <> 'draft' and case_power() = 'staff';
create view desk_decisions as
  select id, complaint_id, outcome, on_appeal, decided_at from complaint_decisions where case_power() = 'staff';
-- Who filed, to search for: few people are found first, and their cases by their ids.
create view desk_people as select id, search from complaint_users where case_power() = 'staff';
revoke insert, update, delete on last_case_event, desk_terms, desk_decisions, desk_people from tawila_app;

create index on complaint_events (at, to_status) where to_status is not null;
create index on complaint_decisions (decided_at);
create index on complaints (submitted_at, dispute_type) where status <> 'draft';
create index on complaints (appealed_at) where appealed_at is not null;
create index on complaints (due_at) where clock_from is not null and clock_stopped_at is null;
