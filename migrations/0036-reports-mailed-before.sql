-- Reports of which the other side was told before their emails were noted: it has the deadline that these say.
update reports set mailed_at = told_at
  where settled is null and told_at is not null and mailed_at is null and confirm_by is not null and mail_ids = '{}';
