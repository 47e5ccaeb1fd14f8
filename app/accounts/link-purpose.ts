/** Purposes of links in emails: open a registered or invited account, or set a new password. */
export type LinkPurpose = "activate" | "reset" | "invite";
