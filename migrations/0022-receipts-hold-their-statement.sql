-- The text that a receipt certifies is stored with it: the case's own row changes when officers choose another type of dispute. Null once
-- the complainant is erased, and for a receipt of before whose text cannot be rebuilt.
alter table complaint_receipts add column statement text;

-- Receipts of before: the words of the row as JSON, with each type there is. The hash tells which of them was signed, if one was.
update complaint_receipts r set statement = signed.statement
from complaints c, unnest(enum_range(null::dispute_type)) as type,
  lateral (select row_to_json(s)::text as statement from (select type as dispute_type, c.detailed_description, c.detailed_description_ar,
    c.incident_date, c.incident_location, c.incident_location_ar, c.first_party_full_name, c.first_party_phone, c.first_party_organization,
    c.second_party_full_name, c.second_party_phone, c.second_party_organization) s) signed
where c.id = r.complaint_id
  and encode(sha256(convert_to(signed.statement, 'UTF8')), 'hex') = r.body::jsonb->>'statement_sha256';

alter table complaint_receipts add constraint signed_statement check (statement is null
  or (encode(sha256(convert_to(statement, 'UTF8')), 'hex') = body::jsonb->>'statement_sha256') is true);

-- A receipt comes with its statement; erasure takes it away, and nothing else changes it.
drop policy add on complaint_receipts;
create policy add on complaint_receipts for insert with check (
  (select case_power()) = 'own' and statement is not null and exists (select from complaints c where c.id = complaint_id));
create policy blank on complaint_receipts for update using ((select case_power()) = 'system')
  with check ((select case_power()) = 'system' and statement is null);
grant update (statement) on complaint_receipts to tawila_app;

comment on function statement_of is 'What never changes in the row of a submitted case. The text that was signed is complaint_receipts.statement.';
