import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { addressesOf, namesServers } from "./db/connections/servers.ts";
import { MAIL_ADDRESS, mailAddress } from "./typed/mail-address.ts";

const present = (text: unknown) => (text === "" ? undefined : text);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(present, schema.optional());
const url = (...protocols: string[]) =>
	z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)), {
		message: `must be an address starting with ${protocols.map((p) => `${p}:`).join(" or ")}`,
	});
const database = z.string().refine((value) => /^postgres(ql)?:/.test(value) && namesServers(value), {
	message: "must be an address starting with postgres: or postgresql:, with target_session_attrs=read-write or none",
});
const oneServer = database.refine((value) => addressesOf(value).length === 1, {
	message: "must name one server: what a replica has replayed is known of that one",
});
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const keyList = z.string().refine(
	(list) =>
		list.split(",").every((key) => {
			const [, id, bytes] = /^(\w+):(.+)$/.exec(key.trim()) ?? [];
			return id && bytes && Buffer.from(bytes, "base64").length === 32;
		}),
	"must be a comma-separated list of id:base64 of 32 bytes",
);

/** Every setting the product reads from its environment; `docs/operations.md` describes them for operators. */
const settings = z.object({
	PORT: z.preprocess(present, whole(0, 65535).default(3000)),
	HOST: z.preprocess(present, z.string().default("127.0.0.1")),
	APP_URL: optional(url("http", "https")),
	DATA_DIR: z.preprocess(present, z.string().default("./data")),
	DATABASE_URL: optional(database),
	DATABASE_OWNER_URL: optional(database),
	DATABASE_READ_URL: optional(oneServer),
	S3_ENDPOINT: optional(url("http", "https")),
	S3_BUCKET: optional(z.string()),
	S3_REGION: z.preprocess(present, z.string().default("us-east-1")),
	S3_ACCESS_KEY_ID: optional(z.string()),
	S3_SECRET_ACCESS_KEY: optional(z.string()),
	MEDIA_URL: optional(url("http", "https")),
	SMTP_URL: optional(url("smtp", "smtps")),
	MAIL_FROM: optional(z.string().includes("@")),
	METRICS_PORT: optional(whole(0, 65535)),
	METRICS_HOST: z.preprocess(present, z.string().default("127.0.0.1")),
	SHUTDOWN_SECONDS: z.preprocess(present, whole(1, 3600).default(60)),
	BULK_MAIL_PER_SECOND: z.preprocess(present, whole(1, 1000).default(20)),
	FEDERATION_EMAIL: optional(
		z
			.string()
			.transform(mailAddress)
			.pipe(z.email({ pattern: MAIL_ADDRESS })),
	),
	CLAMD_URL: optional(url("tcp", "unix")),
	SECRET_KEY: optional(z.string().min(32)),
	ENCRYPTION_KEYS: optional(keyList),
	BACKUP_KEY: optional(z.string().min(20)),
	BACKUP_TARGET: optional(z.string().regex(/^(\/|s3:\/\/[^/]+)/, "must be an absolute path or s3://bucket/prefix")),
	BACKUP_HOUR: z.preprocess(present, whole(0, 23).default(2)),
	BACKUP_KEEP: optional(whole(1, 10_000)),
	BACKUP_S3_ENDPOINT: optional(url("http", "https")),
	BACKUP_S3_REGION: optional(z.string()),
	BACKUP_S3_ACCESS_KEY_ID: optional(z.string()),
	BACKUP_S3_SECRET_ACCESS_KEY: optional(z.string()),
	DEMO: optional(flag),
	DEMO_PASSWORD: optional(z.string().min(6)),
	HIDE_REGISTERED_EMAILS: z.preprocess(present, flag.default(false)),
	PASSWORD_MIN_LENGTH: z.preprocess(present, whole(6, 128).default(6)),
	TRUST_PROXY: z.preprocess(present, whole(0, 10).default(0)),
	CONNECTIONS_PER_ADDRESS: z.preprocess(present, whole(10, 100_000).default(500)),
	LOG_LEVEL: z.preprocess(present, z.enum(["debug", "info", "warn", "error", "silent"]).default("info")),
});
export const settingNames: string[] = [...Object.keys(settings.shape), "NODE_ENV"];

const environment = settings.superRefine((env, context) => {
	const need = (name: keyof typeof env, why: string) => {
		if (env[name] === undefined) context.addIssue({ code: "custom", path: [name], message: why });
	};
	if (env.DATABASE_URL) {
		need("SECRET_KEY", "is required when DATABASE_URL is set");
		need("ENCRYPTION_KEYS", "is required when DATABASE_URL is set");
	}
	if (env.DATABASE_OWNER_URL) need("DATABASE_URL", "is required when DATABASE_OWNER_URL is set");
	if (env.DATABASE_READ_URL) need("DATABASE_URL", "is required when DATABASE_READ_URL is set");
	if (env.SMTP_URL) need("MAIL_FROM", "is required when SMTP_URL is set");
	if (env.BACKUP_TARGET) need("BACKUP_KEY", "is required when BACKUP_TARGET is set");
	if (env.BACKUP_TARGET?.startsWith("s3:") && !env.S3_ENDPOINT)
		for (const name of ["BACKUP_S3_ENDPOINT", "BACKUP_S3_ACCESS_KEY_ID", "BACKUP_S3_SECRET_ACCESS_KEY"] as const)
			need(name, "is required when backups go to S3 and files do not");
	if (env.S3_ENDPOINT || env.S3_BUCKET) {
		for (const name of ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const)
			need(name, "is required when files are kept in S3");
	}
});

export type Config = ReturnType<typeof parseConfig>;

/**
 * Reads the settings once. A wrong value throws a single line that names it.
 * Secrets that are absent in the embedded set-up are made here and kept in `DATA_DIR` (mode 0600).
 */
export function parseConfig(env: Record<string, string | undefined>) {
	const parsed = environment.safeParse(env);
	if (!parsed.success) {
		const [problem] = parsed.error.issues;
		throw new Error(`Setting ${problem?.path.join(".")}: ${problem?.message}`);
	}
	const given = parsed.data;
	const dataDir = resolve(given.DATA_DIR);
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	return {
		...given,
		DATA_DIR: dataDir,
		SECRET_KEY: given.SECRET_KEY ?? storedSecret(join(dataDir, "secret-key"), () => randomBytes(32).toString("hex")),
		ENCRYPTION_KEYS:
			given.ENCRYPTION_KEYS ??
			storedSecret(join(dataDir, "encryption-keys"), () => `k1:${randomBytes(32).toString("base64")}`),
	};
}

/**
 * A secret of the embedded set-up. One that is lost is not replaced beside a database: what it sealed could never be
 * opened again.
 */
function storedSecret(file: string, make: () => string) {
	if (!existsSync(file)) {
		if (existsSync(join(dirname(file), "db/pg/PG_VERSION")))
			throw new Error(`${file} is missing beside the database it belongs to. Put it back from your copy of the keys.`);
		writeFileSync(file, make(), { mode: 0o600, flag: "wx" });
	}
	return readFileSync(file, "utf8").trim();
}

let current: Config | undefined;

/** The current settings. Throws before `configure`. */
export function config() {
	if (!current) throw new Error("The configuration was read before the product was started.");
	return current;
}

export function configure(settings: Config) {
	current = settings;
}

/** Absolute address of a page: `absolute("/news")`. Links in mails, feeds and canonical addresses are made here. */
export const absolute = (path: string) => origin() + path;
export const origin = () => (config().APP_URL ?? `http://localhost:${config().PORT}`).replace(/\/+$/, "");

/** The base address of stored pictures, without a slash at its end; undefined where they are under `/media/`. */
export const pictureBase = () => current?.MEDIA_URL?.replace(/\/+$/, "");

/**
 * The origins that pages of ours have, the one of absolute links first. With `APP_URL` that is the one; without, the
 * names that this machine has for itself.
 */
export function origins(): readonly [string, ...string[]] {
	const { APP_URL, PORT } = config();
	if (APP_URL) return [new URL(APP_URL).origin];
	return [origin(), `http://127.0.0.1:${PORT}`, `http://[::1]:${PORT}`];
}
