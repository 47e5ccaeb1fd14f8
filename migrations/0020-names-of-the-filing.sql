-- Names and contacts of who filed, as the profile had them on that day: an erasure takes these out of what others
-- wrote, and no name that the profile takes later (docs/rules/personal-data.md#erasure). Empty once that is done.
alter table complaints
  add column filer_names text[],
  add column filer_contacts text[];
select set_config('app.chained_because',
  'The names and contacts of who filed were stored with the case, as the profile had them then.', true);
update complaints c set filer_names = array_remove(array[u.full_name, u.full_name_ar], null),
    filer_contacts = array_remove(array[u.email::text, u.phone], null)
  from complaint_users u
  where u.id = c.user_id and c.status <> 'draft' and c.erased_at is null and u.erased_at is null;
select state_all();
