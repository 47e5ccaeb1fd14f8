-- The colour that a club's page wears, as `#rrggbb`; null where it has none.
alter table teams add column colour text check (colour ~ '^#[0-9a-f]{6}$');
