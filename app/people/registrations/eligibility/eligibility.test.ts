import { afterEach, beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { tieOfCaptains } from "../../../../test/make-captains.ts";
import { operator } from "../../../access/actor.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { problemText } from "../../../base/ui/fields/problem-text.tsx";
import { saveLineUp } from "../../../league/sheets/line-ups/line-up.server.ts";
import { sheetProblems } from "../../../league/sheets/problem-text.ts";
import { saveSheet } from "../../../league/sheets/saving/save-sheet.server.ts";
import { emptySheet } from "../../../league/sheets/sheet.ts";
import { eligibilityOf } from "./eligibility.server.ts";

const now = new Date();
/** One player who is named for a line-up that was empty. */
const naming = (player: number) => ({
	named: { positions: [{ position: "A", player }], others: [] },
	before: { positions: [], others: [] },
});

onOneEngine((engine) => {
	freshProduct(engine);
	// They keep their ties from being deleted.
	afterEach(async () => void (await runAsOperator("truncate sheet_versions")));
	beforeEach(() =>
		runAsOperator(`insert into formats (code, name, name_ar, order_of_play, wins_needed, min_players, max_players,
			best_of, points_to, position_rules) values ('u15-first', 'U15 first', 'الناشئ أولًا', 'A-X B-Y C-Z A-Y B-X', 3, 3,
			3,			5, 11, 'A:u15 C:2000+') on conflict do nothing`),
	);
	const switchOn = async (checks: string) => {
		await runAsOperator("update editions set checks = $1", [checks]);
		await runAsOperator("update groups set checks = null");
	};

	test("a captain cannot name a player who breaks a rule, and staff are asked", async () => {
		const { tie, home, players } = await tieOfCaptains("games");
		const [first = 0, second = 0, third = 0] = players.home;
		await switchOn("licence");
		await runAsOperator(
			`insert into licences (player_id, season, state, valid_until) select p, '2025/2026', 'approved', null
				from unnest($1::int[]) p`,
			[[first, second]],
		);
		const lineUp = { positions: { A: first, B: second, C: third }, pairs: {} };
		const name = () => saveLineUp(home, { matchId: tie, side: "home" }, { lineUp, version: 0, handIn: true }, now);
		expect(await name()).toEqual({ ok: false, problems: { home_C: "noLicence" } });
		const sheet = { ...emptySheet(5), lineUps: { home: lineUp, away: { positions: {}, pairs: {} } } };
		const save = (accepted: string[], number: number) =>
			saveSheet(operator, tie, { sheet, number, reason: null, accepted }, now);
		expect(await save([], 0)).toEqual({ ok: false, questions: ["noLicence@home_C"] });
		expect(await save(["noLicence@home_C"], 0)).toEqual({ ok: true, isComplete: false });
		sheet.rubbers[0] = {
			outcome: "played",
			games: [
				[11, 5],
				[11, 5],
				[11, 5],
			],
		};
		expect(await save([], 1), "who is on the sheet already is not asked about again").toMatchObject({
			ok: false,
			problems: {},
		});
		await runAsOperator("update groups set checks = 'none'");
		expect(await eligibilityOf(tie, "home", naming(third))).toEqual([]);
	});

	test("the facts of each rule are those of the day of the tie", async () => {
		const { tie, players } = await tieOfCaptains("games");
		const [first = 0, second = 0] = players.home;
		await switchOn("roster stint class higher:0");
		await runAsOperator("update classes set sex = 'women', age_under = 15 where code = 'open'");
		await runAsOperator("update players set sex = 'female' where id = $1", [first]);
		await runAsOperator(
			"insert into player_details (player_id, birth_date) values ($1, '2012-05-05'), ($2, '1990-01-01')",
			[first, second],
		);
		const rules = async (id: number) => (await eligibilityOf(tie, "home", naming(id))).map(({ rule }) => rule);
		expect(await rules(first)).toEqual(["notOnRoster"]);
		await runAsOperator(
			"insert into squad_players (squad_id, player_id, rank) select home_squad_id, $2, 1 from matches where id = $1",
			[tie, first],
		);
		expect(await rules(first)).toEqual([]);
		expect(await rules(second)).toEqual(["notOnRoster", "unknownSex", "tooOld"]);
		await runAsOperator(
			"update stints set until_on = (select match_date - 1 from matches where id = $1) where player_id = $2",
			[tie, first],
		);
		expect(await rules(first)).toEqual(["notOfClub"]);
	});

	test("with nothing switched on a women's line-up refuses a man, not a player of unknown sex", async () => {
		const { tie, home, players } = await tieOfCaptains("games");
		const [man = 0, woman = 0, unknown = 0] = players.home;
		await switchOn("");
		await runAsOperator("update competitions set class = 'women'");
		await runAsOperator("update players set sex = case id when $1 then 'male' when $2 then 'female' end", [man, woman]);
		const lineUp = (first: number) => ({ positions: { A: first, B: woman, C: unknown }, pairs: {} });
		const name = (first: number) =>
			saveLineUp(home, { matchId: tie, side: "home" }, { lineUp: lineUp(first), version: 0, handIn: true }, now);
		expect(await name(man)).toEqual({ ok: false, problems: { home_A: "wrongSex" } });
		const sheet = { ...emptySheet(5), lineUps: { home: lineUp(man), away: { positions: {}, pairs: {} } } };
		expect(await saveSheet(operator, tie, { sheet, number: 0, reason: null, accepted: [] }, now)).toEqual({
			ok: false,
			questions: ["wrongSex@home_A"],
		});
		expect(await name(players.home[3] ?? 0)).toMatchObject({ ok: true });
		await runAsOperator("update competitions set class = 'open'");
	});

	test("ties in a higher squad of the club count until the day of the tie", async () => {
		const { tie, players } = await tieOfCaptains("games");
		const [first = 0] = players.home;
		await switchOn("higher:0");
		const { home_team_id: club, match_date: day } = (
			await runAsOperator("select home_team_id, match_date::text from matches where id = $1", [tie])
		).rows[0];
		await runAsOperator("update squads set letter = 'B' where id = (select home_squad_id from matches where id = $1)", [
			tie,
		]);
		const other = await make.club({ name: "Other" });
		const before = await make.tie({ home_team_id: other, away_team_id: club, match_date: day });
		await runAsOperator("insert into rubbers (match_id, ordinal) values ($1, 1)", [before]);
		await runAsOperator(
			`insert into rubber_players (rubber_id, side, place, player_id, name, name_ar) select id, 'away', 1, $2, 'n', 'n'
				from rubbers where match_id = $1`,
			[before, first],
		);
		expect(await eligibilityOf(tie, "home", naming(first))).toEqual([{ player: first, rule: "playedHigher" }]);
		const { id: higher } = (await runAsOperator("select id from squads where club_id = $1 and letter = 'A'", [club]))
			.rows[0];
		await runAsOperator("update squads set class = 'u15' where id = $1", [higher]);
		expect(await eligibilityOf(tie, "home", naming(first)), "a team of another class is no higher one").toEqual([]);
		await runAsOperator("update squads set class = 'open' where id = $1", [higher]);
		await runAsOperator("update matches set match_date = match_date + 1 where id = $1", [before]);
		expect(await eligibilityOf(tie, "home", naming(first))).toEqual([]);
	});

	/** Approved licences of the season for players. */
	const license = (category: string, players: (number | undefined)[]) =>
		runAsOperator(
			`insert into licences (player_id, season, state, category)
				select p, '2025/2026', 'approved', $2 from unnest($1::int[]) p`,
			[players, category],
		);
	const lineUpOf = (A = 0, B = 0, C = 0) => ({ positions: { A, B, C }, pairs: {} });

	test("one resident a match: a line-up with two is refused in words, by a side and by staff", async () => {
		const { tie, home, players } = await tieOfCaptains("games");
		const [first, second, third] = players.home;
		await license("resident", [first, third]);
		await license("citizen", [second]);
		await switchOn("line-up:resident:1");
		const two = lineUpOf(first, second, third);
		const rule = `quotaOfLineUp:1:Resident:${encodeURIComponent("مقيم")}`;
		const name = (lineUp: typeof two) =>
			saveLineUp(home, { matchId: tie, side: "home" }, { lineUp, version: 0, handIn: true }, now);
		expect(await name(two)).toEqual({ ok: false, problems: { home_C: rule } });
		expect(problemText("en", rule, [sheetProblems])).toBe(
			"At most 1 player of the licence category “Resident” in a line-up",
		);
		expect(problemText("ar", rule, [sheetProblems])).toBe("لاعب واحد على الأكثر من فئة الرخص «مقيم» في التشكيلة");
		const sheet = { ...emptySheet(5), lineUps: { home: two, away: { positions: {}, pairs: {} } } };
		const save = (accepted: string[], number: number) =>
			saveSheet(operator, tie, { sheet, number, reason: null, accepted }, now);
		expect(await save([], 0)).toEqual({ ok: false, questions: [`${rule}@home_C`] });
		expect(await save([`${rule}@home_C`], 0)).toEqual({ ok: true, isComplete: false });
		const { document } = (await runAsOperator("select document from sheet_versions")).rows[0];
		expect(document.ineligible).toEqual([expect.objectContaining({ id: third, rule })]);
		await runAsOperator("update licences set valid_until = '2020-01-01' where player_id = $1", [third]);
		expect(await eligibilityOf(tie, "home", naming(third ?? 0)), "a licence that is over counts for none").toEqual([]);
	});

	test("a team has so many of a category on its roster, the stronger ones first", async () => {
		const { tie, players } = await tieOfCaptains("games");
		const [first = 0, second = 0, third = 0] = players.home;
		await license("professional", [first, second, third]);
		await switchOn("squad:professional:1");
		await runAsOperator(
			`insert into squad_players (squad_id, player_id, rank) select home_squad_id, p, n from matches,
				unnest($2::int[]) with ordinality as x (p, n) where id = $1`,
			[tie, [second, first]],
		);
		const rules = async (id: number) => (await eligibilityOf(tie, "home", naming(id))).map(({ rule }) => rule);
		expect([await rules(first), await rules(second), await rules(third)]).toEqual([
			["quotaOfSquad"],
			[],
			["quotaOfSquad"],
		]);
	});

	test("a line-up follows the order of strength of the roster where that is asked", async () => {
		const { tie, home, players } = await tieOfCaptains("games");
		const [first = 0, second = 0, third = 0, fourth = 0] = players.home;
		await runAsOperator(
			`insert into squad_players (squad_id, player_id, rank) select home_squad_id, p, n from matches,
				unnest($2::int[]) with ordinality as x (p, n) where id = $1`,
			[tie, [first, second, third]],
		);
		const name = (A: number, B: number, C: number) =>
			saveLineUp(home, { matchId: tie, side: "home" }, { lineUp: lineUpOf(A, B, C), version: 0, handIn: true }, now);
		await switchOn("order");
		expect(await name(first, third, second)).toEqual({ ok: false, problems: { home_B: "outOfOrder" } });
		expect(await name(third, second, first)).toEqual({
			ok: false,
			problems: { home_A: "outOfOrder", home_B: "outOfOrder" },
		});
		expect(await name(fourth, first, third), "one who is not on the roster has no place in the order").toEqual({
			ok: true,
		});
	});

	test("a position is for players of a class or of a year, as the format says", async () => {
		await runAsOperator("update classes set sex = 'open', age_under = null where code = 'open'");
		const { tie, home, players } = await tieOfCaptains("games", "u15-first");
		const [young = 0, old = 0, unknown = 0] = players.home;
		await runAsOperator(
			"insert into player_details (player_id, birth_date) values ($1, '2012-05-05'), ($2, '1990-01-01')",
			[young, old],
		);
		const name = (A: number, B: number, C: number) =>
			saveLineUp(home, { matchId: tie, side: "home" }, { lineUp: lineUpOf(A, B, C), version: 0, handIn: true }, now);
		await switchOn("");
		const rule = `positionClass:A:U15:${encodeURIComponent("تحت 15 عامًا")}`;
		expect(await name(old, young, unknown)).toEqual({ ok: false, problems: { home_A: rule } });
		expect(problemText("en", rule, [sheetProblems])).toBe("Position A is for players of the class “U15”");
		expect(await name(young, unknown, old)).toEqual({ ok: false, problems: { home_C: "positionBorn:C:2000" } });
		await switchOn("class");
		expect(await name(unknown, young, old)).toEqual({
			ok: false,
			problems: { home_A: rule, home_C: "positionBorn:C:2000" },
		});
		await switchOn("");
		await runAsOperator("update formats set position_rules = 'A:u15' where code = 'u15-first'");
		expect(await name(unknown, young, old), "what is not known is no hindrance without the check").toEqual({
			ok: true,
		});
		await runAsOperator("update groups set format = null; delete from formats");
	});
});
