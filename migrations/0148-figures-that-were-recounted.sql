-- Figures whose rule was corrected: when the rows of the past were counted again by it, how many of them, how many were wrong, and why.
create table figure_recounts (
  figure text primary key,
  at timestamptz not null default now(),
  rows integer not null,
  corrected integer not null,
  reason text not null
);
revoke update, delete, truncate on figure_recounts from tawila_app;
