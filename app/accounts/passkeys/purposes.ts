/** What a passkey is asked for; the database lists the same. */
export const passkeyPurposes = ["sign-in", "add", "confirm"] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];
