drop index concurrently if exists complaints_due_order;
create index concurrently complaints_due_order on complaints
  ((coalesce(due_at, answer_due_at, 'infinity'::timestamptz)), (('2000-01-01 00:00:00+00'::timestamptz - created_at)), id);
