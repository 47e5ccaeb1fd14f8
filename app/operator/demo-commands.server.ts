import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { loadDemo } from "../../seed/load-demo.server.ts";
import { config } from "../base/config.server.ts";
import { connect } from "../base/db/client.server.ts";
import type { Answer, Command, CommandInput } from "./backup/answer.ts";

/**
 * All that a database leaves in DATA_DIR, itself last: what an interrupted reset leaves is still known as a demo. Keys
 * and the password of the demo's accounts are none of it.
 */
const MADE_BY_DATABASE = ["files", "incoming", "outbox", "audit-heads.txt", "audit-seals.txt", "db"];

const load = async (): Promise<Answer> =>
	(await loadDemo(new Date(), { kingdom: true }))
		? { ok: true, text: "The demo federation was loaded." }
		: { ok: false, text: "The database has content already: nothing was loaded." };

export const demoCommands: Record<string, Command> = {
	"demo load": {
		usage: "demo load",
		help:
			"Loads the demo federation, the one of `npm start`, into an empty database; " + "one with content is left alone.",
		run: load,
	},
	"demo reset": {
		usage: "demo reset [--yes]",
		help:
			"Deletes a stopped demo with all that was added to it, and loads the demo federation again around today. " +
			"Only an embedded database that was made as a demo; its accounts keep their password.",
		before: deleteDemo,
		run: load,
	},
};

/** Empties DATA_DIR for the process that starts next; an answer where that may not be. */
async function deleteDemo({ options }: CommandInput): Promise<Answer | undefined> {
	const { DATABASE_URL, DATA_DIR } = config();
	const refuse = (text: string) => ({ ok: false, text: `${text} Nothing was deleted.` });
	if (DATABASE_URL)
		return refuse("DATABASE_URL is set, and only an embedded demo is reset: make an empty database there instead.");
	const directory = join(DATA_DIR, "db");
	// A shell that lacks the settings of an installation on a server sees its files alone.
	if (!existsSync(directory)) return refuse(`${DATA_DIR} holds no embedded database.`);
	if (!(await isDemo(directory))) return refuse("This database was not made as a demo, and is never reset.");
	if (options.yes === undefined) return refuse(`Everything in ${DATA_DIR} but its keys would be deleted: add --yes.`);
	for (const name of MADE_BY_DATABASE) await rm(join(DATA_DIR, name), { recursive: true, force: true });
	return undefined;
}

/** Whether its database was made as a demo. It is not opened while a server has it. */
async function isDemo(directory: string): Promise<boolean> {
	const connection = await connect({ directory });
	try {
		return await connection.asOwner(async (_, pool) => {
			const { rows: tables } = await pool.query("select to_regclass('public.installation') as installation");
			if (!tables[0]?.installation) return false;
			const { rows } = await pool.query("select demo from installation");
			return rows[0]?.demo === true;
		});
	} finally {
		await connection.close();
	}
}
