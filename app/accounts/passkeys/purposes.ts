/** The reasons to ask for a passkey; the database lists the same. */
export const passkeyPurposes = ["sign-in", "add", "confirm"] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];
