-- Who began a task is kept by id and roles; the address is the account's alone.
update bulk_runs set started_by = started_by - 'email' where started_by ? 'email';
update import_runs set started_by = started_by - 'email' where started_by ? 'email';
update import_batches set undo_by = case when undone_at is null then undo_by - 'email' end where undo_by ? 'email';
