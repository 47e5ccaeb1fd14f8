import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { onEveryEngine } from "../../../test/engines.ts";
import { makeDatabase } from "../../../test/server-database.ts";
import { type Connection, connect } from "../db/client.server.ts";
import { addFormerParts, inTermsOfBaseline } from "./former-database.server.ts";
import { migrate } from "./migrate.server.ts";
import { migrationsIn } from "./migration-files.server.ts";
import { RELEASE } from "./release.ts";

const former = readFileSync("migrations/former/names.txt", "utf8").trim().split("\n");
const later = (await migrationsIn("migrations")).filter((name) => name > "0010-desk");

onEveryEngine((engine) => {
	let connection: Connection;
	let drop = async () => {};
	beforeEach(async () => {
		const made = engine === "PostgreSQL server" ? await makeDatabase(inject("template")) : undefined;
		drop = made?.drop ?? drop;
		connection = await connect({
			url: made?.url,
			restoreFrom: made ? undefined : new Uint8Array(readFileSync(inject("empty"))),
		});
		await connection.asOwner((db) => addFormerParts(db, "migrations"));
		await ask("delete from kysely_migration; update schema_release set release = '1.0.0', oldest = '1.0.0'");
		await ask(
			`insert into kysely_migration select name, now()::text from unnest('{${[...former, ...later]}}'::text[]) name`,
		);
	});
	afterEach(async () => {
		await connection.close();
		await drop();
	});
	const ask = (text: string) => connection.asOwner((_, pool) => pool.query(text));
	const start = () => migrate(connection, []);
	const names = async () => (await ask("select name from kysely_migration order by name")).rows.map(({ name }) => name);

	test("a database of all former files gets the baseline's names, keeps its rows and is of this release", async () => {
		await ask("insert into teams (name, name_ar) values ('Club', 'نادي')");
		await ask("insert into bulk_runs (kind, state) values ('local-photos', 'complete'), ('zip', 'complete')");
		await start();
		expect(await names()).toEqual(await migrationsIn("migrations"));
		expect((await ask("select name, version from teams")).rows).toEqual([{ name: "Club", version: 1 }]);
		expect((await ask("select release, oldest from schema_release")).rows).toEqual([
			{ release: RELEASE, oldest: RELEASE },
		]);
		await ask("select from desk_cases");
		expect((await ask("select kind from bulk_runs")).rows).toEqual([{ kind: "local-photos" }]);
		await expect(ask("select from article_drafts")).rejects.toThrow("does not exist");
		expect(await start()).toEqual([]);
	});

	test("a database of some of the former files is refused, with the commit to start first, and unchanged", async () => {
		await ask("delete from kysely_migration where name > '0160'");
		const before = await names();
		await expect(start()).rejects.toMatchObject({
			exitCode: 78,
			message: expect.stringMatching(/lacks 0160-rows-of-mails, .* start commit [0-9a-f]{8} of Tawila/),
		});
		expect(await names()).toEqual(before);
		expect((await ask("select release from schema_release")).rows).toEqual([{ release: "1.0.0" }]);
	});
});

test("names of later migrations stay beside those of the baseline", async () => {
	expect(await inTermsOfBaseline([...former, "9999-later"], "migrations")).toEqual([
		...(await migrationsIn("migrations")).filter((name) => name <= "0010-desk"),
		"9999-later",
	]);
});
