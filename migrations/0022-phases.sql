-- A tie of which there is no more to say than its status has no phase: one spelling of it, where two were allowed.
alter table matches drop constraint phase_of_status;
update matches set phase = null where phase = 'scheduled';
alter table matches add constraint phase_of_status check (case status
  when 'scheduled' then phase in ('postponed', 'in_play')
  when 'completed' then phase in ('reported', 'confirmed', 'locked')
  else phase in ('called_off', 'annulled') end);
