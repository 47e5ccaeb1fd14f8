import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Config } from "../config.server.ts";
import { outboxFolder } from "./outbox.server.ts";
import { type SmtpVerdict, smtpVerdict } from "./smtp-answers.ts";

/** A mail that did not go out, and what the server's answer says of it. */
export class MailRefused extends Error {
	readonly verdict: SmtpVerdict;
	constructor(error: unknown, verdict: SmtpVerdict) {
		super(error instanceof Error ? error.message : String(error), { cause: error });
		this.verdict = verdict;
	}
}

/** Hands a mail on, or throws: where a server answered, a `MailRefused`. */
export type Transport = {
	send: (mail: SendMailOptions) => Promise<void>;
	verify: () => Promise<boolean>;
	/** Closes connections that wait for the next mail. */
	close?: () => void;
	/** Deletes what was sent to an address and is still in the outbox. */
	forget?: (address: string) => Promise<void>;
};

type Settings = Pick<Config, "SMTP_URL" | "DATA_DIR">;

/** SMTP when `SMTP_URL` is set, over at most `connections`; else one `.eml` file a mail in `DATA_DIR/outbox`. */
export const openTransport = (settings: Settings, connections = 10): Transport =>
	settings.SMTP_URL ? smtp(settings.SMTP_URL, connections) : outbox(outboxFolder(settings.DATA_DIR));

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Encrypted always, but for a server on this machine: a connection that cannot be encrypted is an outage. */
function smtp(address: string, connections: number): Transport {
	const url = new URL(address);
	if (url.protocol === "smtp:" && !isLoopback(url.hostname) && !url.searchParams.has("requireTLS"))
		url.searchParams.set("requireTLS", "true");
	for (const [name, value] of Object.entries({
		pool: true,
		maxConnections: connections,
		connectionTimeout: 15_000,
		greetingTimeout: 15_000,
		socketTimeout: 60_000,
	}))
		if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
	const transport = createTransport(url.href);
	return {
		async send(mail) {
			try {
				await transport.sendMail(mail);
			} catch (error) {
				throw new MailRefused(error, smtpVerdict(error));
			}
		},
		verify: () => transport.verify().then(Boolean, () => false),
		close: () => transport.close(),
	};
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
		async forget(address) {
			const names = await readdir(folder).catch(() => []);
			for (const name of names.filter((each) => each.endsWith(".eml"))) {
				const text = await readFile(join(folder, name), "latin1").catch(() => "");
				if (recipientsOf(text).includes(address.toLowerCase())) await rm(join(folder, name), { force: true });
			}
		},
	};
}

/** The recipients of a message: the addresses of its `To` header, in lower case. */
function recipientsOf(message: string): string[] {
	const head = message.slice(0, Math.max(0, message.indexOf("\r\n\r\n"))).split(/\r\n(?![ \t])/);
	const to = head.find((line) => line.toLowerCase().startsWith("to:")) ?? "";
	return to
		.slice(3)
		.toLowerCase()
		.split(/[\s,<>]+/);
}
