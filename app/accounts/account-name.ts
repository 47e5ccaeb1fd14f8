/** The name a person goes by; undefined where an account has none but the first part of its address. */
export function accountName({ name, email }: { name: string; email: string }): string | undefined {
	const given = name.trim();
	return given === "" || given === email || given === email.split("@")[0] ? undefined : given;
}
