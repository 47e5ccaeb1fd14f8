import { randomUUID } from "node:crypto";
import pg from "pg";

/** A database of its own on a server, as the settings of a site. */
export async function emptyDatabase(server: string) {
	const name = `bench_${randomUUID().replaceAll("-", "")}`;
	const ask = async (text: string) => {
		const client = new pg.Client(server);
		await client.connect();
		await client.query(text).finally(() => client.end());
	};
	await ask(`create database ${name}`);
	const own = new URL(server);
	own.pathname = `/${name}`;
	const settings = {
		DATABASE_URL: own.href,
		SECRET_KEY: randomUUID() + randomUUID(),
		ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString("base64")}`,
	};
	return { settings, drop: () => ask(`drop database ${name} with (force)`) };
}
