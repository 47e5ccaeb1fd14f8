import { describe, expect, test } from "vitest";
import { operator } from "../app/access/actor.ts";
import { config, configure } from "../app/base/config.server.ts";
import { whenChanged } from "../app/base/db/changes/content-versions.server.ts";
import { runAsOperator } from "../app/base/db/client.server.ts";
import { demoNotice, inDemo, recordedDemo, wantsDemo } from "../app/installation/demo.server.ts";
import { latestNumber, readSheet } from "../app/league/sheets/read-sheet.server.ts";
import { saveSheet } from "../app/league/sheets/saving/save-sheet.server.ts";
import { sheetTie } from "../app/league/sheets/sheet-tie.server.ts";
import { federationName } from "../app/settings/federation.server.ts";
import { siteSettings } from "../app/settings/settings.server.ts";
import { freshProduct, onEveryEngine } from "../test/engines.ts";
import { make } from "../test/make.ts";
import { complainant, person } from "../test/make-case.ts";
import { decideDemo, loadDemo } from "./load-demo.server.ts";

const counts = async () =>
	(
		await runAsOperator(
			`select (select count(*)::int from teams) as teams, (select count(*)::int from matches) as matches,
			(select count(*)::int from accounts) as accounts, (select count(*)::int from complaints) as cases`,
		)
	).rows[0];
const nothing = { teams: 0, matches: 0, accounts: 0, cases: 0 };
const everything = { teams: 14, matches: 182, accounts: 7, cases: expect.any(Number) };
const undecided = () => runAsOperator("delete from installation");
const subscribe = () =>
	runAsOperator("insert into newsletter_subscribers (email, language) values ('fan@example.org', 'en')");
const write = () =>
	runAsOperator(
		`insert into contact_messages (name, surname, email, message, language)
			values ('a', 'b', 'c@example.org', 'd', 'en')`,
	);

/** A sheet that is saved again as it is breaks no rule, and makes no version: rows, score and document agree. */
async function expectWholeSheets() {
	const { rows } = await runAsOperator(`select m.id,
			(select count(*)::int from lineup_places p join lineups l on l.id = p.lineup_id where l.match_id = m.id) as named,
			(select count(*)::int from lineup_places p join lineups l on l.id = p.lineup_id
				join players x on x.id = p.player_id and x.sex = 'male' and (x.name, x.name_ar) = (p.name, p.name_ar)
				join stints s on s.player_id = x.id and daterange(s.from_on, s.until_on, '[]') @> m.match_date
					and s.club_id = case l.side when 'home' then m.home_team_id else m.away_team_id end
				where l.match_id = m.id) as own
		from matches m where m.score_source = 'sheet' and m.status = 'completed' order by m.id`);
	expect(rows).toHaveLength(96);
	expect(rows.filter(({ named, own }) => named !== 6 || own !== 6)).toEqual([]);
	const drawn = await runAsOperator(
		"select home_score, away_score, score_source from matches where status = 'completed' and score_source <> 'sheet'",
	);
	expect(drawn.rows).toEqual([{ home_score: 2, away_score: 2, score_source: "typed" }]);
	for (const { id } of rows.filter((_, nth) => nth % 12 === 0)) {
		const { sheet, number } = await readSheet((await sheetTie(id))!);
		const sent = { sheet, number, reason: null, accepted: [] };
		expect([number, await saveSheet(operator, id, sent, new Date())]).toMatchObject([
			1,
			{ ok: true, isComplete: true },
		]);
		expect(await latestNumber(id)).toBe(1);
	}
}

onEveryEngine((engine) => {
	freshProduct(engine, { DEMO: "1", DEMO_PASSWORD: "a password of the tests" });

	test.each([
		["a club", () => make.club({ name: "Work of an editor" })],
		["an owner", () => person("owner")],
		["a complainant", () => complainant()],
		["a message", write],
		["a subscriber", subscribe],
	])(
		"a database that holds %s is no demo and never becomes one, under any DEMO setting (ASVS 6.3.2)",
		async (_, use) => {
			await undecided();
			await use();
			const before = await counts();
			expect(await decideDemo()).toEqual({ demo: false, loaded: false });
			expect(await loadDemo()).toBe(false);
			expect(await counts()).toEqual(before);
			expect([await recordedDemo(), inDemo()]).toEqual([false, false]);
		},
	);

	test("of two starts at once on an empty database one loads the demo, and both know of it", {
		timeout: 180_000,
	}, async () => {
		await undecided();
		// The settings are read between the end of the load and the moment at which this process knows of it.
		const stop = whenChanged("site_settings", () => void siteSettings());
		expect((await siteSettings()).name).toBe("Table Tennis Federation");
		const made = await Promise.all([decideDemo(), decideDemo()]);
		expect((await siteSettings()).name).toBe("National Table Tennis Federation");
		expect(federationName("en")).toBe("National Table Tennis Federation");
		stop();
		expect(made.map(({ demo }) => demo)).toEqual([true, true]);
		expect(made.filter(({ loaded }) => loaded)).toHaveLength(1);
		expect(await counts()).toEqual(everything);
		expect(inDemo()).toBe(true);
		const { rows } = await runAsOperator("select email from accounts where is_demo");
		expect(rows).toHaveLength(7);

		await expectWholeSheets();

		// Decided once: nothing is loaded again, and a setting can end the demo's ease but not begin it.
		expect(await decideDemo()).toEqual({ demo: true, loaded: false });
		const settings = config();
		for (const other of [{ DEMO: false }, { DEMO: undefined, APP_URL: "https://tawila.example" }]) {
			configure({ ...settings, ...other });
			expect(inDemo()).toBe(false);
		}
		configure(settings);
	});

	test("a load that fails leaves nothing behind", { timeout: 120_000 }, async () => {
		await undecided();
		await runAsOperator("alter table matches add constraint broken check (false) not valid");
		await expect(decideDemo()).rejects.toThrow();
		await runAsOperator("alter table matches drop constraint broken");
		expect(await counts()).toEqual(nothing);
		expect(await recordedDemo()).toBeUndefined();
	});
});

describe("without DEMO", () => {
	const settings = { DEMO: undefined, DATABASE_URL: undefined, HOST: "127.0.0.1", APP_URL: undefined };
	test.each([
		["an embedded database on this machine", {}, true],
		["a name of this machine", { HOST: "localhost" }, true],
		["IPv6's own", { HOST: "::1" }, true],
		["a server", { DATABASE_URL: "postgres://db.example/tawila" }, false],
		["every network", { HOST: "0.0.0.0" }, false],
		["every network of IPv6", { HOST: "::" }, false],
		["a host that only begins like this machine", { HOST: "127.0.0.1.example" }, false],
		["an https address", { APP_URL: "https://tawila.example" }, false],
		["DEMO=1 on every network", { HOST: "0.0.0.0", DEMO: true }, true],
		["DEMO=0 on this machine", { DEMO: false }, false],
	])("%s: a new database is a demo: %s", (_, given, demo) => {
		expect(wantsDemo({ ...settings, ...given })).toBe(demo);
	});

	test.each([
		["made now", {}, { demo: true, loaded: true }, /was loaded[\s\S]*This is a demo/],
		["made now in public", { DEMO: true, HOST: "0.0.0.0" }, { demo: true, loaded: true }, /public address/],
		["put behind TLS", { APP_URL: "https://x.example" }, { demo: true, loaded: false }, /need a second factor/],
		["asked for too late", { DEMO: true }, { demo: false, loaded: false }, /no effect[\s\S]*Nothing was loaded/],
		["none", { DEMO: false }, { demo: false, loaded: false }, /This is no demo/],
	])("the start says which it is: %s", (_, given, made, words) => {
		expect(demoNotice({ ...settings, ...given }, made).join("\n")).toMatch(words);
	});
});
