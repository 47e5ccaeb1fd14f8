import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { tieOfCaptains } from "../../../../test/make-captains.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { emptySheet } from "../sheet.ts";
import { saveSheet } from "./save-sheet.server.ts";
import * as versions from "./verify-versions.server.ts";

const whileChangeable = async (text: string) => {
	await runAsOperator("alter table sheet_versions disable trigger stays");
	await runAsOperator(text);
	await runAsOperator("alter table sheet_versions enable trigger stays");
};

const versionsThatDiffer = async () => (await versions.versionsThatDiffer()).map(({ text }) => text);

onEveryEngine((engine) => {
	freshProduct(engine);

	test("a version of a sheet that was changed, taken out or put in behind the log is named", async () => {
		const { tie, manager, players } = await tieOfCaptains("games");
		const sheet = emptySheet(5);
		for (const [nth, place] of ["A", "B", "C"].entries()) sheet.lineUps.home.positions[place] = players.home[nth] ?? 0;
		const save = (number: number) => saveSheet(manager, tie, { sheet, number, reason: null, accepted: [] }, new Date());
		expect(await save(0)).toMatchObject({ ok: true });
		sheet.lineUps.home.positions.A = players.home[3] ?? 0;
		expect(await save(1)).toMatchObject({ ok: true });
		expect(await versionsThatDiffer()).toEqual([]);
		await whileChangeable(`update sheet_versions set document = document || '{"score": [3, 0]}' where number = 1`);
		expect(await versionsThatDiffer()).toEqual([
			expect.stringMatching(new RegExp(`^match:${tie}: version 1 of the sheet is not what row \\d+ says$`)),
		]);
		await whileChangeable("delete from sheet_versions where number = 1");
		expect(await versionsThatDiffer()).toEqual([
			expect.stringMatching(/^.*: version 1 of the sheet of row \d+ is missing$/),
		]);
		await runAsOperator(`insert into sheet_versions (match_id, number, document) values ($1, 3, '{}')`, [tie]);
		expect(await versionsThatDiffer()).toContain(`match:${tie}: version 3 of the sheet is not in the log`);
	});
});
