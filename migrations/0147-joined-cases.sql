-- Cases that an officer joined because they belong together; each keeps its own record. Of a pair the smaller id comes first.
create table joined_cases (
  complaint_id uuid not null references complaints on delete cascade,
  other_id uuid not null references complaints on delete cascade,
  joined_by_id uuid references accounts on delete set null,
  joined_at timestamptz not null default now(),
  primary key (complaint_id, other_id),
  check (complaint_id < other_id)
);
create index on joined_cases (other_id);
alter table joined_cases enable row level security;
-- Seen from a case in which the reader takes part; made and ended by officers who take part in both, never by an access link.
create policy see on joined_cases for select using ((select case_power()) in ('staff', 'system')
  and exists (select from complaints c where c.id in (complaint_id, other_id)));
create policy add on joined_cases for insert with check ((select case_power()) = 'staff' and not case_by_link()
  and exists (select from complaints c where c.id = complaint_id) and exists (select from complaints c where c.id = other_id));
create policy remove on joined_cases for delete using ((select case_power()) = 'staff' and not case_by_link()
  and exists (select from complaints c where c.id = complaint_id) and exists (select from complaints c where c.id = other_id));
revoke update, truncate on joined_cases from tawila_app;
