import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { keysOf } from "../../../base/literals.ts";
import type { TransferState } from "../tables.ts";
import { isOpen, openStates, steps } from "./steps.ts";

const states: TransferState[] = ["requested", "released", "approved", "refused", "withdrawn"];

test("each state opens its steps", () => {
	const open = Object.fromEntries(states.map((state) => [state, keysOf(steps).filter((step) => isOpen(step, state))]));
	expect(open).toEqual({
		requested: ["release", "withdraw", "approve", "refuse"],
		released: ["withdraw", "approve", "refuse"],
		approved: [],
		refused: [],
		withdrawn: [],
	});
	expect(openStates).toEqual(states.filter((state) => open[state]?.length));
});

onOneEngine((engine) => {
	freshProduct(engine);

	test("the database allows one open request of a club for a player, and knows the same open states", async () => {
		const read = async (text: string, values: unknown[]) => (await runAsOperator(text, values)).rows[0];
		const { predicate } = await read(
			`select pg_get_expr(indpred, indrelid) as predicate from pg_index
			where indexrelid = 'one_open_request_of_a_club'::regclass`,
			[],
		);
		const { rule } = await read(
			`select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = 'transfers_state_check'`,
			[],
		);
		for (const state of [...states, "other"]) {
			const found = await read(`select ${predicate} as open, ${rule} as known from (select $1::text as state) t`, [
				state,
			]);
			const isKnown = states.some((each) => each === state);
			expect(found, state).toEqual({ open: openStates.some((each) => each === state), known: isKnown });
		}
	});
});
