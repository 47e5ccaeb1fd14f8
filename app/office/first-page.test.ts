import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../test/engines.ts";
import { make } from "../../test/make.ts";
import { person } from "../../test/make-case.ts";
import { runSql } from "../base/db/client.server.ts";
import { find } from "./find.server.ts";
import { overview } from "./overview.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	test("a league manager finds and counts what they may open, and an editor all of it", async () => {
		const now = new Date("2026-02-01T12:00:00Z");
		await make.club({ name: "Falcon Club" });
		await make.player({ name: "Falcon Player" });
		await make.article({ title: "Falcon of the month", publish_date: new Date("2026-01-10T12:00:00Z") });
		await make.article({ title: "Falcon to come", published: false });
		await runSql(
			`insert into newsletter_subscribers (email, confirmed_at, language)
				values ('reader@example.org', '2026-01-01', 'en')`,
		);
		const seen = async (role: "editor" | "league-manager") => {
			const actor = await person(role);
			const [found, figures] = [await find(actor, "falcon", now), await overview(actor, now)];
			const { articles, readers, waiting } = figures;
			return {
				found: Object.entries(found ?? {}).flatMap(([kind, rows]) => (rows.length > 0 ? `${kind} ${rows.length}` : [])),
				charts: [articles, readers].map((months) => months.some(({ count }) => count > 0)),
				drafts: Number(waiting.drafts),
			};
		};
		expect(await seen("editor")).toEqual({
			found: ["clubs 1", "players 1", "articles 2"],
			charts: [true, true],
			drafts: 1,
		});
		expect(await seen("league-manager")).toEqual({ found: ["players 1"], charts: [false, false], drafts: 0 });
	});

	test("licences asked for and transfers that a club released wait for those who decide them", async () => {
		const club = await make.club({});
		const player = await make.player({});
		const manager = await person("league-manager");
		const waits = async () => {
			const { licences, transfers } = (await overview(manager, new Date())).waiting;
			return { licences, transfers };
		};
		expect(await waits()).toEqual({ licences: 0, transfers: 0 });
		await runSql(`
			insert into licences (player_id, season, state)
				select ${player}, name, state from seasons, (values ('requested'), ('withdrawn')) v (state);
			insert into transfers (player_id, season, to_club_id, starts_on, state)
				select ${player}, name, ${club}, '2026-01-01', 'released' from seasons`);
		expect(await waits()).toEqual({ licences: 1, transfers: 1 });
	});
});
