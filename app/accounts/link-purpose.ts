/** What a link in an email is for: it opens an account that was registered or invited, or sets a new password. */
export type LinkPurpose = "activate" | "reset" | "invite";
