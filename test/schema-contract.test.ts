import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { db, runAsOperator } from "../app/base/db/client.server.ts";
import { compareReleases, RELEASE } from "../app/base/schema/release.ts";
import { schemaRelease } from "../app/base/schema/schema-release.server.ts";
import { brokenFor, editedSince, recordSchema, type SchemaRecord } from "../scripts/release/schema-record.ts";
import { freshProduct, onEveryEngine } from "./engines.ts";

// Processes of a former release run on the present schema during an upgrade (CONTRIBUTING.md).
const records = readdirSync("releases")
	.filter((file) => file.endsWith(".json"))
	.map((file) => JSON.parse(readFileSync(`releases/${file}`, "utf8")) as SchemaRecord);

/** A release with one table, which it reads and writes. */
const small: SchemaRecord = {
	release: "0.9.0",
	columns: { "public.pictures": { url: { type: "text", needed: true }, bucket: { type: "text", needed: true } } },
	limits: { "public.pictures pictures_pkey": "PRIMARY KEY (url)" },
	functions: { "public.fold_text(given text)": "text" },
	labels: { "public.site_language": ["ar", "en"] },
	rights: { "public.pictures": "select insert update delete" },
	migrations: {},
};
const migrations = readdirSync("migrations")
	.filter((file) => file.endsWith(".sql"))
	.map((file) => readFileSync(`migrations/${file}`, "utf8"));
const looser = migrations.flatMap((text) => /^-- not stricter: (.+)$/m.exec(text)?.[1]?.split(", ") ?? []);

onEveryEngine((engine) => {
	freshProduct(engine);

	test("the schema has all that the releases use which it lets run, and refuses nothing that they write", async () => {
		const now = await recordSchema(RELEASE, runAsOperator);
		expect(Object.keys(now.columns).length).toBeGreaterThan(50);
		const oldest = (await schemaRelease(db()))?.oldest ?? "";
		const running = records.filter(({ release }) => compareReleases(release, oldest) >= 0);
		for (const former of [small, ...running])
			expect([former.release, brokenFor(former, now, looser)]).toEqual([former.release, []]);
	});

	test("no numbered migration of a release is edited or removed", async () => {
		const now = await recordSchema(RELEASE, runAsOperator);
		expect(Object.keys(now.migrations)).toHaveLength(migrations.length);
		for (const former of records) expect([former.release, editedSince(former, now)]).toEqual([former.release, []]);
		const [first = ""] = Object.keys(now.migrations);
		const others = { "0000-removed.sql": "a", [first]: "b" };
		expect(editedSince({ ...now, migrations: { ...now.migrations, ...others } }, now)).toEqual([
			first,
			"0000-removed.sql",
		]);
	});

	test("each change that would break a former release is named", async () => {
		const before = await recordSchema(RELEASE, runAsOperator);
		const changes: [string, string, string][] = [
			[
				"alter table teams rename column coach_name to trainer",
				"alter table teams rename column trainer to coach_name",
				"public.teams.coach_name is gone",
			],
			[
				"alter table teams add column motto text not null",
				"alter table teams drop column motto",
				"public.teams.motto is new and must be named in every insert",
			],
			[
				"alter table newsletter_subscribers add constraint no_x check (email <> 'x')",
				"alter table newsletter_subscribers drop constraint no_x",
				"public.newsletter_subscribers no_x is a new limit: CHECK ((email <> 'x'::citext))",
			],
			[
				"revoke update on teams from tawila_app",
				"grant update on teams to tawila_app",
				"update on public.teams is taken from the product's role",
			],
			[
				"alter function search_words(text) rename to words_search",
				"alter function words_search(text) rename to search_words",
				"public.search_words(given text) gave text and gives nothing: it is gone",
			],
			[
				`create table another (n int not null); alter table teams add column motto text;
					alter table teams add column since date default now()`,
				"drop table another; alter table teams drop column motto, drop column since",
				"",
			],
		];
		for (const [change, undo, said] of changes) {
			await runAsOperator(change);
			const found = brokenFor(before, await recordSchema(RELEASE, runAsOperator));
			await runAsOperator(undo);
			expect(found).toEqual(said === "" ? [] : [said]);
		}
	});
});
