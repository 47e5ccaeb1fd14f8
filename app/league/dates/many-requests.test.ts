import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { tieOfCaptains } from "../../../test/make-captains.ts";
import type { Side } from "../../access/side.ts";
import { runAsOperator, runSql } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { withdrawDates } from "./answer-dates.server.ts";
import { askForDates } from "./ask-for-dates.server.ts";

const now = new Date();
const day = (ahead: number) => riyadhDay(new Date(now.getTime() + ahead * 86_400_000));

onOneEngine((engine) => {
	freshProduct(engine);

	test("ten requests of a side about its tie are taken a day, and as many of the other one", async () => {
		const { tie, home, away } = await tieOfCaptains("score", null);
		await runSql("update matches set match_date = $1 where id = $2", [day(20), tie]);
		const proposals = [{ nth: 1, match_date: day(30), match_time: null, venue_id: null }];
		const ask = (by = home, side: Side = "home") => askForDates(by, tie, side, { proposals, note: null }, [], now);
		expect(await ask()).toEqual({ ok: true });
		const { rows } = await runAsOperator("select id from date_requests");
		expect(await withdrawDates(home, rows[0].id, now)).toEqual({ ok: true });
		await runAsOperator("update rate_limits set count = 10 where what = 'date-request'");
		expect(await ask()).toMatchObject({ ok: false, wait: expect.any(Number) });
		expect(await ask(away, "away")).toEqual({ ok: true });
	});
});
