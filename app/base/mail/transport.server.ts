import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Config } from "../../config.server.ts";

/** Hands a mail on, or throws. `permanent` on the error means that trying again will not help. */
export type Transport = { send: (mail: SendMailOptions) => Promise<void>; verify: () => Promise<boolean> };

type Settings = Pick<Config, "SMTP_URL" | "DATA_DIR">;

/** SMTP when `SMTP_URL` is set, else one `.eml` file a mail in `DATA_DIR/outbox`. */
export const openTransport = (settings: Settings): Transport =>
	settings.SMTP_URL ? smtp(settings.SMTP_URL) : outbox(join(settings.DATA_DIR, "outbox"));

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Encrypted always, but for a server on this machine: a connection that cannot be encrypted is an outage. */
function smtp(address: string): Transport {
	const url = new URL(address);
	if (url.protocol === "smtp:" && !isLoopback(url.hostname) && !url.searchParams.has("requireTLS"))
		url.searchParams.set("requireTLS", "true");
	for (const [name, milliseconds] of [
		["connectionTimeout", 15_000],
		["greetingTimeout", 15_000],
		["socketTimeout", 60_000],
	])
		if (!url.searchParams.has(String(name))) url.searchParams.set(String(name), String(milliseconds));
	const transport = createTransport(url.href);
	return {
		async send(mail) {
			try {
				await transport.sendMail(mail);
			} catch (error) {
				throw Object.assign(error as Error, { permanent: isPermanent(error) });
			}
		},
		verify: () => transport.verify().then(Boolean, () => false),
	};
}

/** 5xx answers are final (RFC 5321, 4.2.1), but for those about our own sign-in, which an operator can mend. */
function isPermanent(error: unknown) {
	const { responseCode, code } = error as { responseCode?: number; code?: string };
	return responseCode !== undefined && responseCode >= 500 && code !== "EAUTH";
}

/** Names sort by time. A file appears under its name only when it is whole. */
function outbox(folder: string): Transport {
	const compose = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
	return {
		async send(mail) {
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const { message } = await compose.sendMail(mail);
			const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}.eml`;
			await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
			await rename(join(folder, `.${name}`), join(folder, name));
		},
		verify: () =>
			mkdir(folder, { recursive: true, mode: 0o700 }).then(
				() => true,
				() => false,
			),
	};
}
