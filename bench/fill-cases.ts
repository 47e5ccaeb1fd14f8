/** Cases to measure the complaints desk with: five years of them, filed by a fifth as many people. */
export function caseStatements(cases: number): string[] {
	const people = Math.ceil(cases / 5);
	return [
		"set session_replication_role = replica", // a case begins as a draft; these begin as they are
		`insert into accounts (id, name, email, email_verified)
		 select md5('person ' || n)::uuid, 'n', 'person' || n || '@example.org', true from generate_series(1, ${people}) n`,
		`insert into complaint_users (id, email, full_name, full_name_ar)
		 select md5('person ' || n)::uuid, 'person' || n || '@example.org',
		        (array['Mohammed', 'Sara', 'Khalid', 'Noura', 'Fahad', 'Reem'])[1 + n % 6] || ' ' || md5(n::text),
		        (array['محمد', 'سارة', 'خالد', 'نورة', 'فهد', 'ريم'])[1 + n % 6]
		          || ' ' || (array['الحربي', 'القحطاني', 'الدوسري', 'العتيبي', 'الغامدي'])[1 + n % 5] || ' ' || n
		 from generate_series(1, ${people}) n`,
		`insert into complaints (user_id, case_reference, status, dispute_type, priority, detailed_description,
			terms_version, created_at,
		        submitted_at, last_updated_at, due_at, clock_kind, clock_from, clock_days, clock_first_days,
		        clock_stopped_at, first_answered_at, first_party_full_name, first_party_phone, first_party_organization)
		 select md5('person ' || (1 + n % ${people}))::uuid, (2021 + n * 5 / ${cases + 1}) || '-' || lpad(n::text, 6, '0'),
		        (array['closed', 'closed', 'closed', 'closed', 'closed', 'closed', 'resolved', 'rejected',
		               'submitted', 'under_review', 'in_progress', 'incomplete_evidence', 'pending_information',
		               'appealed'])[1 + n % 14]::complaint_status,
		        (enum_range(null::dispute_type))[1 + n % 9], (enum_range(null::complaint_priority))[1 + n % 4], 'x', '1',
		        at, at, at, case when n % 14 in (8, 9, 10, 13) then at + interval '45 days' end, 'decision', at, 30, 3,
		          case when n % 14 not in (8, 9, 10, 13) then at + interval '20 days' end, at,
		        (array['Saleh', 'Omar', 'Yousef', 'Hassan'])[1 + n % 4] || ' Coach ' || n % ${people},
		        '+9665' || (10000000 + n % ${people}), 'Club ' || n % 40
		 from (select n, now() - (${cases} - n) * interval '5 years' / ${cases} as at
		   from generate_series(1, ${cases}) n) s`,
		`insert into complaint_events (complaint_id, at, type, actor_role, from_status, to_status)
		 select c.id, c.submitted_at + step.days * interval '1 day', step.type, step.role, step.was, step.will
		 from complaints c join (values
		        (0, 'case.submitted', 'complainant', 'draft', 'submitted'),
		        (3, 'case.moved', 'officer', 'submitted', 'under_review'),
		        (20, 'case.moved', 'head', 'under_review', 'resolved'), (45, 'case.moved', 'system', 'resolved', 'closed'))
		      as s (days, type, role, was, will) on true,
		      lateral (select s.days, s.type, s.role, s.was::complaint_status as was, s.will::complaint_status as will) step
		 where c.submitted_at + step.days * interval '1 day' < now()`,
		`insert into complaint_decisions (complaint_id, outcome, body, decided_at)
		 select id,
		   (array['resolved', 'rejected'])[1 + (id < '80000000-0000-0000-0000-000000000000')::int]::complaint_status, 'x',
		   submitted_at + interval '20 days'
		 from complaints where status in ('closed', 'resolved', 'rejected', 'appealed')`,
		"set session_replication_role = default",
		"vacuum analyze",
	];
}
