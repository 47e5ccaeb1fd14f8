-- Complaints: who files them, the cases, what is attached to them and said about them.
create type id_type as enum ('national_id', 'passport', 'iqama');
create type submitter_type as enum ('player', 'trainer', 'club', 'legal_representative', 'official', 'other');
create type complaint_status as enum ('draft', 'submitted', 'under_review', 'pending_information', 'incomplete_evidence',
  'in_progress', 'resolved', 'closed', 'appealed', 'rejected');
create type dispute_type as enum ('player_classification', 'financial', 'disciplinary', 'other', 'referee_decision',
  'match_organization', 'player_conduct', 'disciplinary_committee', 'club_administration');
create type complaint_priority as enum ('low', 'medium', 'high', 'urgent');
create type scan_state as enum ('pending', 'clean', 'infected', 'unscannable');

-- Who asks, for the row policies below. Set for one transaction by case-access.server.ts; nobody set is nobody.
--   own    a complainant: their own cases          staff   officers and heads: every submitted case
--   track  a guest who proved a reference: one case   system  the product itself: jobs, comparisons
create function case_power() returns text language sql stable as $$
  select coalesce(current_setting('app.case_power', true), '') $$;
create function case_person() returns uuid language sql stable as $$
  select nullif(current_setting('app.case_person', true), '')::uuid $$;
create function case_tracked() returns uuid language sql stable as $$
  select nullif(current_setting('app.case_tracked', true), '')::uuid $$;

create table complaint_users (
  id uuid primary key references accounts on delete restrict,
  email citext not null,
  full_name text not null,
  full_name_ar text,
  phone text,
  date_of_birth date check (date_of_birth between '1900-01-01' and '2200-01-01'),
  address text,
  id_type id_type,
  id_number text,          -- sealed: key id, nonce and text, bound to this row
  id_number_index text,    -- keyed hash, for comparing only
  organization text,
  organization_ar text,
  submitter_type submitter_type not null default 'player',
  email_verified boolean not null default false,
  erased_at timestamptz,
  inbox_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on complaint_users (email);

create table complaints (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references complaint_users on delete restrict,
  case_reference text unique check (case_reference ~ '^\d{4}-\d{6}$'),
  status complaint_status not null default 'draft',
  -- Where the case goes back to when the complainant has answered.
  status_before complaint_status,
  dispute_type dispute_type not null default 'other',
  detailed_description text,
  detailed_description_ar text,
  incident_location text,
  incident_location_ar text,
  incident_date date check (incident_date between '1900-01-01' and '2200-01-01'),
  first_party_full_name text,
  first_party_phone text,
  first_party_organization text,
  second_party_full_name text,
  second_party_phone text,
  second_party_organization text,
  priority complaint_priority not null default 'medium',
  language site_language not null default 'ar',
  terms_version text,
  -- How far the wizard of the draft has come.
  step integer not null default 1 check (step between 1 and 4),
  appeal_until timestamptz,
  appeal_grounds text,
  appealed_at timestamptz,
  withdrawn_at timestamptz,
  appeal_reminded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  updated_at timestamptz not null default now(),
  last_updated_at timestamptz not null default now(),
  -- A draft has no reference and everything else has one, with a date, a statement and the terms agreed to.
  check ((status = 'draft') = (case_reference is null)),
  check ((status = 'draft') = (submitted_at is null)),
  check (status = 'draft' or (detailed_description is not null and terms_version is not null))
);
create index on complaints (user_id, created_at desc);
create index on complaints (status, created_at desc);
create index on complaints (created_at desc, id desc);

create table complaint_attachments (
  id uuid primary key default gen_random_uuid(),
  complaint_id uuid not null references complaints on delete cascade,
  file_name text not null,
  file_path text not null unique,
  file_type text not null,
  file_size bigint not null check (file_size > 0 and file_size <= 20971520),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  scan scan_state not null default 'pending',
  scanned_at timestamptz,
  uploaded_by_id uuid references accounts on delete set null,
  uploaded_at timestamptz not null default now(),
  erased_at timestamptz
);
create index on complaint_attachments (complaint_id, uploaded_at);

-- What happened to a case, in order. Rows are added and never changed. Words of people stand in messages, not here.
create table complaint_events (
  id bigint generated by default as identity primary key,
  complaint_id uuid not null references complaints on delete cascade,
  at timestamptz not null default now(),
  type text not null,
  actor_id uuid references accounts on delete set null,
  actor_role text not null check (actor_role in ('complainant', 'officer', 'head', 'system')),
  from_status complaint_status,
  to_status complaint_status,
  is_public boolean not null default true,
  details jsonb not null default '{}'
);
create index on complaint_events (complaint_id, id);

-- What complainant and officers wrote to each other; a question and a wish for evidence have a day until which to answer.
create table complaint_messages (
  id bigint generated by default as identity primary key,
  complaint_id uuid not null references complaints on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('message', 'question', 'evidence_request', 'answer', 'note', 'reason')),
  author_id uuid references accounts on delete set null,
  author_role text not null check (author_role in ('complainant', 'officer', 'head', 'system')),
  body text not null,
  due_on date,
  answered_at timestamptz,
  reminded_at timestamptz
);
create index on complaint_messages (complaint_id, id);
create index on complaint_messages (due_on) where due_on is not null and answered_at is null;

create table complaint_decisions (
  id bigint generated by default as identity primary key,
  complaint_id uuid not null references complaints on delete cascade,
  outcome complaint_status not null check (outcome in ('resolved', 'rejected')),
  body text not null,
  on_appeal boolean not null default false,
  decided_by_id uuid references accounts on delete set null,
  decided_at timestamptz not null default now()
);
create index on complaint_decisions (complaint_id, id);

-- The proof of receipt: the text that was signed, and the signature. Never changed, and kept when a case's words are erased.
create table receipt_keys (
  key text primary key,
  public_key text not null,
  created_at timestamptz not null default now()
);
create table complaint_receipts (
  complaint_id uuid primary key references complaints on delete restrict,
  case_reference text not null unique,
  body text not null,
  signature text not null,
  receipt_key text not null references receipt_keys
);

-- One row a year: references are consecutive because a number is taken in the transaction that uses it.
create table case_counters (
  year integer primary key,
  last integer not null
);

-- Six digits by mail; only a keyed hash is kept.
create table one_time_codes (
  email_hash text not null,
  purpose text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (email_hash, purpose)
);

-- A guest who proved a reference: what this browser may see of one case, and until when.
create table tracking_passes (
  token_hash text primary key,
  complaint_id uuid not null references complaints on delete cascade,
  sees_all boolean not null default false,
  expires_at timestamptz not null
);
create index on tracking_passes (complaint_id);

-- A registration before its last step, and the address that waits to be confirmed; sealed.
create table registrations (
  token_hash text primary key,
  sealed text not null,
  created_at timestamptz not null default now()
);

create table erasure_requests (
  account_id uuid primary key references accounts on delete cascade,
  requested_at timestamptz not null default now(),
  done_at timestamptz
);

-- Browsers that have signed in to an account before.
create table known_devices (
  account_id uuid not null references accounts on delete cascade,
  token_hash text not null,
  last_used_at timestamptz not null default now(),
  primary key (account_id, token_hash)
);

-- Which state may follow which, and by whose hand: the table of app/complaints/case/case-flow.ts, held equal by a test.
create table case_moves (
  from_status complaint_status not null,
  to_status complaint_status not null,
  who text not null check (who in ('complainant', 'officer', 'head', 'system')),
  primary key (from_status, to_status, who)
);
insert into case_moves
  select 'draft', 'submitted', 'complainant'
  union all  -- the working states, to each other
  select a, b, who from unnest('{submitted,under_review,pending_information,incomplete_evidence,in_progress}'::complaint_status[]) a,
    unnest('{submitted,under_review,pending_information,incomplete_evidence,in_progress}'::complaint_status[]) b,
    unnest('{officer,head}'::text[]) who where a <> b
  union all  -- an answer leads back to the state before
  select a, b, 'complainant' from unnest('{pending_information,incomplete_evidence}'::complaint_status[]) a,
    unnest('{submitted,under_review,in_progress}'::complaint_status[]) b
  union all  -- decisions
  select a, 'resolved', who from unnest('{submitted,under_review,pending_information,incomplete_evidence,in_progress}'::complaint_status[]) a,
    unnest('{officer,head}'::text[]) who
  union all
  select a, 'rejected', 'head' from unnest('{submitted,under_review,pending_information,incomplete_evidence,in_progress}'::complaint_status[]) a
  union all  -- the end
  select a, 'closed', who from unnest('{submitted,under_review,pending_information,incomplete_evidence,in_progress}'::complaint_status[]) a,
    unnest('{complainant,officer,head}'::text[]) who
  union all
  select a, 'closed', who from unnest('{resolved,rejected}'::complaint_status[]) a, unnest('{officer,head,system}'::text[]) who
  union all  -- appeals
  select a, 'appealed', 'complainant' from unnest('{resolved,rejected,closed}'::complaint_status[]) a
  union all
  select 'appealed', b, 'head' from unnest('{in_progress,resolved,rejected}'::complaint_status[]) b
  union all  -- opened again
  select a, 'under_review', 'head' from unnest('{closed,resolved,rejected}'::complaint_status[]) a;
revoke insert, update, delete on case_moves from tawila_app;

-- What the complainant signed for: it stays as it was submitted.
create function statement_of(c complaints) returns text language sql immutable as $$
  select jsonb_build_array(c.detailed_description, c.detailed_description_ar, c.incident_location, c.incident_location_ar,
    c.incident_date, c.first_party_full_name, c.first_party_phone, c.first_party_organization, c.second_party_full_name,
    c.second_party_phone, c.second_party_organization, c.terms_version, c.created_at)::text $$;

-- The second lock on every change of a case: it is a move of the table, by somebody who may make it.
create function guard_case() returns trigger language plpgsql as $$
declare
  power text := case_power();
begin
  if tg_op = 'INSERT' then
    if new.status <> 'draft' then raise exception 'a case begins as a draft' using errcode = 'check_violation'; end if;
    return new;
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  if old.status <> 'draft' then
    if new.user_id <> old.user_id or new.case_reference <> old.case_reference or new.submitted_at <> old.submitted_at then
      raise exception 'owner, reference and date of a case never change' using errcode = 'check_violation';
    end if;
    if power = 'own' and (new.dispute_type, new.priority, new.appeal_until)
        is distinct from (old.dispute_type, old.priority, old.appeal_until) then
      raise exception 'type, priority and deadlines of a case are for officers' using errcode = 'insufficient_privilege';
    end if;
    if power in ('own', 'staff') and statement_of(new) is distinct from statement_of(old) then
      raise exception 'what was submitted never changes' using errcode = 'insufficient_privilege';
    end if;
  end if;
  if new.status = old.status then return new; end if;
  if not exists (select from case_moves where from_status = old.status and to_status = new.status
      and case power when 'own' then who = 'complainant' when 'staff' then who in ('officer', 'head')
                     when 'system' then who = 'system' else true end) then
    raise exception 'a case does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if new.status = 'appealed' and (old.appealed_at is not null or old.withdrawn_at is not null
      or old.appeal_until is null or old.appeal_until < now()) then
    raise exception 'this case can no longer be appealed' using errcode = 'check_violation';
  end if;
  if power = 'own' and old.status in ('pending_information', 'incomplete_evidence') and new.status <> 'closed'
      and new.status is distinct from old.status_before then
    raise exception 'an answer leads back to the state before' using errcode = 'check_violation';
  end if;
  new.last_updated_at := now();
  return new;
end $$;
create trigger guard_case before insert or update on complaints for each row execute function guard_case();

-- Row by row: who sees and changes what. The product's own role is the only one these hold for; it owns nothing.
do $$
declare
  name text;
begin
  foreach name in array '{complaint_users,complaints,complaint_attachments,complaint_events,complaint_messages,complaint_decisions,complaint_receipts,tracking_passes,erasure_requests}'::text[]
  loop
    execute format('alter table %I enable row level security', name);
  end loop;
end $$;

create policy see on complaint_users for select using (
  (select case_power()) in ('staff', 'system') or ((select case_power()) = 'own' and id = (select case_person())));
create policy add on complaint_users for insert with check (
  (select case_power()) = 'system' or ((select case_power()) = 'own' and id = (select case_person())));
create policy change on complaint_users for update using (
  (select case_power()) = 'system' or ((select case_power()) = 'own' and id = (select case_person())));

create policy see on complaints for select using (
  (select case_power()) = 'system'
  or ((select case_power()) = 'staff' and status <> 'draft')
  or ((select case_power()) = 'own' and user_id = (select case_person()))
  or ((select case_power()) = 'track' and id = (select case_tracked())));
create policy add on complaints for insert with check (
  (select case_power()) = 'own' and user_id = (select case_person()) and status = 'draft');
create policy change on complaints for update using (
  (select case_power()) = 'system'
  or ((select case_power()) = 'staff' and status <> 'draft')
  or ((select case_power()) = 'own' and user_id = (select case_person())));
create policy discard on complaints for delete using (
  status = 'draft' and ((select case_power()) = 'system'
  or ((select case_power()) = 'own' and user_id = (select case_person()))));

-- Everything that hangs on a case is seen by whom the case is seen: the rows asked for here pass the policy above.
create policy see on complaint_attachments for select using (
  exists (select from complaints c where c.id = complaint_id));
create policy add on complaint_attachments for insert with check (
  (select case_power()) in ('own', 'staff') and exists (select from complaints c where c.id = complaint_id));
create policy change on complaint_attachments for update using (
  (select case_power()) in ('system', 'staff') and exists (select from complaints c where c.id = complaint_id));
create policy discard on complaint_attachments for delete using (
  exists (select from complaints c where c.id = complaint_id and c.status = 'draft'));

create policy see on complaint_events for select using (
  (is_public or (select case_power()) in ('staff', 'system')) and exists (select from complaints c where c.id = complaint_id));
create policy add on complaint_events for insert with check (
  (select case_power()) in ('own', 'staff', 'system') and exists (select from complaints c where c.id = complaint_id));

create policy see on complaint_messages for select using (
  exists (select from complaints c where c.id = complaint_id));
create policy add on complaint_messages for insert with check (
  (select case_power()) in ('own', 'staff', 'system')
  and ((select case_power()) <> 'own' or (author_role = 'complainant' and kind in ('message', 'answer', 'reason')))
  and exists (select from complaints c where c.id = complaint_id));
create policy change on complaint_messages for update using (
  (select case_power()) in ('staff', 'system') and exists (select from complaints c where c.id = complaint_id));

create policy see on complaint_decisions for select using (
  exists (select from complaints c where c.id = complaint_id));
create policy add on complaint_decisions for insert with check (
  (select case_power()) = 'staff' and exists (select from complaints c where c.id = complaint_id));
create policy change on complaint_decisions for update using ((select case_power()) = 'system');

create policy see on complaint_receipts for select using (
  exists (select from complaints c where c.id = complaint_id));
create policy add on complaint_receipts for insert with check (
  (select case_power()) = 'own' and exists (select from complaints c where c.id = complaint_id));

create policy passes on tracking_passes using ((select case_power()) = 'system') with check ((select case_power()) = 'system');
create policy own on erasure_requests using (
  (select case_power()) = 'system' or ((select case_power()) = 'own' and account_id = (select case_person())));

-- What happened stays as it happened. A message changes only in having been answered or, when its person is erased, in its words.
revoke update, delete, truncate on complaint_events, complaint_receipts, receipt_keys from tawila_app;
revoke delete, truncate on complaint_messages, complaint_decisions, complaint_users from tawila_app;

