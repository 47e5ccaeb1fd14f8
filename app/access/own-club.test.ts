import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keysOf } from "../base/literals.ts";

/** Commands and reads of staff that ask for no own club, and why. */
const exempt = {
	addClosure: "a hall, for all who play there",
	addPresetBatch: "asked as the batch is written",
	addWindow: "for all clubs alike",
	applyArchive: "pictures",
	comparedPlayers: "a page",
	createCompetition: "no squad plays in it yet",
	createFormat: "no group has it yet",
	createGroup: "no squad plays in it yet",
	createRuleSet: "no group has it yet",
	deleteCompetition: "it was never held",
	deleteFormat: "no group has it",
	deleteRuleSet: "no group has it",
	deleteVenue: "a hall, for all who play there",
	detailsOf: "a page",
	discardArchive: "pictures",
	duplicatePairs: "a page",
	moveCompetition: "the order of a list",
	moveVenue: "the order of a list",
	openEdition: "no squad plays in it yet",
	removeClosure: "a hall, for all who play there",
	removeWindow: "for all clubs alike",
	saveFirstSheets: "of a federation that is made up",
	saveVenue: "a hall, for all who play there",
	startLocalMigration: "pictures",
	startPreset: "pictures",
	startRemoteMigration: "pictures",
	takeArchive: "pictures",
	undoMerge: "asked once the merge is read",
	usesOfPlayer: "figures",
} as const;

const decidesOf =
	/[^.\w]authorize\(\s*actor,\s*(?:"(?:match|league|captain|registration|player)\.manage"|action \?\?|batchKinds)/;
const asks = /\b(?:refuseOwn|isAboutOwn|isOwnTie|ownTies|refuseOwnBatch)\(/;

test("each command of those who run the league asks whose club it is about, or decides nothing", () => {
	const silent: string[] = [];
	for (const file of globSync("app/**/*.server.ts")) {
		const parts = readFileSync(file, "utf8").split(/^(?=(?:export )?(?:async )?(?:function|const) )/m);
		for (const part of parts)
			if (decidesOf.test(part) && !asks.test(part)) silent.push(/(?:function|const) (\w+)/.exec(part)?.[1] ?? file);
	}
	expect(silent.sort()).toEqual(keysOf(exempt).sort());
});
