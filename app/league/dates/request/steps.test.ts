import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { keysOf } from "../../../base/literals.ts";
import { isOpen, isOver, type RequestState, stateAt, steps } from "./steps.ts";

const states: RequestState[] = [
	"open",
	"declined",
	"unanswered",
	"accepted",
	"decided",
	"kept",
	"withdrawn",
	"expired",
];

test("each state opens its steps to a side, the league manager or the job", () => {
	const open = Object.fromEntries(states.map((state) => [state, keysOf(steps).filter((step) => isOpen(step, state))]));
	expect(open).toEqual({
		open: ["accept", "decline", "lapse", "withdraw", "expire"],
		declined: ["decide", "keep", "withdraw", "expire"],
		unanswered: ["decide", "keep", "withdraw", "expire"],
		accepted: [],
		decided: [],
		kept: [],
		withdrawn: [],
		expired: [],
	});
});

test("an open request whose time is over is unanswered before the job says so", () => {
	const [now, later] = [new Date(0), new Date(1)];
	expect(states.map((state) => stateAt({ state, answer_by: now }, now))).toEqual(["unanswered", ...states.slice(1)]);
	expect(states.map((state) => stateAt({ state, answer_by: later }, now))).toEqual(states);
});

onOneEngine((engine) => {
	freshProduct(engine);

	const requestIn = async (state: string, ended: Date | null) => {
		const clubs = { home_team_id: await make.club({ name: "A" }), away_team_id: await make.club({ name: "B" }) };
		const match = await make.tie({ ...clubs, match_date: "2027-01-01" });
		const values = [match, state, ended];
		const add = `insert into date_requests (match_id, side, state, from_date, answer_by, ended_at)
			values ($1, 'home', $2, '2030-01-01', '2030-01-01', $3)`;
		const isTaken = await runAsOperator(add, values).then(
			() => true,
			() => false,
		);
		return { match, isTaken };
	};

	test("the database takes the states of the table, ended exactly where no step leads out", async () => {
		for (const state of [...states, "other"])
			for (const ended of [null, new Date()]) {
				const belongs = states.some((each) => each === state && isOver(each) === (ended !== null));
				expect((await requestIn(state, ended)).isTaken, `${state} ${ended}`).toBe(belongs);
			}
	});

	test("a tie that moves expires the requests that the table lets expire", async () => {
		for (const state of states) {
			const { match } = await requestIn(state, isOver(state) ? new Date() : null);
			await runAsOperator("update matches set match_date = '2030-02-02' where id = $1", [match]);
			const { rows } = await runAsOperator("select state from date_requests where match_id = $1", [match]);
			expect(rows).toEqual([{ state: isOpen("expire", state) ? steps.expire.to : state }]);
		}
	});
});
