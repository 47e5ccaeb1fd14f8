-- Neither the stages of a closed edition change, nor is it deleted, alone or with its season.

-- apply functions/closed-editions.sql
create trigger unless_closed before insert or update or delete on stages for each row execute function keep_closed();
create trigger unless_closed before delete on editions for each row execute function keep_closed();
