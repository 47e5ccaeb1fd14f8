import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { db, runAsOperator } from "../app/base/db/client.server.ts";
import { compareReleases, RELEASE } from "../app/base/schema/release.ts";
import { schemaRelease } from "../app/base/schema/schema-release.server.ts";
import { brokenFor, recordSchema, type SchemaRecord } from "../scripts/release/schema-record.ts";
import { freshProduct, onEveryEngine } from "./engines.ts";

// Processes of a former release run on the present schema during an upgrade (CONTRIBUTING.md).
const records = readdirSync("releases").map(
	(file) => JSON.parse(readFileSync(`releases/${file}`, "utf8")) as SchemaRecord,
);
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
		expect(running.map(({ release }) => release)).toContain(RELEASE);
		for (const former of running)
			expect([former.release, brokenFor(former, now, looser)]).toEqual([former.release, []]);
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
				"alter function search_fold(text) rename to fold_search",
				"alter function fold_search(text) rename to search_fold",
				"public.search_fold(given text) gave text and gives nothing: it is gone",
			],
			[
				"create table another (n int not null); alter table teams add column motto text; alter table teams add column since date default now()",
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
