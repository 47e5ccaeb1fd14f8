/** `npm run test:upgrade`: starts the former release, brings its database to the schema of this tree, and uses both. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { ownPostgres, postgresBin } from "../../test/own-postgres.ts";
import { formerRelease } from "./former-release.ts";
import { demoSettings, journey } from "./journey.ts";

const former = formerRelease(process.argv[2]);
if (typeof former === "string" || !postgresBin) {
	console.log(`Skipped: ${typeof former === "string" ? former : "there is no PostgreSQL on this machine"}.`);
	process.exit(0);
}
const postgres = await ownPostgres();
const dataDir = await mkdtemp(join(tmpdir(), "tawila-upgrade-"));
const settings = {
	...process.env,
	...demoSettings,
	DATA_DIR: dataDir,
	DATABASE_URL: postgres.url(),
	SECRET_KEY: "a secret of the upgrade, long enough to count",
	ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString("base64")}`,
	PORT: "0",
};
const ends: (() => Promise<unknown>)[] = [];

/** Runs a program of a release; resolves with the address that it prints, or when it ends well. */
function run(
	folder: string,
	...args: string[]
): Promise<{ origin: string; output: string; stop: () => Promise<unknown> }> {
	const child = spawn(join(folder, "node_modules/.bin/node"), args, { cwd: folder, env: settings });
	let output = "";
	const stop = () =>
		new Promise((resolve) => (child.exitCode === null ? child.once("exit", resolve).kill() : resolve(0)));
	ends.push(stop);
	return new Promise((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding("utf8").on("data", (text) => {
				output += text;
				const [, origin] = /Tawila is at (\S+)/.exec(output) ?? [];
				if (origin) resolve({ origin, output, stop });
			});
		child.on("exit", (code) => (code === 0 ? resolve({ origin: "", output, stop }) : reject(new Error(output))));
	});
}

async function say(what: string, origin: string) {
	console.log(`ok  ${what}: read, signed in, filed and answered ${await journey(origin)}`);
}

/** Adds all that a later release may add to a schema that the former one goes on with: a column to every table. */
async function expand() {
	const client = new pg.Client({ connectionString: postgres.url() });
	await client.connect();
	const { rows } = await client.query(`select c.oid::regclass::text as name from pg_class c
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
	for (const { name } of rows) await client.query(`alter table ${name} add column of_a_later_release text default 'x'`);
	await client.query("insert into kysely_migration values ('9999-of-a-later-release', now()::text)");
	await client.query("update schema_release set release = '999.0.0'");
	await client.end();
	return rows.length;
}

try {
	console.log(`The former release is ${former.name}.`);
	const old = await run(former.folder, "server.ts");
	await say("the former release on its own schema", old.origin);
	await run(process.cwd(), "operator.ts", "migrate");
	await say("the former release, running, on the schema of this tree", old.origin);
	const present = await run(process.cwd(), "server.ts");
	await say("this tree beside it", present.origin);
	await say("the former release beside this tree", old.origin);
	console.log(`    a column was added to each of ${await expand()} tables`);
	await say("the former release, running, on the schema with more columns", old.origin);
	await say("this tree, running, on the schema with more columns", present.origin);
	await old.stop();
	const again = await run(former.folder, "server.ts");
	await say("the former release, started again on the later schema", again.origin);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
} finally {
	for (const end of ends) await end();
	await postgres.remove();
	await rm(dataDir, { recursive: true, force: true });
}
