-- A restored copy sends no email and does no job before its operator says so (`tawila resume`).
alter table installation add column quiet_since timestamptz;
