-- An erasure cuts the person's name out of answer templates.
alter policy desk on answer_templates with check ((select case_power()) in ('staff', 'system'));
