-- The players that a side handed in, by places, as they were when it did so. What was handed in before and is not open
-- yet is what it says now.
alter table lineups add column handed_in jsonb;
update lineups l set handed_in = (select coalesce(jsonb_object_agg(p.place,
    jsonb_build_object('id', p.player_id, 'name', p.name, 'name_ar', p.name_ar)), '{}')
  from lineup_places p where p.lineup_id = l.id)
  where sealed_at is not null and opened_at is null;
-- apply functions/captains.sql
create trigger keep_handed_in before insert or update on lineups for each row execute function keep_handed_in();

-- The emails by which a report was sent to the other side, and when the first of them was accepted: no silence confirms
-- a result before.
alter table reports add column mail_ids integer[] not null default '{}', add column mailed_at timestamptz;

create trigger revoke_pass_of_gone before update of issued_by_id on tie_passes for each row
  when (old.issued_by_id is not null and new.issued_by_id is null) execute function revoke_pass_of_gone();
