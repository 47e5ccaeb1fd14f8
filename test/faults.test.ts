import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { actionsAt } from "../faults/actions.ts";
import { type Engine, type Installation, install } from "../faults/installation.ts";
import { killPoints } from "../faults/kill-points.ts";
import { matrix } from "../faults/matrix.ts";
import { checkPromises, type Finding, newStory } from "../faults/promises.ts";
import { postgresBin } from "./own-postgres.ts";
import { prepareData } from "./server-process.ts";

const SEED = 7;
const POINTS = 2;
/** Faults by how their names begin; the others, and many more points, are those of the command. */
const chosen: Record<Engine, string[]> = {
	embedded: ["engine crash"],
	server: ["PostgreSQL kill", "clamd wrong"],
};
const brokenIn = (findings: Finding[]) =>
	findings.flatMap(({ promise, broken }) => broken.map((each) => `${promise}: ${each}`));
const log = () => {};

// The short form of `npm run faults`.
describe.each(["embedded", "server"] as const)("on the %s engine", (engine) => {
	describe.runIf(engine === "embedded" || postgresBin)("with every part behind a link", () => {
		let at: Installation;
		beforeAll(async () => {
			at = await install(engine, (dataDir) => engine === "embedded" && prepareData(dataDir, "demo"));
		});
		afterAll(() => at?.remove());

		test("killed at any step of an action, it loses nothing acknowledged, leaves nothing half made", async () => {
			const { findings, counts } = await killPoints(at, { points: POINTS, seed: SEED, log });
			expect(brokenIn(findings)).toEqual([]);
			expect(Object.values(counts).reduce((sum, { points }) => sum + points, 0)).toBe(POINTS);
		}, 240_000);

		test("while a part is broken people are answered, and afterwards every promise was kept", async () => {
			const only = ({ part, how }: { part: string; how: string }) =>
				chosen[engine].some((name) => `${part} ${how}`.startsWith(name));
			const { rows, findings } = await matrix(at, { only, log, idleMs: 500, holdMs: 1500 });
			expect(rows.flatMap(({ broken }) => broken)).toEqual([]);
			expect(rows).toHaveLength(chosen[engine].length);
			expect(brokenIn(findings)).toEqual([]);
		}, 240_000);

		test.runIf(engine === "server")(
			"a file stays when the database did not say whether its row was saved",
			async () => {
				const { send, done } = await (await actionsAt(at)).upload.prepare();
				await at.app.kill();
				await at.startApp(); // its connections have prepared no statement yet
				await at.links.postgres?.turn({ losesAnswerTo: "commit", behind: 'insert into "complaint_attachments"' });
				expect((await send()).status).toBe(503);
				expect(await at.sql(done.text, done.values)).toEqual([{ count: 1 }]);
				expect(brokenIn(await checkPromises(at, newStory()))).toEqual([]);
			},
			60_000,
		);
	});
});
