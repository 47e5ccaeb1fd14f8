import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { tieOfCaptains } from "../../../test/make-captains.ts";
import type { Side } from "../../access/side.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { saveLineUp } from "./line-ups/line-up.server.ts";
import { noteSealedSeen } from "./sealed-line-ups.server.ts";
import { emptySheet } from "./sheet.ts";

const now = new Date();

onOneEngine((engine) => {
	freshProduct(engine);

	test("the log names who of the staff read a line-up before it was opened, and no reading after that", async () => {
		const { tie, players, home, away, manager } = await tieOfCaptains("games");
		await runAsOperator("update matches set match_date = current_date + 3, date_known = true");
		const seen = async () =>
			(await runAsOperator("select actor_id, subject, details from audit_log where action = 'match.line-ups-seen'"))
				.rows;
		await noteSealedSeen(manager, tie);
		expect(await seen(), "there is none").toEqual([]);
		const { lineUps } = emptySheet(5);
		for (const [nth, place] of ["A", "B", "C"].entries()) lineUps.home.positions[place] = players.home[nth] ?? 0;
		for (const [nth, place] of ["X", "Y", "Z"].entries()) lineUps.away.positions[place] = players.away[nth] ?? 0;
		const handIn = (actor: typeof home, side: Side) =>
			saveLineUp(actor, { matchId: tie, side }, { lineUp: lineUps[side], version: 0, handIn: true }, now);
		expect(await handIn(away, "away")).toEqual({ ok: true });
		await noteSealedSeen(manager, tie);
		const read = [{ actor_id: manager.id, subject: `match:${tie}`, details: { sides: ["away"] } }];
		expect(await seen()).toEqual(read);
		expect(await handIn(home, "home")).toEqual({ ok: true });
		await noteSealedSeen(manager, tie);
		expect(await seen()).toEqual(read);
	});
});
