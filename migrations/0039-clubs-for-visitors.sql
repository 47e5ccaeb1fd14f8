-- What someone who looks for a club wants to know. All of it may be left out; the clubs' editors fill it in.
alter table teams
  add column hall text,
  add column hall_ar text,
  add column address text,
  add column address_ar text,
  -- latitude and longitude of the hall in degrees, as `24.7136,46.6753`
  add column location text,
  add column training text,
  add column training_ar text,
  add column age_groups text,
  add column age_groups_ar text,
  add column newcomers text,
  add column newcomers_ar text,
  add column email text,
  add column website text,
  add column social text;
