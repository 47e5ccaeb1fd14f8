-- Complaints: who files them, the cases, and what belongs to them.

create type id_type as enum ('national_id', 'passport', 'iqama');
create type submitter_type as enum ('player', 'trainer', 'club', 'legal_representative', 'official', 'other');
create type complaint_status as enum ('draft', 'submitted', 'under_review', 'pending_information',
  'incomplete_evidence', 'in_progress', 'resolved', 'closed', 'appealed', 'rejected');
create type dispute_type as enum ('player_classification', 'financial', 'disciplinary', 'other', 'referee_decision',
  'match_organization', 'player_conduct', 'disciplinary_committee', 'club_administration');
create type complaint_priority as enum ('low', 'medium', 'high', 'urgent');
create type scan_state as enum ('pending', 'clean', 'infected', 'unscannable');
create type receipt_act as enum ('submission', 'answer', 'evidence', 'appeal', 'withdrawal');

-- Row policies: who sees and changes what. The product's own role is the only one the policies hold for; it owns
-- nothing. Who asks is set for one transaction (functions/case-scope.sql); nobody set is nobody. What belongs to a case
-- is seen by whom the case is seen: the policies ask for the case, which has to pass its own.
-- apply functions/case-scope.sql

-- The people who file.
create table complaint_users (
  id uuid primary key references accounts on delete restrict,
  email citext not null,
  full_name text not null,
  full_name_ar text,
  phone text,
  date_of_birth date check (date_of_birth between '1900-01-01' and '2200-01-01'),
  address text,
  id_type id_type,
  id_number text,  -- sealed: key id, nonce and text, bound to this row
  id_number_index text,  -- keyed hash, for comparing only
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
-- apply functions/recusal.sql
create index on complaint_users ((phone_key(phone)));
create trigger guard_days before insert or update of date_of_birth on complaint_users
  for each row execute function guard_days('date_of_birth');
-- apply functions/holds.sql
create trigger keep_words before update on complaint_users for each row
  when (old.erased_at is null and new.erased_at is not null or old.id_number is not null and new.id_number is null)
  execute function guard_person();

-- A registration before its last step, and the address that waits to be confirmed; sealed.
create table registrations (
  token_hash text primary key,
  sealed text not null,
  created_at timestamptz not null default now()
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

-- The cases.
--
-- The list of the desk is a view with its owner's rights (views/desk-cases.sql), which asks for the scope itself: a
-- policy keeps an index from being used with an operator that is not known to keep secrets, as those of enums and
-- patterns.
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
  -- The officer who works on it.
  assigned_to_id uuid references accounts on delete set null,
  -- The federation's own time to decide: since when it runs, how many working days it has, and how many were spent
  -- waiting for the complainant. `due_at` follows from them and the calendar; it is empty while the case waits, and
  -- when it is decided.
  clock_kind text check (clock_kind in ('decision', 'appeal')),
  clock_from timestamptz,
  clock_days integer,
  clock_first_days integer,
  clock_waited_days integer not null default 0,
  clock_waits_since timestamptz,
  clock_stopped_at timestamptz,
  due_at timestamptz,
  was_late boolean not null default false,
  first_answered_at timestamptz,
  -- Who decided or closed a case takes no part in the appeal against it. The database itself keeps who that was, with
  -- every such move: the act that ended the case last, by whom, and everyone who ended it before the appeal. From the
  -- appeal on these columns do not change: then they are the act appealed against, and those who are barred.
  ended_as complaint_status check (ended_as in ('resolved', 'rejected', 'closed')),
  ended_by_id uuid references accounts on delete set null,
  judges uuid[] not null default '{}',
  -- By which the cases of a person are found who may be a party (functions/recusal.sql).
  party_keys text[] generated always as (array_remove(array[person_key(first_party_full_name),
    person_key(second_party_full_name), phone_key(first_party_phone), phone_key(second_party_phone)], null)) stored,
  -- What was removed from a closed case, since when; a case that is opened again starts over.
  files_removed_at timestamptz,
  words_removed_at timestamptz,
  decision_removed_at timestamptz,
  -- The tie that a complaint is about, where it began on the page of that tie. It is part of what was submitted.
  match_id integer references matches on delete set null,
  -- A case whose complainant was erased: decision, reasons and what others wrote stay without the complainant's names;
  -- statement, messages and evidence end with the period for claims, or earlier where a head agrees.
  erased_at timestamptz,  -- names and contacts were cut
  erasure_agreed_at timestamptz,  -- a head agreed that the rest need not wait
  erasure_ended_at timestamptz,  -- the rest is gone
  -- A decision on an appeal is final: a case is reopened after it for a named ground, by two heads or by one who judged
  -- it at no time, within a period. A withdrawn case goes on with its complainant's consent, or as the federation's own
  -- (docs/rules/complaints.md#final-decisions).
  reopened_at timestamptz,
  reopen_until timestamptz,
  appeal_judges uuid[] not null default '{}',
  consent_until timestamptz,
  own_case_at timestamptz,
  -- The end of the open question of a case that waits for its complainant, for the list of the desk.
  answer_due_at timestamptz,
  -- For whom a representative files, and in which capacity: part of the statement, null where people file for
  -- themselves.
  represented_name text,
  represented_as text
    constraint represented_as check (represented_as in ('guardian', 'lawyer', 'club_official', 'other')),
  -- A draft has no reference and everything else has one, with a date, a statement and the terms agreed to.
  check ((status = 'draft') = (case_reference is null)),
  check ((status = 'draft') = (submitted_at is null)),
  check (status = 'draft' or (detailed_description is not null and terms_version is not null))
);
comment on column complaints.reopened_at is 'When it was last reopened after the decision on an appeal.';
comment on column complaints.reopen_until is 'Until when a case whose appeal was decided or withdrawn can be reopened.';
comment on column complaints.appeal_judges is 'Accounts that decided the open or last appeal.';
comment on column complaints.consent_until is 'Until when the complainant can agree that a withdrawn case goes on.';
comment on column complaints.own_case_at is 'Since when a withdrawn case goes on as the federation''s own.';
create index on complaints (user_id, created_at desc);
create index on complaints (status, created_at desc);
create index on complaints (created_at desc, id desc);
create index on complaints (assigned_to_id, created_at desc, id desc);
create index on complaints (priority desc, created_at desc, id desc);
create index on complaints (last_updated_at desc, id desc);
create index on complaints ((coalesce(due_at, 'infinity'::timestamptz)), id);
create index on complaints (dispute_type, created_at desc, id desc);
-- For the counts of the desk: small enough to be read whole.
create index on complaints (status) where status <> 'draft';
create index on complaints (case_reference text_pattern_ops);
create index on complaints (appealed_at) where appealed_at is not null;
create index on complaints (due_at) where clock_from is not null and clock_stopped_at is null;
create index on complaints using gin (party_keys);
create index on complaints (submitted_at, dispute_type) include (id) where status <> 'draft';
create index complaints_match_id_idx on complaints (match_id) where match_id is not null;
create index complaints_erased on complaints (erased_at) where erased_at is not null and erasure_ended_at is null;
create index complaints_due_order on complaints (
  (coalesce(due_at, answer_due_at, 'infinity'::timestamptz)),
  (('2000-01-01 00:00:00+00'::timestamptz - created_at)), id);
-- apply functions/guard-case.sql
create trigger guard_case before insert or update on complaints for each row execute function guard_case();
create trigger guard_assignment before update of assigned_to_id on complaints
  for each row execute function guard_assignment();
create trigger guard_days before insert or update of incident_date on complaints
  for each row execute function guard_days('incident_date');
create trigger keep_row before delete on complaints for each row execute function guard_removal('id');
create trigger reset_removals before update of status on complaints for each row
  when (old.status = 'closed' and new.status <> 'closed') execute function reset_removals();
-- The grounds of an appeal go to the reopening that sets it aside.
create trigger keep_words before update on complaints for each row
  when (old.status <> 'draft'
    and (old.detailed_description, old.detailed_description_ar, old.incident_location, old.incident_location_ar,
      old.incident_date, old.first_party_full_name, old.first_party_phone, old.first_party_organization,
      old.second_party_full_name, old.second_party_phone, old.second_party_organization)
    is distinct from
      (new.detailed_description, new.detailed_description_ar, new.incident_location, new.incident_location_ar,
      new.incident_date, new.first_party_full_name, new.first_party_phone, new.first_party_organization,
      new.second_party_full_name, new.second_party_phone, new.second_party_organization)
    or old.appeal_grounds is not null and new.appeal_grounds is distinct from old.appeal_grounds
      and new.reopened_at is not distinct from old.reopened_at)
  execute function guard_removal('id');
alter table complaints enable row level security;
create policy add on complaints for insert with check (
  (select case_power()) = 'own' and user_id = (select case_person()) and status = 'draft');
create policy discard on complaints for delete using (
  status = 'draft' and ((select case_power()) = 'system'
    or ((select case_power()) = 'own' and user_id = (select case_person()))));
create policy see on complaints for select using (
  (select case_power()) = 'system'
  or ((select case_power()) = 'staff' and status <> 'draft'
    and id not in (select recused_cases((select case_person()))))
  or ((select case_power()) = 'own' and user_id = (select case_person()))
  or ((select case_power()) = 'track' and id = (select case_tracked())));
create policy change on complaints for update using (
  (select case_power()) = 'system'
  or ((select case_power()) = 'staff' and status <> 'draft'
    and id not in (select recused_cases((select case_person()))))
  or ((select case_power()) = 'own' and user_id = (select case_person())));

-- Staff see those people whose cases they see.
alter table complaint_users enable row level security;
create policy add on complaint_users for insert with check (
  (select case_power()) = 'system' or ((select case_power()) = 'own' and id = (select case_person())));
create policy change on complaint_users for update using (
  (select case_power()) = 'system' or ((select case_power()) = 'own' and id = (select case_person())));
create policy see on complaint_users for select using (
  (select case_power()) = 'system' or ((select case_power()) = 'own' and id = (select case_person()))
  or ((select case_power()) = 'staff' and exists (select from complaints c where c.user_id = complaint_users.id)));
revoke delete, truncate on complaint_users from tawila_app;

-- Who asked to be erased.
create table erasure_requests (
  account_id uuid primary key references accounts on delete cascade,
  requested_at timestamptz not null default now(),
  done_at timestamptz,
  -- Who the person was, for a claim: sealed with a key that is not in the database, and gone with the last of their
  -- cases.
  sealed_identity text
);
alter table erasure_requests enable row level security;
create policy own on erasure_requests using (
  (select case_power()) = 'system' or ((select case_power()) = 'own' and account_id = (select case_person())));
create policy announced on erasure_requests for select using (
  (select case_power()) = 'staff' and (select acts_as_head())
  and exists (select from complaints c where c.user_id = account_id and c.status <> 'draft'));

-- One row a year: references are consecutive because a number is taken in the transaction that uses it.
create table case_counters (
  year integer primary key,
  last integer not null
);

-- Which status may follow which, and by which role: the rows are those of functions/case-moves.sql, which a test
-- compares with app/complaints/case/flow/case-flow.ts.
create table case_moves (
  from_status complaint_status not null,
  to_status complaint_status not null,
  who text not null check (who in ('complainant', 'officer', 'head', 'system')),
  appealed boolean not null,
  -- An access link reads and asks: these are the transitions that it makes.
  by_link boolean not null default false,
  stage text not null default 'first'
    check (stage in ('first', 'appeal', 'reopened', 'withdrawn')),
  primary key (from_status, to_status, who, appealed, stage)
);
revoke insert, update, delete on case_moves from tawila_app;

-- The files of a case.
create table complaint_attachments (
  id uuid primary key default gen_random_uuid(),
  complaint_id uuid not null references complaints on delete cascade,
  file_name text not null,
  file_path text not null unique,
  file_type text not null,
  -- Up to 100 MB (docs/rules/complaints.md#evidence).
  file_size bigint not null check (file_size > 0 and file_size <= 104857600),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  scan scan_state not null default 'pending',
  scanned_at timestamptz,
  uploaded_by_id uuid references accounts on delete set null,
  uploaded_at timestamptz not null default now(),
  erased_at timestamptz,
  purpose text not null default 'evidence' check (purpose in ('evidence', 'decision')),
  released_at timestamptz,
  released_by_id uuid references accounts on delete set null,
  release_reason text,
  -- Whether the inspector read a file to its end. One that it could not unfold, or that made it run into a limit, is
  -- never called clean, whatever the virus scanner says.
  is_whole boolean not null default true,
  -- Where the page images of a file are kept, once an officer asked for them: a PDF of pictures alone, made from the
  -- file.
  flat_path text,
  -- The hash of a file's page images, so that they are checked as well. Page images without one are made again.
  flat_sha256 text,
  constraint complaint_attachments_clean_is_whole check (is_whole or scan <> 'clean')
);
create index on complaint_attachments (complaint_id, uploaded_at);
create index complaint_attachments_flat_path on complaint_attachments (flat_path) where flat_path is not null;
create trigger keep_row before delete on complaint_attachments
  for each row execute function guard_removal('complaint_id');
create trigger keep_words before update on complaint_attachments for each row
  when (old.erased_at is null and new.erased_at is not null or old.file_path <> new.file_path
    or old.file_name <> new.file_name)
  execute function guard_removal('complaint_id');
alter table complaint_attachments enable row level security;
create policy see on complaint_attachments for select using (
  exists (select from complaints c where c.id = complaint_id));
create policy change on complaint_attachments for update using (
  (select case_power()) in ('system', 'staff') and exists (select from complaints c where c.id = complaint_id));
create policy discard on complaint_attachments for delete using (
  exists (select from complaints c where c.id = complaint_id and c.status = 'draft'));
-- What a complainant attaches is evidence that waits for the scanner, and nobody has vouched for it.
create policy add on complaint_attachments for insert with check (
  ((select case_power()) = 'staff' or ((select case_power()) = 'own' and purpose = 'evidence' and scan = 'pending'
    and released_at is null))
  and exists (select from complaints c where c.id = complaint_id));

-- What was put into the store for cases, noted before it is put there. A file that no row of evidence names is found by
-- this list and deleted; a file that is not on it, of another database that shares the store or of days that a backup
-- does not know, is left alone.
create table case_files (
  path text primary key,
  put_at timestamptz not null default now()
);
-- The paths of stored files name cases.
alter table case_files enable row level security;
create policy case_file_of_system on case_files using ((select case_power()) = 'system');

-- Evidence on its way: what has arrived of a file, in pieces that wait in the store until the whole is attached to a
-- case. Its owner alone sees it. The pieces are in case_files as well: those that are forgotten are deleted with other
-- files that no row names.
create table evidence_uploads (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  file_name text not null check (file_name <> '' and length(file_name) <= 150),
  file_size integer not null check (file_size > 0),
  received integer not null default 0 check (received between 0 and file_size),
  parts text[] not null default '{}',
  begun_at timestamptz not null default now(),
  attached_id uuid references complaint_attachments on delete cascade  -- asked again, the answer is the same
);
create index evidence_uploads_of_account on evidence_uploads (account_id, begun_at);

-- Files of cases whose stored bytes are not those that were hashed when they came; the row goes when the bytes are
-- right again.
create table evidence_damage (
  attachment_id uuid primary key references complaint_attachments on delete cascade,
  complaint_id uuid not null references complaints on delete cascade,
  how text not null check (how in ('changed', 'missing', 'unreadable')),
  found_at timestamptz not null default now()
);
create index on evidence_damage (complaint_id);
alter table evidence_damage enable row level security;
create policy see on evidence_damage for select using (exists (select from complaints c where c.id = complaint_id));
create policy note on evidence_damage for insert with check ((select case_power()) = 'system');
create policy clear on evidence_damage for delete using ((select case_power()) = 'system');
revoke update, truncate on evidence_damage from tawila_app;

-- The reading of all files, night after night: how far it has come, and how the last one that came to the end went.
-- Counts alone.
create table evidence_passes (
  id integer generated by default as identity primary key,
  started_at timestamptz not null default now(),
  position uuid,
  files integer not null default 0,
  bytes bigint not null default 0,
  bad integer not null default 0,
  finished_at timestamptz
);
create unique index evidence_passes_under_way on evidence_passes ((true)) where finished_at is null;

-- What happened to a case, in order. Rows are added and never changed. Words of people are in messages, not here. Each
-- year has a partition, like the audit log.
create table complaint_events (
  id bigint not null generated by default as identity,
  complaint_id uuid not null references complaints on delete cascade,
  at timestamptz not null default now(),
  type text not null,
  actor_id uuid references accounts on delete set null,
  actor_role text not null check (actor_role in ('complainant', 'officer', 'head', 'system')),
  from_status complaint_status,
  to_status complaint_status,
  is_public boolean not null default true,
  details jsonb not null default '{}',
  -- The timeline says "complainant", and no account.
  check (actor_role <> 'complainant' or actor_id is null)
) partition by range (at);
create index on complaint_events (complaint_id, id);
-- What is counted over all cases is read from this index alone.
create index on complaint_events (at, to_status) include (complaint_id) where to_status is not null;
alter table complaint_events enable row level security;
create policy see on complaint_events for select using (
  (is_public or (select case_power()) in ('staff', 'system'))
  and exists (select from complaints c where c.id = complaint_id));
create policy add on complaint_events for insert with check (
  (select case_power()) in ('own', 'staff', 'system') and exists (select from complaints c where c.id = complaint_id));
revoke update, delete, truncate on complaint_events from tawila_app;

-- apply functions/years.sql
do $$
declare
  whole text;
  this_year integer := year_of(now());
begin
  foreach whole in array '{audit_log,complaint_events}'::text[] loop
    perform make_partition(whole, whole || '_' || this_year);
    execute format('alter table %I attach partition %I for values from (minvalue) to (%L)',
      whole, whole || '_' || this_year, year_start(this_year + 1));
    -- For rows of no year that was made.
    perform make_partition(whole, whole || '_other');
    execute format('alter table %I attach partition %I default', whole, whole || '_other');
  end loop;
  perform make_years();
end $$;

-- What complainant and officers wrote to each other; a question and a wish for evidence have a day until which to
-- answer. A message changes only in having been answered or, when its person is erased, in its words.
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
create trigger keep_words before update on complaint_messages for each row
  when (old.body <> new.body) execute function guard_removal('complaint_id');
-- apply functions/guard-deadline.sql
create trigger guard_question before insert or update of due_on on complaint_messages
  for each row execute function guard_question();
alter table complaint_messages enable row level security;
create policy see on complaint_messages for select using (
  exists (select from complaints c where c.id = complaint_id));
create policy add on complaint_messages for insert with check (
  (select case_power()) in ('own', 'staff', 'system')
  and ((select case_power()) <> 'own' or (author_role = 'complainant' and kind in ('message', 'answer', 'reason')))
  and exists (select from complaints c where c.id = complaint_id));
create policy change on complaint_messages for update using (
  (select case_power()) in ('staff', 'system') and exists (select from complaints c where c.id = complaint_id));
revoke delete, truncate on complaint_messages from tawila_app;

-- Days that a complainant has: to answer a question, to appeal. Each keeps the number and kind of its days, when they
-- began, when the complainant had notice, and its end, which is moved later and never earlier.
-- `complaints.appeal_until` and the last days of questions follow it.
create table complainant_deadlines (
  id bigint generated by default as identity primary key,
  complaint_id uuid not null references complaints on delete cascade,
  what text not null check (what in ('answer', 'appeal')),
  message_id bigint references complaint_messages on delete cascade,
  days integer not null check (days > 0),
  days_kind text not null check (days_kind in ('working', 'calendar')),
  began_at timestamptz not null,
  -- The email that tells of it; once it was accepted and some days have passed it counts as read.
  mail_id integer references mails on delete set null,
  notice_at timestamptz,
  notice_by text check (notice_by in ('opened', 'email', 'portal', 'none')),
  ends_at timestamptz not null,
  -- After the end of an answer: when the complainant was reminded, and the last moment that the reminder gave.
  warned_at timestamptz,
  last_ends_at timestamptz,
  -- No answer came.
  lapsed_at timestamptz,
  -- It no longer runs: answered, appealed, closed, taken up again.
  settled_at timestamptz,
  check ((what = 'answer') = (message_id is not null)),
  check ((notice_at is null) = (notice_by is null)),
  check ((warned_at is null) = (last_ends_at is null))
);
create unique index on complainant_deadlines (complaint_id, what) where settled_at is null;
create index on complainant_deadlines (complaint_id);
create index on complainant_deadlines (message_id);
create index on complainant_deadlines (mail_id) where mail_id is not null;
create index on complainant_deadlines (ends_at) where settled_at is null;
create trigger guard_deadline before update on complainant_deadlines for each row execute function guard_deadline();
alter table complainant_deadlines enable row level security;
create policy see on complainant_deadlines for select using (
  exists (select from complaints c where c.id = complaint_id));
create policy begin on complainant_deadlines for insert with check (
  (select case_power()) in ('staff', 'system') and exists (select from complaints c where c.id = complaint_id));
create policy move on complainant_deadlines for update using (
  (select case_power()) in ('staff', 'system') and exists (select from complaints c where c.id = complaint_id));
revoke delete, truncate on complainant_deadlines from tawila_app;

-- What was decided, and on what grounds.
create table complaint_decisions (
  id bigint generated by default as identity primary key,
  complaint_id uuid not null references complaints on delete cascade,
  outcome complaint_status not null check (outcome in ('resolved', 'rejected')),
  body text not null,
  on_appeal boolean not null default false,
  decided_by_id uuid references accounts on delete set null,
  decided_at timestamptz not null default now(),
  reasons text,
  appeal_until timestamptz,
  document_id uuid references complaint_attachments on delete set null,
  -- A decision says in parts what it rests on, and may have its words in a second language. Who decided is kept as it
  -- was printed, and what was signed as it was signed.
  facts text,
  articles text,
  remedy text,
  second_language text,
  decided_by text,
  jws text
);
comment on column complaint_decisions.decided_by is 'The name, or the office, that the document names.';
comment on column complaint_decisions.jws is
  'The signed statement as a compact JWS; content_sha256 in it is the hash of the words.';
create index on complaint_decisions (complaint_id, id);
create index on complaint_decisions (decided_at);
create trigger keep_words before update on complaint_decisions for each row
  when ((old.body, old.reasons, old.facts, old.articles, old.remedy, old.second_language)
    is distinct from (new.body, new.reasons, new.facts, new.articles, new.remedy, new.second_language))
  execute function guard_removal('complaint_id');
alter table complaint_decisions enable row level security;
create policy see on complaint_decisions for select using (
  exists (select from complaints c where c.id = complaint_id));
create policy add on complaint_decisions for insert with check (
  (select case_power()) = 'staff' and exists (select from complaints c where c.id = complaint_id));
create policy change on complaint_decisions for update using ((select case_power()) = 'system');
-- An access link adds no decision.
create policy no_link on complaint_decisions as restrictive for insert with check (not case_by_link());
revoke delete, truncate on complaint_decisions from tawila_app;

-- Decisions that a head made public, in words written for the public. A row is public; the case behind it is not named
-- but by its reference.
create table published_decisions (
  id integer generated by default as identity primary key,
  case_reference text not null unique check (case_reference ~ '^\d{4}-\d{6}$'),
  title text not null check (trim(title) <> ''),
  title_ar text not null check (trim(title_ar) <> ''),
  body text not null check (trim(body) <> ''),
  body_ar text not null check (trim(body_ar) <> ''),
  decided_on date not null,
  published_at timestamptz not null default now(),
  published_by_id uuid references accounts on delete set null,
  -- When the case of a published decision was reopened or appealed; null while the words are those of its last
  -- decision.
  reopened_at timestamptz
);
create index on published_decisions (published_by_id) where published_by_id is not null;
-- apply functions/published-decisions.sql
create trigger note_reopened_case after update of status on complaints for each row
  when (old.status::text in ('resolved', 'rejected', 'closed')
    and new.status::text not in ('resolved', 'rejected', 'closed'))
  execute function note_reopened_case();
call count_changes('published_decisions');
alter table published_decisions enable row level security;
create policy see on published_decisions for select using (true);
create policy change on published_decisions for all using (
  (select case_power()) = 'system' or (select case_power()) = 'staff' and (select acts_as_head()));

-- The public keys of the receipts. They are served from memory, which has to know when one is added.
create table receipt_keys (
  key text primary key,
  public_key text not null,
  created_at timestamptz not null default now()
);
call count_changes('receipt_keys');
revoke update, delete, truncate on receipt_keys from tawila_app;

-- The proof of receipt, one for each act of the complainant: the text that was signed, and the signature. Never
-- changed, and kept when the words of a case are erased.
create table complaint_receipts (
  complaint_id uuid not null references complaints on delete restrict,
  case_reference text not null,
  body text not null,
  signature text not null,
  receipt_key text not null references receipt_keys,
  -- The text that a receipt certifies is stored with it: the case's own row changes when officers choose another type
  -- of dispute. Null once the complainant is erased, and where files alone were sent, which have hashes and no text.
  statement text,
  -- Receipts are JSON Web Signatures (RFC 7515): the signature covers `jws_header.body`, each in base64url.
  jws_header text,
  id bigint generated by default as identity primary key,
  act receipt_act not null default 'submission',
  file_list text,
  constraint signed_statement check (statement is null
    or (encode(sha256(convert_to(statement, 'UTF8')), 'hex') = body::jsonb->>'statement_sha256') is true),
  constraint signed_file_list check (file_list is null
    or (encode(sha256(convert_to(file_list, 'UTF8')), 'hex') = body::jsonb->'file_list'->>'sha256') is true)
);
comment on column complaint_receipts.jws_header is
  'The protected header as it was signed, in base64url; null when the signature covers the body alone.';
comment on column complaint_receipts.file_list is
  'The files as JSON, where the signed body holds the hash of this text in place of the list.';
create index on complaint_receipts (complaint_id, id);
create index on complaint_receipts (case_reference);
create unique index one_submission on complaint_receipts (complaint_id) where act = 'submission';
create trigger keep_words before update on complaint_receipts for each row
  when (old.statement is distinct from new.statement) execute function guard_removal('complaint_id');
alter table complaint_receipts enable row level security;
create policy see on complaint_receipts for select using (
  exists (select from complaints c where c.id = complaint_id));
-- A receipt comes with its statement; erasure takes it away, and nothing else changes it.
create policy blank on complaint_receipts for update using ((select case_power()) = 'system')
  with check ((select case_power()) = 'system' and statement is null);
create policy add on complaint_receipts for insert with check ((select case_power()) = 'own'
  and (statement is not null or act = 'evidence') and exists (select from complaints c where c.id = complaint_id));
revoke update, delete, truncate on complaint_receipts from tawila_app;
grant update (statement) on complaint_receipts to tawila_app;

-- A guest who proved a reference: what this browser may see of one case, and until when.
create table tracking_passes (
  token_hash text primary key,
  complaint_id uuid not null references complaints on delete cascade,
  sees_all boolean not null default false,
  expires_at timestamptz not null
);
create index on tracking_passes (complaint_id);
alter table tracking_passes enable row level security;
create policy passes on tracking_passes using ((select case_power()) = 'system')
  with check ((select case_power()) = 'system');

-- The page, of one window or device, that wrote a field of a draft last: its later saves replace its own text.
create table draft_fields (
  complaint_id uuid not null references complaints on delete cascade,
  field text not null,
  page uuid not null,
  primary key (complaint_id, field)
);
alter table draft_fields enable row level security;
create policy own on draft_fields using ((select case_power()) = 'own' and exists (
    select from complaints c where c.id = complaint_id and c.user_id = (select case_person()) and c.status = 'draft'));

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
alter table draft_texts enable row level security;
create policy own on draft_texts using ((select case_power()) = 'own' and exists (
    select from complaints c where c.id = complaint_id and c.user_id = (select case_person()) and c.status = 'draft'));
