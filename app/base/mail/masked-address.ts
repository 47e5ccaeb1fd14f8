/** An email address that can be told apart and not written to: `s•••@example.org`. */
export const maskedAddress = (address: string) => address.replace(/^(.)[^@]*/u, "$1•••");

/** A mail server's answer without the addresses that it repeats. */
export const withoutAddresses = (text: string) =>
	text.slice(0, 300).replace(/[^\s<>"'(),;:]{1,64}@[^\s<>"'(),;:]{1,255}/gu, "…");
