import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { importFile, planFile } from "../../../../test/import-file.ts";
import { make } from "../../../../test/make.ts";
import { caseIn, complainant, filed, inScope, person } from "../../../../test/make-case.ts";
import { recordsEvents } from "../../../../test/recorded-events.ts";
import { operator } from "../../../access/actor.ts";
import { tiesForPrograms } from "../../../api/lists/league/ties.server.ts";
import { db, runAsOperator, runSql } from "../../../base/db/client.server.ts";
import {
	decisionOfTie,
	decisionsOfAdjustments,
	publishedDecision,
	publishedDecisions,
} from "../../../decisions/published-decisions.server.ts";
import { exportList } from "../../../imports/exports/exports.server.ts";
import { saveAdjustment } from "../../../league/competitions/entries/edit-entries.server.ts";
import { correctResult } from "../../../league/sheets/reports/staff/decide-report.server.ts";
import { editedTie, saveTie } from "../../../league/ties/editing/edit-ties.server.ts";
import { tieForm } from "../../../league/ties/editing/tie-form.ts";
import { followedBy } from "../../../league/ties/followed.server.ts";
import { peopleOfCase } from "../../naming/people-of-case.server.ts";
import { changeOwnStatus, changeStatus } from "../../transitions/change-status.server.ts";
import { fingerprint, personsTold, publishDecision, unpublishDecision } from "./publish-decision.server.ts";

const words = {
	title: "A replay",
	title_ar: "إعادة مباراة",
	body: "The match is awarded.",
	body_ar: "تُحتسب المباراة.",
};

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["case.published", "case.unpublished"]);

	type People = Record<"complainant" | "officer" | "head", Awaited<ReturnType<typeof person>>>;
	let people: People;
	let decided: { id: string; reference: string };
	beforeEach(async () => {
		people = { complainant: await complainant(), officer: await person("officer"), head: await person("head") };
		decided = await caseIn("resolved", people);
	});

	test("a head publishes a decision that was made, changes its words and takes it back", async () => {
		const open = await filed(people.complainant);
		expect(await publishDecision(people.head, open.id, words)).toMatchObject({ ok: false });
		await expect(async () => publishDecision(people.officer, decided.id, words)).rejects.toMatchObject({
			init: { status: 403 },
		});
		expect(await publishedDecision(decided.reference)).toBeUndefined();

		expect(await publishDecision(people.head, decided.id, words)).toEqual({ ok: true });
		const changed = { ...words, title: "An award" };
		expect(await publishDecision(people.head, decided.id, changed)).toEqual({ ok: false, refused: "changed" });
		expect(await publishDecision(people.head, decided.id, changed, fingerprint(words))).toEqual({ ok: true });
		expect(await publishDecision(people.head, decided.id, changed, fingerprint(words))).toEqual({ ok: true });
		expect(await publishedDecision(decided.reference)).toMatchObject({ title: "An award", body: words.body });
		expect(await unpublishDecision(people.head, decided.id)).toEqual(changed);
		expect(await publishedDecision(decided.reference)).toBeUndefined();
		expect(await unpublishDecision(people.head, decided.id)).toBeUndefined();
	});

	test("the list has the latest decision first, whenever its words were published", async () => {
		const earlier = await caseIn("resolved", people);
		await publishDecision(people.head, decided.id, words);
		await publishDecision(people.head, earlier.id, words);
		await runAsOperator("update published_decisions set decided_on = decided_on - 1 where case_reference = $1", [
			earlier.reference,
		]);
		const own = [decided.reference, earlier.reference];
		const listed = (await publishedDecisions()).map(({ case_reference }) => case_reference);
		expect(listed.filter((reference) => own.includes(reference))).toEqual(own);
	});

	test("public words of a reopened or appealed case say so, until a head publishes the next decision", async () => {
		const isReopened = async () => (await publishedDecision(decided.reference))?.isReopened;
		const to = async (actor: "head" | "complainant", status: "under_review" | "resolved" | "appealed") => {
			const change = actor === "head" ? changeStatus : changeOwnStatus;
			expect(await change(people[actor], decided.id, { to: status, text: "Because." })).toMatchObject({ ok: true });
		};
		await publishDecision(people.head, decided.id, words);
		expect(await isReopened()).toBe(false);
		await to("head", "under_review");
		expect(await isReopened()).toBe(true);
		expect(await publishedDecisions()).toMatchObject([{ isReopened: true }]);
		expect(await publishDecision(people.head, decided.id, words, fingerprint(words))).toMatchObject({ ok: false });
		await to("head", "resolved");
		expect(await isReopened(), "the words are about the former decision").toBe(true);
		for (const _ of [1, 2])
			expect(await publishDecision(people.head, decided.id, words, fingerprint(words))).toEqual({ ok: true });
		expect(await isReopened()).toBe(false);
		await to("complainant", "appealed");
		expect(await isReopened()).toBe(true);
	});

	test("words that reveal a person are refused by field; the name of a club that is a party is not", async () => {
		await make.club({ name: "Green Hills", name_ar: "التلال الخضراء" });
		await runAsOperator("update complaints set second_party_full_name = 'Green Hills'");
		const { full_name, email } = (await runAsOperator("select full_name, email from complaint_users")).rows[0];
		const told = { ...words, body: `The match is awarded to ${full_name}.`, title_ar: `قرار ${email}` };
		expect(await personsTold(people.head, decided.id, told)).toEqual({ title_ar: "tellsPerson", body: "tellsPerson" });
		expect(await publishDecision(people.head, decided.id, told)).toEqual({ ok: false, refused: "tellsPerson" });
		expect(await publishDecision(people.head, decided.id, { ...words, title: "Green Hills wins" })).toEqual({
			ok: true,
		});
	});

	test("the database lets heads of the desk alone publish", async () => {
		const insert = () =>
			db()
				.insertInto("published_decisions")
				.values({ ...words, case_reference: decided.reference, decided_on: "2026-01-01" })
				.execute();
		await expect(insert()).rejects.toThrow("row-level security");
		await expect(inScope("staff", people.officer.id, insert)).rejects.toThrow("row-level security");
		await expect(inScope("own", people.complainant.id, insert)).rejects.toThrow("row-level security");
		await inScope("staff", people.head.id, insert);
	});

	test("the people of a case are its tie's players, and those named in it who left or were renamed", async () => {
		const [home, away] = [await make.club({ name: "A" }), await make.club({ name: "B" })];
		const tie = await make.tie({ home_team_id: home, away_team_id: away, home_score: 3, away_score: 0 });
		const member = (name: string, team_id: number | null) => make.player({ name, name_ar: `${name} ع`, team_id });
		await member("Stays Here", home);
		const [left, named, hidden] = [
			await member("Left Since", null),
			await member("Named Only", null),
			await member("Still Sealed", null),
		];
		await runAsOperator(
			`with rubber as (insert into rubbers (match_id, ordinal) values ($1, 1) returning id),
				open as (insert into lineups (match_id, side, sealed_at, opened_at)
					values ($1, 'home', now(), now()) returning id),
				sealed as (insert into lineups (match_id, side) values ($1, 'away') returning id),
				played as (insert into rubber_players select id, 'home', 1, $2::int, 'Name Then', 'اسم يومها' from rubber),
				placed as (insert into lineup_places select id, 'A', $3::int, 'Named Only', 'ع' from open)
			insert into lineup_places select id, 'X', $4::int, 'Still Sealed', 'ع' from sealed`,
			[tie, left, named, hidden],
		);
		await runAsOperator("update complaints set match_id = $1 where id = $2", [tie, decided.id]);
		const found = await inScope("staff", people.head.id, () => peopleOfCase(decided.id));
		const names = found.flatMap((person) => person.names);
		expect(names).toEqual(expect.arrayContaining(["Stays Here", "Left Since", "Name Then", "Named Only"]));
		expect(names).not.toContain("Still Sealed");
	});

	test("a result and points name a published decision; an unpublished case gets the answer of none", async () => {
		const [home, away] = [await make.club({ name: "A" }), await make.club({ name: "B" })];
		const id = await make.tie({ home_team_id: home, away_team_id: away, home_score: 3, away_score: 0 });
		const { rows } = await runSql("select group_id, squad_id from entries order by squad_id limit 1");
		const { group_id: groupId, squad_id } = rows[0];
		const tieWith = async (case_reference: string) => {
			const { version, ...tie } = (await editedTie(id)) ?? { version: 0 };
			const form = tieForm.parse({ ...tie, date_known: true, case_reference });
			return saveTie(operator, id, Number(version), form, ["foreignDecision"]);
		};
		const points = { squad_id, points: -1, reason: "A rule", reason_ar: "لائحة", decided_on: "2026-01-02" };
		const pointsWith = (case_reference: string) =>
			saveAdjustment(
				operator,
				{ groupId, id: undefined, version: 0, accepted: ["foreignDecision"] },
				{ ...points, case_reference },
			);
		const refusal = { ok: false, problems: { case_reference: "unknownDecision" } };
		for (const reference of [decided.reference, "2026-999999", "something"]) {
			expect(await tieWith(reference)).toEqual(refusal);
			expect(await pointsWith(reference)).toEqual(refusal);
		}
		await publishDecision(people.head, decided.id, words);
		expect(await tieWith(decided.reference.replace("-", "–"))).toMatchObject({ ok: true });
		expect(await pointsWith(decided.reference)).toMatchObject({ ok: true });
		const { rows: adjustments } = await runSql("select id from adjustments");
		expect(await decisionOfTie(id)).toBe(decided.reference);
		expect(await decisionsOfAdjustments(adjustments)).toEqual({ [adjustments[0].id]: decided.reference });
		expect(await followedBy(decided.reference)).toMatchObject({ ties: [{ id }], adjustments: [{ points: -1 }] });

		await unpublishDecision(people.head, decided.id);
		expect(await decisionOfTie(id)).toBeUndefined();
		expect(await decisionsOfAdjustments(adjustments)).toEqual({});
		expect(await followedBy(decided.reference)).toMatchObject({ ties: [{ id }] }); // the desk goes on listing it
	});

	test("a decision that nothing links to the tie, its clubs or its edition is asked about", async () => {
		await publishDecision(people.head, decided.id, words);
		const [home, away] = [await make.club({ name: "A" }), await make.club({ name: "B" })];
		const [third, fourth] = [await make.club({ name: "C" }), await make.club({ name: "D" })];
		await runSql("insert into seasons (name) values ('2024/2025') on conflict do nothing");
		const former = { season: "2024/2025", match_date: "2024-10-08" };
		const ties = {
			own: await make.tie({ home_team_id: home, away_team_id: away }),
			"of one of its clubs, in another season": await make.tie({ home_team_id: third, away_team_id: home, ...former }),
			"of its edition": await make.tie({ home_team_id: third, away_team_id: fourth }),
			"of other clubs and another season": await make.tie({ home_team_id: third, away_team_id: fourth, ...former }),
		};
		const { rows } = await runSql(
			`select n.group_id, n.squad_id from matches m
				join entries n on n.group_id = m.group_id and n.squad_id = m.home_squad_id where m.id = $1`,
			[ties.own],
		);
		const { group_id: groupId, squad_id } = rows[0];
		const points = { squad_id, points: -1, reason: "A rule", reason_ar: "لائحة", decided_on: "2026-01-02" };
		const asked = async (accepted: string[]) => {
			const { version, ...tie } = (await editedTie(ties.own)) ?? { version: 0 };
			const form = tieForm.parse({ ...tie, date_known: true, case_reference: decided.reference });
			const saved = await saveTie(operator, ties.own, Number(version), form, accepted);
			const { rows } = await runSql("update matches set case_reference = null where id = $1 returning version", [
				ties.own,
			]);
			const correction = { matchId: ties.own, version: rows[0].version, reason: "So decided", accepted };
			const corrected = await correctResult(
				operator,
				{ ...correction, outcome: "awarded", absent: "away", case_reference: decided.reference },
				new Date(),
			);
			await runSql("update matches set case_reference = null where id = $1", [ties.own]);
			const adjusted = await saveAdjustment(
				operator,
				{ groupId, id: undefined, version: 0, accepted },
				{ ...points, case_reference: decided.reference },
			);
			return [saved, corrected, adjusted].map((outcome) => ("questions" in outcome ? outcome.questions : outcome.ok));
		};
		const question = ["foreignDecision"];
		await runSql(
			"update matches set status = 'completed', home_score = 3, away_score = 0, phase = 'confirmed' where id = $1",
			[ties.own],
		);
		const about = (tie: number | null) =>
			runAsOperator("update complaints set match_id = $1 where id = $2", [tie, decided.id]);
		await about(null);
		expect(await asked([]), "a case without a tie").toEqual([question, question, question]);
		expect(await asked(question)).toEqual([true, true, true]);
		for (const [why, tie] of Object.entries(ties)) {
			await about(tie);
			const isForeign = why.startsWith("of other clubs");
			expect([why, await asked([])]).toEqual([why, isForeign ? [question, question, question] : [true, true, true]]);
		}
	});

	test("ties of files name published decisions alone; exports have them, programs read published ones", async () => {
		const [home, away] = [await make.club({ name: "A" }), await make.club({ name: "B" })];
		const id = await make.tie({ home_team_id: home, away_team_id: away, home_score: 3, away_score: 0 });
		const season = (await runSql("select season, match_date::text as day from matches")).rows[0];
		const fileWith = (reference: string) =>
			[
				"id,season,match_date,home_team,away_team,case_reference",
				[id, season.season, season.day, "A", "B", reference],
			].join("\n");
		const refused = await planFile("matches", fileWith(decided.reference));
		expect(refused.problems).toEqual([{ case_reference: "unknownDecision" }]);
		await publishDecision(people.head, decided.id, words);
		await importFile("matches", fileWith(decided.reference.replace("-", "–")));
		expect(await decisionOfTie(id)).toBe(decided.reference);
		const read = async () => (await tiesForPrograms({ id }, undefined, 1)).map(({ case_reference }) => case_reference);
		expect(await read()).toEqual([decided.reference]);
		await unpublishDecision(people.head, decided.id);
		expect(await read()).toEqual([null]);
		const file = (await exportList(operator, "matches", new URL("https://x.invalid"))) ?? "";
		expect(file).toContain(decided.reference);
		expect((await planFile("matches", file)).verdicts, "what its tie has already").toEqual(["same"]);
	});
});
