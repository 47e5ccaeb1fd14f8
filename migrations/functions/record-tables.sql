-- THE list of what a submitted case consists of (docs/rules/personal-data.md#what-audit-verify-covers): a line for each
-- table, read by record_row() and by `audit verify`. Every column is covered, new ones by themselves, but for those
-- named in `uncovered` with a reason. The product changes the columns of `changes`, blanks or cuts those of `words`
-- (those of both may be set once), and changes no other. A row is named by its id, or by its case where a table has no
-- ids; a reason by the hash that the log has of it.
--
-- Tables that name a case and are not part of its record, each with the reason; a house rule asks for every other one:
-- excused: adjustments, matches, transfers: rows of the league, which cite a case
-- excused: case_records: the hashes themselves
-- excused: case_tokens: computed from names and phone numbers that are covered
-- excused: desk_notices, desk_unread: what a colleague has not read yet
-- excused: draft_fields, draft_texts: drafts, which their author changes
-- excused: evidence_damage: what the last reading of files found; --files reads them again
-- excused: evidence_uploads: pieces of files that have not arrived; a file that has is in complaint_attachments
-- excused: mails, receipt_keys, accounts: rows of the site that a case leans on; a mail is deleted after its time, a
-- key is tried on every receipt, and an account keeps what is written of it in the case, as decided_by
-- excused: complaint_users: the profile, which its holder changes; its names and contacts of the filing are covered
-- excused: tracking_passes: links to a case, which end after a short time
do $$
begin
  drop table if exists pg_temp.listed_tables;
  create temporary table listed_tables on commit drop as
  select table_name, case_column, uncovered, changes, words,
    case when has_ids then 'id' when table_name = 'audit_reasons' then 'hash' else case_column end as row_column
  from (values
    ('complaints', 'id', '{"party_keys": "computed from the names and phone numbers of the same row"}'::jsonb,
      '{*,appeal_grounds}'::text[],
      '{detailed_description,detailed_description_ar,incident_location,incident_location_ar,first_party_full_name,
        first_party_phone,first_party_organization,second_party_full_name,second_party_phone,
        second_party_organization,represented_name,represented_as,filer_names,filer_contacts,appeal_grounds}'::text[]),
    ('complaint_events', 'complaint_id', '{}', '{}', '{}'),
    ('complaint_messages', 'complaint_id', '{}', '{due_on,answered_at,reminded_at}', '{body}'),
    ('complaint_decisions', 'complaint_id', '{}', '{appeal_until,document_id}',
      '{body,reasons,facts,articles,remedy,second_language}'),
    ('case_notes', 'complaint_id', '{}', '{}', '{body}'),
    ('complaint_attachments', 'complaint_id', '{}',
      '{scan,scanned_at,is_whole,flat_path,flat_sha256,released_at,released_by_id,release_reason,erased_at}',
        '{file_name,release_reason}'),
    ('audit_reasons', 'complaint_id', '{}', '{blanked_at}', '{body,salt}'),
    ('complaint_receipts', 'complaint_id', '{}', '{}', '{statement}'),
    ('case_conflicts', 'complaint_id', '{}', '{kind}', '{reason}'),
    ('case_holds', 'complaint_id', '{}',
      '{lifted_by_id,lifted_at,lift_asked_by_id,lift_asked_at,lift_reason}', '{reason}'),
    -- In the record of the case with the smaller id; the other has the event of its own.
    ('joined_cases', 'complaint_id', '{}', '{}', '{}'),
    ('complainant_deadlines', 'complaint_id', '{"mail_id": "emails are deleted after their time"}',
      '{notice_at,notice_by,ends_at,warned_at,last_ends_at,lapsed_at,settled_at}', '{}'),
    ('case_reopenings', 'complaint_id', '{}', '{ended_as,ended_at,ended_by_id,appealed_at,appeal_grounds}',
      '{reason,appeal_grounds}'),
    ('published_decisions', 'case_reference', '{}', '{*}', '{}')
  ) as t (table_name, case_column, uncovered, changes, words)
  cross join lateral (select exists (select from pg_attribute
    where attrelid = to_regclass(table_name) and attname = 'id' and not attisdropped) as has_ids) as named
  where to_regclass(table_name) is not null;
  perform apply_record_tables();
end $$;
