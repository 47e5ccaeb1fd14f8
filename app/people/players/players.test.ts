import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { runSql } from "../../base/db/client.server.ts";
import { playerSorts, playersPage } from "./players.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);

	test("page after page the players come once each, in the order asked for", async () => {
		// Several of one name and one ranking, and some without: 230 are four pages and a part.
		await runSql(
			`insert into players (name, name_ar, ranking) select 'Player ' || n % 7, 'لاعب ' || n % 11, nullif(n % 5, 0)
				from generate_series(1, 230) n`,
		);
		for (const sort of playerSorts) {
			const direction = sort.startsWith("-") ? "desc" : "asc";
			const { rows: all } = await runSql(
				`select id from players order by ${sort.replace("-", "")} ${direction}, id ${direction}`,
			);
			const found: number[] = [];
			for (let page = 1; page <= 5; page++) found.push(...(await playersPage({ sort, page })).rows.map(({ id }) => id));
			expect([sort, found]).toEqual([sort, all.map(({ id }) => id)]);
		}
		expect((await playersPage({ sort: "name", page: 6 })).rows).toEqual([]);
	});
});
