/** Name of the field that people do not see and programs fill in: a defence against spam that needs no third party. */
export const HONEYPOT = "website";

/** True when the hidden honeypot field has a value. */
export const isHoneypotFilled = (values: { get: (name: string) => unknown }) => Boolean(values.get(HONEYPOT));
