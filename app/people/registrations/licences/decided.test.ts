import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { make } from "../../../../test/make.ts";
import { idIn, versionIn } from "../../../../test/try-as-everyone.ts";
import { operator } from "../../../access/actor.ts";
import { runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { mergePlayers } from "../../players/merging/merge-players.server.ts";
import { undoMerge } from "../../players/merging/undo-merge.server.ts";
import { deleteLicence, saveLicence } from "./edit-licences.server.ts";
import type { LicenceValues } from "./licence-form.ts";

const asked: LicenceValues = {
	season: "2025/2026",
	category: "senior",
	state: "requested",
	number: null,
	valid_from: null,
	valid_until: null,
	reason: null,
};
const decided = {
	approved: { ...asked, state: "approved" as const },
	refused: { ...asked, state: "refused" as const, reason: "No photo" },
	withdrawn: { ...asked, state: "withdrawn" as const, reason: "Left the country" },
};
const corrections: Record<string, Partial<LicenceValues>> = {
	"its season": { season: "2024/2025" },
	"its category": { category: "youth" },
	"its days": { valid_until: "2025-12-31" },
	"the decision": { state: "requested" },
};

onOneEngine((engine) => {
	freshProduct(engine);
	let player = 0;
	beforeEach(async () => {
		await runSql("insert into seasons (name) values ('2025/2026'), ('2024/2025') on conflict do nothing");
		player = await make.player({ name: "One" });
	});
	async function licence(values: LicenceValues) {
		expect(await save(undefined, values)).toMatchObject({ ok: true });
		return idIn("licences");
	}
	const save = async (id: number | undefined, values: LicenceValues) =>
		saveLicence(
			operator,
			{ playerId: player, id, version: id === undefined ? 0 : await versionIn("licences", id) },
			values,
			new Date(),
		);
	const logged = async (id: number) =>
		(
			await runAsOperator("select action, details from audit_log where subject = $1 order by id desc limit 1", [
				`licence:${id}`,
			])
		).rows[0];

	test.each(Object.keys(corrections))(
		"%s of a licence that was decided changes by another reason alone",
		async (what) => {
			for (const values of Object.values(decided)) {
				const id = await licence(values);
				const corrected = { ...values, ...corrections[what] };
				const refused = { ok: false, problems: { reason: "anotherReason" } };
				expect(await save(id, corrected)).toEqual(refused);
				expect(await save(id, { ...corrected, reason: values.reason ?? "" })).toEqual(refused);
				expect(await save(id, { ...corrected, reason: "A slip of the desk" })).toMatchObject({ ok: true });
				const { details } = await logged(id);
				expect(details.fields).toContain("decided_at");
				await runSql("delete from licences");
			}
		},
	);

	test("a missing number is added without a reason, and a licence that is asked for changes freely", async () => {
		const id = await licence(decided.approved);
		expect(await save(id, { ...decided.approved, number: "L-1" })).toMatchObject({ ok: true });
		const other = await licence({ ...asked, category: "youth" });
		expect(await save(other, { ...asked, category: "veteran" })).toMatchObject({ ok: true });
	});

	test("one that was decided is not deleted", async () => {
		for (const values of Object.values(decided)) {
			const id = await licence(values);
			expect(await deleteLicence(operator, id)).toBe("used");
			await runSql("delete from licences");
		}
		expect(await deleteLicence(operator, await licence(asked))).toBe("deleted");
		expect(await deleteLicence(operator, 0)).toBe("gone");
	});

	test("the log names each licence that a merge, or its undoing, gives to another record", async () => {
		const id = await licence(decided.approved);
		const kept = await make.player({ name: "Other" });
		const of = async (who: number) => ({ id: who, version: await versionIn("players", who) });
		await mergePlayers(operator, { kept: await of(kept), merged: await of(player), taken: [] });
		const moved = (from: number, to: number) => ({
			action: "licence.updated",
			details: { fields: ["player_id"], from: { player_id: from }, to: { player_id: to } },
		});
		expect(await logged(id)).toEqual(moved(player, kept));
		expect(await undoMerge(operator, await idIn("player_merges"))).toEqual({ ok: true });
		expect(await logged(id)).toEqual(moved(kept, player));
	});
});
