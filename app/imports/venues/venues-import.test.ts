import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { importFile, planFile } from "../../../test/import-file.ts";
import { make } from "../../../test/make.ts";
import { operator } from "../../access/actor.ts";
import { runSql } from "../../base/db/client.server.ts";
import { undoBatch } from "../../records/batches/undo-batch.server.ts";
import { exportList } from "../exports/exports.server.ts";

const VENUES = "name,name_ar,tables,team,address,address_ar,place";
const CLOSURES = "venue,from,until,reason,reason_ar";

onOneEngine((engine) => {
	freshProduct(engine);
	const rows = async (text: string) => (await runSql(text)).rows;
	const exported = async (kind: "venues" | "closures") =>
		(await exportList(operator, kind, new URL("https://x.invalid"))) ?? "";

	test("halls and their closures come in files, go round, change nothing again and are undone exactly", async () => {
		await make.club({ name: "Oasis", name_ar: "الواحة" });
		const halls = [
			VENUES,
			"North Hall,صالة الشمال,١٢,الواحة,King Road,طريق الملك,٢٤٫٧١٣٦، ٤٦٫٦٧٥٣",
			"South Hall,صالة الجنوب,,,,,",
		].join("\n");
		const batch = await importFile("venues", halls);
		expect(batch).toMatchObject({ created: 2, updated: 0 });
		expect(await rows("select name, tables, club_id is not null as own, location, sort_order from venues")).toEqual([
			{ name: "North Hall", tables: 12, own: true, location: "24.7136,46.6753", sort_order: 1 },
			{ name: "South Hall", tables: null, own: false, location: null, sort_order: 2 },
		]);
		expect((await planFile("venues", halls)).verdicts).toEqual(["same", "same"]);
		expect((await planFile("venues", await exported("venues"))).verdicts).toEqual(["same", "same"]);

		const closed = [CLOSURES, "north hall,1/3/2026,2026-03-20,New floor,أرضية جديدة", "صالة الجنوب,2026-04-01,,,"].join(
			"\n",
		);
		const days = await importFile("closures", closed);
		expect(days).toMatchObject({ created: 2 });
		expect((await planFile("closures", await exported("closures"))).verdicts).toEqual(["same", "same"]);
		const longer = await importFile("closures", [CLOSURES, "North Hall,2026-03-01,2026-03-25,,"].join("\n"));
		expect(longer).toMatchObject({ created: 0, updated: 1 });
		expect(await undoBatch(operator, longer?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await rows("select until_on, reason from venue_closures order by id limit 1")).toEqual([
			{ until_on: "2026-03-20", reason: "New floor" },
		]);

		expect(await undoBatch(operator, batch?.id ?? 0), "their closures need them").toEqual({ undone: 0, kept: 2 });
		expect(await undoBatch(operator, days?.id ?? 0), "one was changed since").toEqual({ undone: 1, kept: 1 });
		expect(await rows("select from_on from venue_closures")).toEqual([{ from_on: "2026-03-01" }]);
		await runSql("delete from venues");
	});

	test("a hall that none has, turned days, a name in use and a second line of one hall are wrong", async () => {
		await runSql("insert into venues (name, name_ar) values ('East Hall', 'صالة الشرق'), ('West Hall', 'صالة الغرب')");
		const halls = [
			VENUES,
			"East Hall,صالة الغرب,,,,,",
			"Other,أخرى,0,,,,mosque",
			"Far,بعيدة,,Nobody,,,",
			"Far,بعيدة,,,,,",
		];
		expect((await planFile("venues", halls.join("\n"))).problems).toEqual([
			{ name_ar: "sameVenue" },
			{ tables: "outOfRange", place: "notAPlace" },
			{ team: "unknownClub" },
			undefined,
		]);
		const closed = [CLOSURES, "Eest Hall,2026-03-01,,,", "East Hall,2026-03-05,2026-03-01,,", "East Hall,soon,,,"];
		const planned = await planFile(
			"closures",
			[...closed, "East Hall,2026-05-01,,,", "صالة الشرق,1/5/2026,,,"].join("\n"),
		);
		expect(planned.problems).toEqual([
			{ venue: "unknownVenue" },
			{ until: "dayBefore" },
			{ from: "importDate" },
			undefined,
			{ from: "repeatedRow" },
		]);
		expect(planned.rows[0]?.unknown?.venue?.nearest[0]).toBe("East Hall");
		await runSql(`insert into venue_closures (venue_id, from_on, until_on)
			select v.id, d::date, d::date from venues v, generate_series('2020-01-01'::date, '2020-04-09', '1 day') d
			where v.name = 'West Hall'`);
		expect((await planFile("closures", [CLOSURES, "West Hall,2026-03-01,,,"].join("\n"))).problems).toEqual([
			{ from: "tooManyClosures" },
		]);
		await runSql("delete from venues");
	});
});
