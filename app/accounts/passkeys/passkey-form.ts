import { z } from "zod";
import { optionalText } from "../../base/forms/form-fields.ts";

/** A certificate of its maker may come with a new passkey; none is asked for. */
const MOST = 16_000;
const encoded = z
	.string()
	.regex(/^[\w-]*$/)
	.max(MOST);
const ofBrowser = {
	id: encoded.max(1364),
	rawId: encoded,
	type: z.literal("public-key"),
	clientExtensionResults: z.object({}),
};

const assertion = z.object({
	...ofBrowser,
	response: z.object({
		clientDataJSON: encoded,
		authenticatorData: encoded,
		signature: encoded,
		userHandle: encoded.optional(),
	}),
});

const transports = ["ble", "hybrid", "internal", "nfc", "usb"] as const;
const registration = z.object({
	...ofBrowser,
	response: z.object({
		clientDataJSON: encoded,
		attestationObject: encoded,
		// A hint for the browser next time; unknown ways are left out.
		transports: z
			.array(z.string())
			.catch([])
			.transform((given) => transports.filter((known) => given.includes(known))),
	}),
});

/** The message of a browser in which a passkey was used; undefined for anything else. */
export const signedIn = (text: string) => parse(assertion, text);
/** The message of a browser in which a passkey was made. */
export const made = (text: string) => parse(registration, text);
export type MadePasskey = z.infer<typeof registration>;

function parse<T>(schema: z.ZodType<T>, text: string): T | undefined {
	if (text.length > MOST) return undefined;
	try {
		return schema.safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}

/** Without a name a passkey gets that of the browser it was made in. */
export const passkeyForm = z.object({ name: optionalText(80) });
