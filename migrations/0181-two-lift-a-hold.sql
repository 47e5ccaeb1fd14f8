-- not stricter: case_holds_lift_asked_by_id_fkey
-- Where there are two who could, one asks for the lifting of a hold and another lifts it (docs/rules.md#holds).
alter table case_holds
  add column lift_asked_by_id uuid references accounts on delete set null,
  add column lift_asked_at timestamptz,
  add column lift_reason text;
grant update (lift_asked_by_id, lift_asked_at, lift_reason) on case_holds to tawila_app;
-- apply functions/holds.sql
