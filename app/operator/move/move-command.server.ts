import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { type Config, config, parseConfig } from "../../base/config.server.ts";
import type { SealedColumn } from "../../base/secrets/sealed-columns.server.ts";
import type { Command } from "../backup/answer.ts";
import { moveSite } from "./move-site.server.ts";

export const moveCommand = (sealed: readonly SealedColumn[]): Command => ({
	usage: "move [--to URL-OR-FOLDER] [--env FILE]",
	help:
		"Moves a stopped site to the empty database at a postgres:// address, or to the embedded " +
		"one of a folder (a DATA_DIR). --env names further settings of the new site, such as S3_….",
	alone: true,
	async run(_, { from, options }) {
		const { to, env } = options;
		if (!to) return { ok: false, text: "Say where to: --to postgres://… or --to FOLDER." };
		const target = await targetSettings(to, env && resolve(from, env), from);
		if (!target.DATABASE_URL) await writeSecrets(target);
		const moved = await moveSite(target, sealed);
		const lines = [
			`${moved.rows} rows were moved; every table, the sequences and the audit log are what they were.`,
			moved.copied > 0 ? `${moved.copied} files were copied.` : `${moved.files} files are where they were.`,
			target.DATABASE_URL
				? "Start the site with the new DATABASE_URL, and with SECRET_KEY and " +
					"ENCRYPTION_KEYS as they are (embedded: from the files of that name in DATA_DIR)."
				: `Start the site without DATABASE_URL and with DATA_DIR=${target.DATA_DIR}.`,
			"The database of before is quiet: started again, it sends nothing. Delete it once the new one is trusted.",
		];
		return { ok: true, text: lines.join("\n"), data: moved };
	},
});

/** The settings of the site as it will be. Its keys are those of now. */
async function targetSettings(to: string, env: string | undefined, from: string): Promise<Config> {
	const { SECRET_KEY, ENCRYPTION_KEYS, ...now } = config();
	const isServer = /^postgres(ql)?:/.test(to);
	const place = isServer
		? { DATABASE_URL: to }
		: { DATA_DIR: resolve(from, to), DATABASE_URL: "", DATABASE_OWNER_URL: "" };
	if (env) {
		const given = parseEnv(await readFile(env, "utf8"));
		return parseConfig({ DATA_DIR: now.DATA_DIR, ...given, ...place, SECRET_KEY, ENCRYPTION_KEYS });
	}
	const DATA_DIR = place.DATA_DIR ?? now.DATA_DIR;
	return {
		...now,
		SECRET_KEY,
		ENCRYPTION_KEYS,
		DATA_DIR,
		DATABASE_URL: isServer ? to : undefined,
		DATABASE_OWNER_URL: undefined,
	};
}

/** The keys of an embedded site are files beside its database. Other ones that are there are of another site. */
async function writeSecrets({ DATA_DIR, SECRET_KEY, ENCRYPTION_KEYS }: Config) {
	await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
	for (const [name, value] of [
		["secret-key", SECRET_KEY],
		["encryption-keys", ENCRYPTION_KEYS],
	] as const) {
		const file = join(DATA_DIR, name);
		if (!existsSync(file)) await writeFile(file, value, { mode: 0o600 });
		else if ((await readFile(file, "utf8")).trim() !== value) throw new Error(`${file} holds the key of another site.`);
	}
}
