import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { importFile, planFile } from "../../../../test/import-file.ts";
import { make } from "../../../../test/make.ts";
import { recordsEvents } from "../../../../test/recorded-events.ts";
import { operator } from "../../../access/actor.ts";
import { tiesForPrograms } from "../../../api/lists/league/ties.server.ts";
import { runSql } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { leagueTable } from "../../../league/season-table/league.server.ts";
import { namedTiesOf } from "../../../league/ties/ties.server.ts";
import { undoBatch, undoByTask } from "../../../records/batches/undo-batch.server.ts";
import { search } from "../../../site/search/search.server.ts";
import { clubRow } from "../edit-clubs.server.ts";
import { deleteFormerName, renamingsOf, saveFormerName } from "./edit-former-names.server.ts";
import { presentClubForm } from "./former-name-form.ts";
import { savePresentClub } from "./rename-club.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["team.renamed"]);

	const rename = async (id: number, given: Record<string, unknown>) => {
		const row = await clubRow(id);
		if (!row) throw new Error("The club is there.");
		return savePresentClub(operator, { id, version: row.version }, presentClubForm.parse({ ...row, ...given }), []);
	};
	const scene = async () => {
		const club = await make.club({ name: "Old Name", name_ar: "القديم" });
		const other = await make.club({ name: "Other", name_ar: "الآخر" });
		for (const day of ["2025-10-08", "2025-12-01"])
			await make.tie({
				home_team_id: club,
				away_team_id: other,
				match_date: day,
				status: "completed",
				home_score: 3,
				away_score: 1,
			});
		return club;
	};
	const shown = async () => {
		const ties = await namedTiesOf({ season: "2025/2026" });
		const sent = await tiesForPrograms({}, undefined, 10);
		expect(sent.map(({ home_team }) => home_team.name)).toEqual(ties.map(({ home_team }) => home_team.name));
		return ties.map(({ home_team }) => `${home_team.name} ${home_team.name_ar}`);
	};
	const topOf = async (on?: string) => (await leagueTable("2025/2026", "en", { on }))?.rows[0]?.club.name;
	const found = async (q: string) =>
		(await search("en", q, { today: "2026-01-01" }))?.groups.flatMap(({ kind, rows }) =>
			kind === "clubs" ? rows.map(({ id }) => id) : [],
		) ?? [];
	const renamed = { name: "New Name", name_ar: "الجديد", name_change: "renamed", renamed_on: "2025-11-01" };

	test("a club renamed from a day on has its former name before it and is found by both; undone exactly", async () => {
		const club = await scene();
		expect(await rename(club, { ...renamed, coach_name: "Coach" })).toMatchObject({ ok: true });
		expect(await shown()).toEqual(["New Name الجديد", "Old Name القديم"]);
		expect([await topOf(), await topOf("2025-10-20")]).toEqual(["New Name", "Old Name"]);
		expect([await found("Old Name"), await found("New Name")]).toEqual([[club], [club]]);
		const [batch = 0] = (await renamingsOf(club)).values();
		expect(await undoBatch(operator, batch)).toEqual({ undone: 1, kept: 0 });
		expect(await shown()).toEqual(["Old Name القديم", "Old Name القديم"]);
		expect([await found("Old Name"), await found("New Name")]).toEqual([[club], []]);
		expect(await clubRow(club)).toMatchObject({ name: "Old Name", coach_name: "Coach" });
		expect((await runSql("select 1 from former_club_names", [])).rows).toEqual([]);
	});

	test("a renaming whose former name changed is not half undone: names stay, and the answer says so", async () => {
		const club = await scene();
		await rename(club, renamed);
		const [[id = 0, batch = 0] = []] = await renamingsOf(club);
		const changed = { name: "Older Name", name_ar: "الأقدم", until_on: "2025-10-15" };
		expect(await saveFormerName(operator, { clubId: club, id, version: 1 }, changed)).toMatchObject({ ok: true });
		for (const _ of [1, 2]) expect(await undoByTask(operator, batch)).toBe("changed");
		expect(await undoBatch(operator, batch)).toBeUndefined();
		expect(await shown()).toEqual(["New Name الجديد", "Older Name الأقدم"]);
		await deleteFormerName(operator, id);
		expect(await undoBatch(operator, batch)).toEqual({ undone: 1, kept: 0 });
		expect(await shown()).toEqual(["Old Name القديم", "Old Name القديم"]);
	});

	test("a file that renamed clubs is undone without those whose former name was changed since", async () => {
		const club = await scene();
		const other = await make.club({ name: "Second", name_ar: "الثاني" });
		const rows = [
			`${club},New Name,الجديد,Riyadh,الرياض,1980,2025-11-01`,
			`${other},Newer,الأحدث,Riyadh,الرياض,1980,2025-11-01`,
		];
		const batch = await importFile(
			"teams",
			["id,name,name_ar,region,region_ar,founded_year,renamed_on", ...rows].join("\n"),
		);
		const { rows: names } = await runSql("select id, name, name_ar from former_club_names where club_id = $1", [club]);
		await saveFormerName(
			operator,
			{ clubId: club, id: names[0]?.id, version: 1 },
			{ name: names[0]?.name, name_ar: names[0]?.name_ar, until_on: "2025-10-15" },
		);
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 1, kept: 1 });
		expect([(await clubRow(club))?.name, (await clubRow(other))?.name]).toEqual(["New Name", "Second"]);
		expect((await runSql("select club_id from former_club_names", [])).rows).toEqual([{ club_id: club }]);
	});

	test("a correction leaves no former name, and days that cannot be are refused", async () => {
		const club = await scene();
		expect(await rename(club, { name: "Old Names" })).toMatchObject({ ok: true });
		expect(await shown()).toEqual(["Old Names القديم", "Old Names القديم"]);
		const tomorrow = riyadhDay(new Date(Date.now() + 2 * 86_400_000));
		expect(await rename(club, { ...renamed, renamed_on: tomorrow })).toEqual({
			ok: false,
			problems: { renamed_on: "dayAhead" },
		});
		expect(await rename(club, { name_change: "renamed", renamed_on: "2025-11-01" })).toEqual({
			ok: false,
			problems: { name: "sameNameAsBefore" },
		});
		expect(await rename(club, renamed)).toMatchObject({ ok: true });
		expect(await rename(club, { ...renamed, name: "Newest", renamed_on: "2025-10-01" })).toEqual({
			ok: false,
			problems: { renamed_on: "renamedLater" },
		});
	});

	test("former names are added, changed, deleted; a table that ended before the new name keeps the old", async () => {
		const club = await scene();
		const at = { clubId: club, id: undefined, version: 0 };
		const first = { name: "First", name_ar: "الأول", until_on: "2025-12-31" };
		expect(await saveFormerName(operator, at, first)).toEqual({ ok: true });
		expect(await saveFormerName(operator, at, first)).toEqual({ ok: false, problems: { until_on: "sameLastDay" } });
		expect(await topOf()).toBe("First");
		const [row] = (await runSql("select id from former_club_names", [])).rows;
		const until_on = "2025-10-31";
		await saveFormerName(operator, { clubId: club, id: row?.id, version: 1 }, { ...first, until_on });
		expect(await shown()).toEqual(["Old Name القديم", "First الأول"]);
		expect(await deleteFormerName(operator, row?.id)).toBe(true);
		expect(await shown()).toEqual(["Old Name القديم", "Old Name القديم"]);
	});

	test("a file renames with a day, corrects without, finds clubs by former names, and is undone whole", async () => {
		const club = await scene();
		const head = "id,name,name_ar,region,region_ar,founded_year,renamed_on";
		const file = (name: string, day: string) => `${head}\n${club},${name},الجديد,Riyadh,الرياض,1980,${day}`;
		expect((await planFile("teams", file("New Name", "2099-01-01"))).problems).toEqual([{ renamed_on: "dayAhead" }]);
		const batch = await importFile("teams", file("New Name", "1/11/2025"));
		expect(await shown()).toEqual(["New Name الجديد", "Old Name القديم"]);
		expect((await planFile("teams", file("New Name", "1/11/2025"))).verdicts).toEqual(["same"]);
		expect((await planFile("teams", file("Third", "2025-10-01"))).problems).toEqual([{ renamed_on: "renamedLater" }]);
		const tie = "match_date,home_team,away_team\n2025-10-08,Old Name,Other";
		expect((await planFile("matches", tie)).verdicts).toEqual(["same"]);
		expect(await undoBatch(operator, batch?.id ?? 0)).toEqual({ undone: 1, kept: 0 });
		expect(await shown()).toEqual(["Old Name القديم", "Old Name القديم"]);
		await importFile("teams", file("New Name", ""));
		expect(await shown()).toEqual(["New Name الجديد", "New Name الجديد"]);
	});
});
