import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { complainant, draft, inScope, person } from "../../../test/make-case.ts";
import type { Actor } from "../../access/actor.ts";
import { db, runAsOperator } from "../../base/db/client.server.ts";
import { ownTie } from "../../league/captains/own-ties.server.ts";
import { ownDraft, ownDrafts, saveDraft } from "../submitting/drafts.server.ts";
import { submitComplaint } from "../submitting/submit-complaint.server.ts";
import { TERMS_VERSION } from "../submitting/terms.ts";
import { startTieComplaint } from "./start-tie-complaint.server.ts";
import { fromTieText } from "./text.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	let captain: Actor & { kind: "account" };
	let id: number;

	beforeEach(async () => {
		const [home, away] = [await make.club({ name: "Al-Nasr" }), await make.club({ name: "Al-Fateh" })];
		id = await make.tie({ home_team_id: home, away_team_id: away, home_score: 3, away_score: 1 });
		const found = await complainant();
		if (found.kind !== "account") throw new Error("no account");
		captain = { ...found, roles: ["complainant", "captain"] };
		await runAsOperator(
			"insert into captains (account_id, squad_id) select $1, away_squad_id from matches where id = $2",
			[captain.id, id],
		);
	});

	const start = async () => {
		const started = await startTieComplaint(
			captain,
			await ownTie(captain, String(id)),
			{ type: "match_organization", locale: "en" },
			new Date(),
		);
		if (!started.ok) throw new Error(started.refused);
		return started;
	};

	test("a draft carries the tie with the facts on record, and no draft of the captain's is touched", async () => {
		const other = await draft(captain);
		const before = await ownDraft(captain, other);
		const { id: begun, isNew } = await start();
		expect(isNew).toBe(true);
		const made = await ownDraft(captain, begun);
		expect(made).toMatchObject({
			match_id: id,
			dispute_type: "match_organization",
			incident_date: "2025-10-08",
			step: 2,
			status: "draft",
			first_party_organization: "Al-Fateh",
			second_party_organization: "Al-Nasr",
		});
		for (const fact of [`Match no. ${id}: Al-Nasr v Al-Fateh`, "October 8, 2025", "home first: 3–1"])
			expect(made?.detailed_description).toContain(fact);
		expect(await ownDraft(captain, other)).toEqual(before);

		await saveDraft(captain, begun, { detailed_description: "In my own words." }, { step: 2, locale: "en" });
		expect(await start()).toEqual({ ok: true, id: begun, isNew: false });
		expect((await ownDraft(captain, begun))?.detailed_description).toBe("In my own words.");
		expect(await ownDrafts(captain)).toHaveLength(2);
	});

	test("the draft of a disputed sheet names its versions and the dispute, in the complainant's language", async () => {
		await runAsOperator("update editions set depth = 'games'");
		await runAsOperator("insert into sheet_versions (match_id, number, document) values ($1, 1, '{}')", [id]);
		await runAsOperator(
			"insert into reports (match_id, number, side, home_score, away_score) values ($1, 1, 'home', 3, 1)",
			[id],
		);
		await runAsOperator(
			`insert into confirmations (match_id, report, side, verdict, body)
				values ($1, 1, 'away', 'dispute', 'Rubber two was ours')`,
			[id],
		);
		const description = async (locale: "ar" | "en") => {
			await runAsOperator("delete from complaints where status = 'draft'");
			const tie = await ownTie(captain, String(id));
			const started = await startTieComplaint(captain, tie, { type: "match_organization", locale }, new Date());
			return started.ok ? ((await ownDraft(captain, started.id))?.detailed_description ?? "") : "";
		};
		for (const locale of ["ar", "en"] as const) {
			const t = fromTieText(locale);
			const team = locale === "ar" ? "التجربة" : "Al-Fateh";
			const moment = "\u0000";
			for (const fact of [t.versionFact(1, moment), t.disputeFact(team, moment)])
				for (const words of fact.split(moment)) expect(await description(locale)).toContain(words);
			expect(await description(locale)).not.toContain("Rubber two");
		}
		await runAsOperator("truncate sheet_versions"); // they keep their ties from being deleted
	});

	test("the tie stays with the submitted case: neither its complainant nor officers give it another", async () => {
		const { id: begun } = await start();
		const submitted = await submitComplaint(captain, begun, { termsVersion: TERMS_VERSION, locale: "en" });
		expect(submitted.ok).toBe(true);
		const change = `update complaints set match_id = ${id + 1} where id = '${begun}'`;
		const officer = await person("officer");
		for (const [scope, who] of [
			["own", captain.id],
			["staff", officer.id],
		] as const)
			await expect(inScope(scope, who, () => sql.raw(change).execute(db()))).rejects.toThrow("never changes");
		const { rows } = await runAsOperator("select match_id from complaints where id = $1", [begun]);
		expect(rows).toEqual([{ match_id: id }]);
	});
});
