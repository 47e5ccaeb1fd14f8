-- A case whose complainant was erased: decision, reasons and what others wrote stay without the complainant's names; statement, messages and
-- evidence end with the period for claims, or earlier where a head agrees.
alter table complaints add column erased_at timestamptz;         -- names and contacts were cut
alter table complaints add column erasure_agreed_at timestamptz; -- a head agreed that the rest need not wait
alter table complaints add column erasure_ended_at timestamptz;  -- the rest is gone
create index complaints_erased on complaints (erased_at) where erased_at is not null and erasure_ended_at is null;
-- Who the person was, for a claim: sealed with a key that is not in the database, and gone with the last of their cases.
alter table erasure_requests add column sealed_identity text;

-- Cases that were erased before lost everything at once.
alter table complaints disable trigger user;
update complaints c set erased_at = e.at, erasure_ended_at = e.at
  from (select complaint_id, max(at) as at from complaint_events where type = 'case.erased' group by 1) e where e.complaint_id = c.id;
alter table complaints enable trigger user;

-- not stricter: announced
create policy announced on erasure_requests for select using (
  (select case_power()) = 'staff' and (select acts_as_head()) and exists (select from complaints c where c.user_id = account_id and c.status <> 'draft'));

alter table desk_notices drop constraint desk_notices_kind_check;
alter table desk_notices add check (kind in ('new_case', 'answer', 'evidence', 'message', 'appeal', 'withdrawal', 'urgent', 'overdue_answer',
  'erasure', 'nobody'));
