import type { Config } from "../base/config.server.ts";
import { settingNames } from "../base/config.server.ts";
import { addressesOf } from "../base/db/connections/servers.ts";

/** Beginnings of our settings' names: another name with one of them is taken for a mistake. */
const PREFIXES = /^(DATABASE|S3|SMTP|MAIL|CLAMD|SECRET|ENCRYPTION|DEMO|TRUST|TAWILA|BULK_MAIL|BACKUP|METRICS)_/;

/**
 * Names in the environment that look like a setting of ours and are none, each with the name that was meant, if one is
 * near.
 */
export function unknownSettings(env: Record<string, string | undefined>): { name: string; meant?: string }[] {
	return Object.keys(env)
		.filter((name) => !settingNames.includes(name) && env[name] !== "")
		.map((name) => ({ name, meant: settingNames.find((known) => isNear(name, known)) }))
		.filter(({ name, meant }) => meant !== undefined || PREFIXES.test(name));
}

export const unknownSettingLine = ({ name, meant }: { name: string; meant?: string }) =>
	`Setting ${name} is not known and has no effect.${meant ? ` Did you mean ${meant}?` : ""}`;

/**
 * One letter more, less or other, or two neighbours exchanged. Short names (`PORT`, `HOST`) have too many neighbours.
 */
function isNear(name: string, known: string): boolean {
	if (known.length < 6 || Math.abs(name.length - known.length) > 1) return false;
	let at = 0;
	while (at < name.length && name[at] === known[at]) at += 1;
	const [a, b] = [name.slice(at), known.slice(at)];
	const exchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
	return exchanged || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

const host = (address: string) => {
	const { hostname, port, pathname } = new URL(address);
	return `${hostname}${port && `:${port}`}${pathname.length > 1 ? pathname : ""}`;
};

/** Lines about the installation for the start: engine, files, mail, scanner and keys, without a secret. */
export function settingsLines(settings: Config, engine: string): string[] {
	const {
		DATABASE_URL,
		DATABASE_READ_URL,
		S3_ENDPOINT,
		S3_BUCKET,
		MEDIA_URL,
		SMTP_URL,
		CLAMD_URL,
		DATA_DIR,
		ENCRYPTION_KEYS,
	} = settings;
	const [current, ...former] = ENCRYPTION_KEYS.split(",").map((key) => key.trim().split(":")[0]);
	return [
		`Database  ${engine}` +
			(DATABASE_URL ? ` at ${addressesOf(DATABASE_URL).map(host).join(", ")}` : `, embedded, in ${DATA_DIR}/db`),
		...(DATABASE_READ_URL ? [`Replica   ${host(DATABASE_READ_URL)}`] : []),
		`Files     ${S3_ENDPOINT ? `bucket ${S3_BUCKET} at ${host(S3_ENDPOINT)}` : `${DATA_DIR}/files`}`,
		...(MEDIA_URL ? [`Pictures  ${MEDIA_URL}`] : []),
		`Mail      ${SMTP_URL ? host(SMTP_URL) : `none is sent: one file each in ${DATA_DIR}/outbox`}`,
		`Scanner   ${CLAMD_URL ?? "none: evidence is kept and cannot be downloaded before an officer releases it"}`,
		`Keys      ${current} seals${former.length > 0 ? `, ${former.join(", ")} still opened` : ""}`,
	];
}
