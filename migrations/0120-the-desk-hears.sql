-- What arrived in a case since an officer or head last opened it, and what they are to read of it by mail. Both are written in the transaction
-- of the act; opening the case deletes both.
create table desk_unread (
  account_id uuid not null references accounts on delete cascade,
  complaint_id uuid not null references complaints on delete cascade,
  since timestamptz not null default now(),
  primary key (account_id, complaint_id)
);
create index on desk_unread (complaint_id);
create table desk_notices (
  account_id uuid not null references accounts on delete cascade,
  complaint_id uuid not null references complaints on delete cascade,
  kind text not null check (kind in ('new_case', 'answer', 'evidence', 'message', 'appeal', 'withdrawal', 'urgent', 'overdue_answer', 'nobody')),
  at timestamptz not null default now(),
  primary key (account_id, complaint_id, kind)
);
create index on desk_notices (complaint_id);
-- How often a person is mailed, and when that was last done. A person without a row has the default.
create table desk_mail_settings (
  account_id uuid primary key references accounts on delete cascade,
  pace text not null default 'at_once' check (pace in ('at_once', 'hourly', 'morning')),
  mailed_at timestamptz
);

alter table desk_unread enable row level security;
alter table desk_notices enable row level security;
alter table desk_mail_settings enable row level security;
-- Officers and heads see and delete their own rows, of cases in which they take part; the product adds them.
create policy system on desk_unread using ((select case_power()) = 'system') with check ((select case_power()) = 'system');
create policy see on desk_unread for select using ((select case_power()) = 'staff' and account_id = (select case_person())
  and complaint_id not in (select recused_cases((select case_person()))));
create policy open on desk_unread for delete using ((select case_power()) = 'staff' and account_id = (select case_person()));
create policy system on desk_notices using ((select case_power()) = 'system') with check ((select case_power()) = 'system');
create policy see on desk_notices for select using ((select case_power()) = 'staff' and account_id = (select case_person())
  and complaint_id not in (select recused_cases((select case_person()))));
create policy open on desk_notices for delete using ((select case_power()) = 'staff' and account_id = (select case_person()));
create policy own on desk_mail_settings using (
  (select case_power()) = 'system' or ((select case_power()) = 'staff' and account_id = (select case_person())));
