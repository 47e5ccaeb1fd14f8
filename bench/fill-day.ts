/**
 * People for a day of load: copies of the demo's player and officer with their password, and readers of the newsletter.
 */
export function dayStatements({ people, officers, readers }: { people: number; officers: number; readers: number }) {
	return [
		...Array.from({ length: people }, (_, n) => copyOf("player", n)).flat(),
		...Array.from({ length: officers }, (_, n) => copyOf("officer", n)).flat(),
		`insert into newsletter_subscribers (email, language, status, confirmed_at)
		 select 'reader' || n || '@example.org', 'en', 'confirmed', now() from generate_series(1, ${readers}) n`,
		"vacuum analyze",
	];
}

export const emailOf = (role: "player" | "officer", n: number) => `${role}${n}@demo.example`;

/** Rows of the same account under another address, and of its profile as a complainant if it has one. */
function copyOf(role: "player" | "officer", n: number): string[] {
	const id = `md5('${role} ${n}')::uuid`;
	const email = emailOf(role, n);
	const original = `(select id from accounts where email = '${role}@demo.example')`;
	const copy = (table: string, own: string, where: string) =>
		`insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${own}))).* from ${table} t
			where ${where} = ${original}`;
	return [
		copy("accounts", `'id', ${id}, 'email', '${email}'`, "id"),
		copy("credentials", `'id', gen_random_uuid(), 'account_id', ${id}, 'provider_account', ${id}`, "account_id"),
		copy("account_roles", `'account_id', ${id}`, "account_id"),
		`insert into complaint_users (id, email, full_name, full_name_ar, phone, submitter_type, email_verified)
		 select ${id}, '${email}', full_name, full_name_ar, phone, submitter_type, email_verified from complaint_users
		 where id = ${original}`,
	];
}
