import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { passFor, scoreSent, tieOfCaptains } from "../../../../test/make-captains.ts";
import type { Actor } from "../../../access/actor.ts";
import { type Side, sides } from "../../../access/side.ts";
import { runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { formerDatesOf } from "../../ties/tie/shown-tie.server.ts";
import { saveLineUp } from "../line-ups/line-up.server.ts";
import { emptySheet } from "../sheet.ts";
import { reportScore } from "./report-score.server.ts";
import { correctDay, sayDay } from "./say-day.server.ts";

const now = new Date();
const ago = (days: number) => riyadhDay(new Date(now.getTime() - days * 86_400_000));

onOneEngine((engine) => {
	freshProduct(engine);

	async function undated(depth = "score", format: string | null = null) {
		const scene = await tieOfCaptains(depth, format);
		await runSql("update matches set date_known = false where id = $1", [scene.tie]);
		await runSql("update matches set match_date = current_date + 60 where id = $1", [scene.tie]);
		const of = (side: Side) => ({ matchId: scene.tie, side });
		return { ...scene, of };
	}
	const mails = async () =>
		(await runAsOperator("select recipient, subject, plain from mails order by id")).rows.map(
			({ recipient, subject }) => `${recipient.split("@")[0]}: ${subject}`,
		);

	test("the other side's captains hear of a day that a side says, and of each correction", async () => {
		const { home, of } = await undated();
		await runSql("update accounts set language = 'en'");
		for (const _ of [1, 2]) expect(await sayDay(home, of("home"), ago(3), now)).toEqual({ ok: true });
		expect(await mails()).toEqual(["away: Home – Away was played, says the other team"]);
		for (const _ of [1, 2]) expect(await correctDay(home, of("home"), ago(4), now)).toEqual({ ok: true });
		expect(await mails()).toHaveLength(2);
	});

	test("a said day moves no pass of either side, there and back", async () => {
		const { tie, home, of } = await undated();
		for (const side of sides) await passFor(tie, side, { expires: `${ago(-62)}T21:00:00Z` });
		const ends = async () =>
			(await runAsOperator("select expires_at from tie_passes order by side")).rows.map(({ expires_at }) =>
				riyadhDay(expires_at),
			);
		const before = await ends();
		await sayDay(home, of("home"), ago(90), now);
		expect(await ends()).toEqual(before);
		await correctDay(home, of("home"), ago(0), now);
		expect(await ends()).toEqual(before);
	});

	test("a side corrects its day five times a day, and leaves former days only once it was reported", async () => {
		const { tie, home, of } = await undated();
		await sayDay(home, of("home"), ago(1), now);
		for (const days of [2, 1, 2]) expect(await correctDay(home, of("home"), ago(days), now)).toEqual({ ok: true });
		expect(await formerDatesOf(tie)).toEqual([]);
		await reportScore(home, of("home"), scoreSent(3, 1), now);
		for (const days of [3, 4]) expect(await correctDay(home, of("home"), ago(days), now)).toEqual({ ok: true });
		expect((await formerDatesOf(tie)).map(({ match_date }) => match_date)).toEqual([ago(2), ago(3)]);
		await expect(correctDay(home, of("home"), ago(5), now)).rejects.toMatchObject({ init: { status: 429 } });
	});

	test("the page of a tie shows the latest fifty of its former days", async () => {
		const { tie } = await tieOfCaptains("score", null);
		await runAsOperator(
			`insert into former_dates (match_id, match_date)
				select $1, date '2025-01-01' + n from generate_series(1, 60) n`,
			[tie],
		);
		const days = (await formerDatesOf(tie)).map(({ match_date }) => match_date);
		expect([days.length, days[0], days[49]]).toEqual([50, "2025-01-12", "2025-03-02"]);
	});

	test("no side says a day on which a player of a line-up that it sees was not eligible", async () => {
		const { home, players, of } = await undated("games", "swaythling5");
		await runSql("update editions set checks = 'licence'; update groups set checks = null");
		await runSql(
			`insert into licences (player_id, season, state, valid_from) select p, '2025/2026', 'approved', $1
				from unnest(array[${[...players.home, ...players.away]}]) p`,
			[ago(10)],
		);
		const hand = (actor: Actor, side: Side) => {
			const lineUp = emptySheet(5).lineUps[side];
			const places = side === "home" ? ["A", "B", "C"] : ["X", "Y", "Z"];
			for (const [nth, place] of places.entries()) lineUp.positions[place] = players[side][nth] ?? 0;
			return saveLineUp(actor, of(side), { lineUp, version: 0, handIn: true }, now);
		};
		expect(await hand(home, "home")).toEqual({ ok: true });
		expect(await sayDay(home, of("home"), ago(20), now)).toEqual({ ok: false, refused: "dayOfPlayers" });
		expect(await sayDay(home, of("home"), ago(5), now)).toEqual({ ok: true });
		expect(await correctDay(home, of("home"), ago(20), now)).toEqual({ ok: false, refused: "dayOfPlayers" });
		expect(await correctDay(home, of("home"), ago(6), now)).toEqual({ ok: true });
	});
});
