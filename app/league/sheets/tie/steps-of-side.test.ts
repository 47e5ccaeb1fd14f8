import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { tieOfCaptains } from "../../../../test/make-captains.ts";
import type { Side } from "../../../access/side.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { secondsToWait } from "../../../base/limits/rate-limit.server.ts";
import {
	answerRosterForm,
	pressesOfCaptains,
} from "../../../people/registrations/rosters/answer-roster-form.server.ts";
import { takeLineUpBack } from "../line-ups/line-up.server.ts";
import { stepsOfSide } from "./tie-at-work.server.ts";

const now = new Date();
const waits = { init: { status: 429 } };

onOneEngine((engine) => {
	freshProduct(engine);

	test("a side that takes steps without end waits, and delays neither the other side nor its other ties", async () => {
		const { tie, home, away } = await tieOfCaptains("games");
		await runAsOperator("update matches set match_date = current_date + 3, date_known = true");
		const step = (actor: typeof home, side: Side) => takeLineUpBack(actor, { matchId: tie, side }, now);
		for (let nth = 1; nth < stepsOfSide.times; nth++) await secondsToWait(stepsOfSide, `${tie} home`);
		expect(await step(home, "home")).toEqual({ ok: true });
		await expect(step(home, "home")).rejects.toMatchObject(waits);
		await expect(step(home, "home")).rejects.toMatchObject(waits);
		await expect(step(away, "home"), "a stranger to the side uses none up").rejects.toMatchObject({
			init: { status: 403 },
		});
		expect(await step(away, "away")).toEqual({ ok: true });
	});

	test("captains press the buttons of a roster no more than so often, staff as they like", async () => {
		const { home, manager } = await tieOfCaptains("score");
		const { id } = (await runAsOperator("select squad_id as id from captains where account_id = $1", [home.id]))
			.rows[0];
		for (let nth = 0; nth < pressesOfCaptains.times; nth++) await secondsToWait(pressesOfCaptains, String(id));
		const press = (actor: typeof home) => answerRosterForm(actor, id, { id: "1", intent: "up" }, now);
		await expect(press(home)).rejects.toMatchObject(waits);
		expect(await press(manager)).toBeUndefined();
	});
});
