-- The page, of one window or device, that wrote a field of a draft last: its later saves replace its own text.
create table draft_fields (
  complaint_id uuid not null references complaints on delete cascade,
  field text not null,
  page uuid not null,
  primary key (complaint_id, field)
);
-- A text of a draft that another page replaced without having seen it. It is kept until the complainant chooses.
create table draft_texts (
  id uuid primary key default gen_random_uuid(),
  complaint_id uuid not null references complaints on delete cascade,
  field text not null,
  page uuid,
  body text not null check (length(body) between 1 and 20000),
  kept_at timestamptz not null default now()
);
create index on draft_texts (complaint_id, kept_at);

alter table draft_fields enable row level security;
alter table draft_texts enable row level security;
create policy own on draft_fields using ((select case_power()) = 'own' and exists (
  select from complaints c where c.id = complaint_id and c.user_id = (select case_person()) and c.status = 'draft'));
create policy own on draft_texts using ((select case_power()) = 'own' and exists (
  select from complaints c where c.id = complaint_id and c.user_id = (select case_person()) and c.status = 'draft'));
