import { expect } from "vitest";
import { type Actor, operator } from "../app/access/actor.ts";
import { runAsOperator } from "../app/base/db/client.server.ts";
import { fromKeys, keysOf } from "../app/base/literals.ts";
import { everyoneAround, type PersonKey } from "./make-captains.ts";
import { rolledBack } from "./rolled-back.ts";

export type Scene = Awaited<ReturnType<typeof everyoneAround>>;
export type Command = {
	name: string;
	/** Makes the state that it starts from. */
	given?: (scene: Scene) => Promise<unknown>;
	/** Looks up what the command is told; then each actor runs it for the home side or its squad. */
	run: (scene: Scene) => Promise<(actor: Actor) => Promise<unknown>>;
	/** Those who may; everyone else gets 403. */
	by: PersonKey[];
	/** Whether it is about a row that does not exist for captains and passes of other ties. */
	isHidden?: boolean;
};

/** Those who may act for some squad, but not in this tie. */
const ofOthers: PersonKey[] = ["foreign", "former", "lastSeason", "beside", "passElsewhere", "expired", "revoked"];

export const idIn = async (table: string): Promise<number> =>
	(await runAsOperator(`select max(id) as id from ${table}`)).rows[0].id;
export const versionIn = async (table: string, id: number): Promise<number> =>
	(await runAsOperator(`select version from ${table} where id = $1`, [id])).rows[0].version;

/** Runs a command as everyone, each from the same state, and expects it to be done for those alone who may. */
export async function tryAsEveryone({ given, run, by, isHidden = false }: Command) {
	const scene = await everyoneAround();
	await given?.(scene);
	const command = await run(scene);
	const ends: Record<string, string> = {};
	for (const name of keysOf(scene.everyone)) ends[name] = await endOf(() => command(scene.everyone[name]));
	const endFor = (name: PersonKey) => {
		if (by.includes(name)) return "done";
		return isHidden && ofOthers.includes(name) ? "gone" : "403";
	};
	expect(ends).toEqual(fromKeys(keysOf(scene.everyone), endFor));
	// The operator of the machine acts for no squad.
	const byOperator = isHidden ? "gone" : "403";
	expect(await endOf(() => command(operator))).toBe(by.includes("manager") ? "done" : byOperator);
}

/** How a command ends; nothing of it stays. */
async function endOf(work: () => Promise<unknown>): Promise<"done" | "403" | "gone" | "refused"> {
	const outcome = await rolledBack(work).catch((error) => {
		if (error?.init?.status === 403) return "403" as const;
		throw error;
	});
	if (outcome === "403") return outcome;
	if (typeof outcome !== "object" || outcome === null) return outcome ? "done" : "refused";
	if ("gone" in outcome) return "gone";
	return "ok" in outcome && outcome.ok ? "done" : "refused";
}
