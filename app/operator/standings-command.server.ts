import { compareTables, rebuildTables } from "../league/group-tables/stored/rebuild-tables.server.ts";
import type { Answer, Command, CommandInput } from "./backup/answer.ts";

/** The kept tables of groups: made from nothing, or compared with what their results make. */
export const standingsCommands: Record<string, Command> = {
	"standings rebuild": {
		usage: "standings rebuild [--check]",
		help:
			"Makes the tables of all groups from their results. " +
			"--check changes nothing and names the groups whose table differs.",
		run: async (_, { options }: CommandInput) => (options.check === undefined ? rebuilt() : checked()),
	},
};

async function rebuilt(): Promise<Answer> {
	const groups = await rebuildTables();
	return { ok: true, text: `Made the tables of ${groups} groups.`, data: { groups } };
}

async function checked(): Promise<Answer> {
	const { groups, differ, stale } = await compareTables();
	const data = { groups, differ, stale };
	const waiting = stale > 0 ? [`${stale} have changed since and are made when they are next read.`] : [];
	if (differ.length === 0)
		return {
			ok: true,
			text: [`The tables of ${groups} groups are as their results make them.`, ...waiting].join("\n"),
			data,
		};
	const lines = ["These tables are NOT as their results make them:", ...differ.map((name) => `  ${name}`), ...waiting];
	return { ok: false, text: lines.join("\n"), data };
}
