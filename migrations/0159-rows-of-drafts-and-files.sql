-- Unsaved text is its author's alone: captains write line-ups there before they are sealed.
-- No release is out yet, so no former one writes here.
-- not stricter: draft_of_author, draft_of_all, case_file_of_system
alter table record_drafts enable row level security;
create policy draft_of_author on record_drafts using (account_id::text = (select current_setting('app.draft_person', true)));
create policy draft_of_all on record_drafts using ((select current_setting('app.draft_person', true)) = 'all');

-- The paths of stored files name cases.
alter table case_files enable row level security;
create policy case_file_of_system on case_files using ((select case_power()) = 'system');
