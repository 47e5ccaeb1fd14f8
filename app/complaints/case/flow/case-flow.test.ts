import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { caseIn, complainant, draft, filed, inScope, person } from "../../../../test/make-case.ts";
import { rolledBack } from "../../../../test/rolled-back.ts";
import { db, runAsOperator, runSql } from "../../../base/db/client.server.ts";
import { changeOwnStatus, changeStatus } from "../../transitions/change-status.server.ts";
import { type CaseRole, caseRoles } from "../case-role.ts";
import { type Status, statuses } from "../complaint.ts";
import { type Stage, stageOf, stages } from "../stage.ts";
import { canAppeal, transitionFor, transitions } from "./case-flow.ts";
import { transitionsSql } from "./case-flow-sql.ts";

const pairs = statuses.flatMap((from) => statuses.map((to) => ({ from, to })));
const standing = (status: Status, appealed = status === "appealed") => ({
	status,
	appealed_at: appealed ? new Date(0) : null,
});
const at = new Date(0);
const inStage = (status: Status, stage: Stage) => ({
	status,
	appealed_at: stage === "appeal" ? at : null,
	reopened_at: stage === "reopened" ? at : null,
	withdrawn_at: stage === "withdrawn" ? at : null,
});

test.each<[string, Stage, Status, CaseRole, Status[]]>([
	["a final case is reopened by a head", "appeal", "closed", "head", ["under_review"]],
	["and by no officer", "appeal", "closed", "officer", []],
	[
		"a reopened case is decided by heads",
		"reopened",
		"under_review",
		"officer",
		[...(["submitted", "pending_information", "incomplete_evidence", "in_progress"] as const)],
	],
	[
		"and ends by a decision alone",
		"reopened",
		"in_progress",
		"head",
		[...(["submitted", "under_review", "pending_information", "incomplete_evidence", "resolved", "rejected"] as const)],
	],
	["its new decision can be appealed", "reopened", "rejected", "complainant", ["appealed"]],
	["its complainant does not withdraw it", "reopened", "under_review", "complainant", []],
	["a withdrawn case goes on by a head", "withdrawn", "closed", "head", ["under_review"]],
	["or by its complainant", "withdrawn", "closed", "complainant", ["under_review"]],
	["and by nobody else", "withdrawn", "closed", "officer", []],
])("%s (%s, %s, %s)", (_, stage, from, role, to) => {
	expect(stageOf(inStage(from, stage))).toBe(stage);
	const reached = statuses.filter((each) => transitionFor(inStage(from, stage), each, role));
	expect(reached.toSorted()).toEqual(to.toSorted());
});

test.each<[string, Status, CaseRole, Status[]]>([
	["a draft is submitted by its complainant", "draft", "complainant", ["submitted"]],
	["nobody else submits it", "draft", "head", []],
	["a complainant of an open case can only withdraw it", "under_review", "complainant", ["closed"]],
	[
		"an officer takes an open case to every working state, resolves and closes it",
		"in_progress",
		"officer",
		["submitted", "under_review", "pending_information", "incomplete_evidence", "resolved", "closed"],
	],
	[
		"a head rejects as well",
		"submitted",
		"head",
		["under_review", "pending_information", "incomplete_evidence", "in_progress", "resolved", "closed", "rejected"],
	],
	["what is decided is appealed by its complainant", "rejected", "complainant", ["appealed"]],
	["a head opens it again or closes it", "resolved", "head", ["under_review", "closed"]],
	["the system closes what was decided, and nothing else", "resolved", "system", ["closed"]],
	["an appeal is for heads", "appealed", "head", ["in_progress", "resolved", "rejected"]],
	["and not for officers", "appealed", "officer", []],
	["a complainant withdraws an appeal", "appealed", "complainant", ["closed"]],
	["a closed case is closed for officers", "closed", "officer", []],
])("%s", (_, from, role, to) => {
	expect(statuses.filter((each) => transitionFor(standing(from), each, role))).toEqual(to);
});

test.each<[string, Partial<Parameters<typeof canAppeal>[0]>, boolean]>([
	["in its window", {}, true],
	["on the last moment of it", { appeal_until: new Date("2026-11-21T10:00:00Z") }, true],
	["a second too late", { appeal_until: new Date("2026-11-21T09:59:59Z") }, false],
	["never decided", { appeal_until: null }, false],
	["a second time", { appealed_at: new Date(0) }, false],
	["after it was withdrawn", { status: "closed", withdrawn_at: new Date(0) }, false],
	["while it is open", { status: "under_review" }, false],
])("a case %s can be appealed: %j is %s", (_, given, may) => {
	const decided = {
		status: "resolved" as Status,
		appeal_until: new Date("2026-12-01T00:00:00Z"),
		appealed_at: null,
		withdrawn_at: null,
	};
	expect(canAppeal({ ...decided, ...given }, new Date("2026-11-21T10:00:00Z"))).toBe(may);
});

test("at most one row allows a transition, and each row names a heading of docs/rules/complaints.md", () => {
	for (const [i, row] of transitions.entries())
		for (const other of transitions.slice(i + 1)) {
			const shares = (key: "in" | "from" | "to" | "roles") =>
				[...row[key]].some((each) => [...other[key]].some((one) => one === each));
			expect([row, other, shares("in") && shares("from") && shares("to") && shares("roles")]).toEqual([
				row,
				other,
				false,
			]);
		}
	const headings = readFileSync("docs/rules/complaints.md", "utf8").matchAll(/^#+ (.+)$/gm);
	const anchors = [...headings].map(([, title]) => title?.toLowerCase().replaceAll(" ", "-"));
	for (const { rule } of transitions) expect(anchors).toContain(rule);
});

onOneEngine((engine) => {
	freshProduct(engine);

	test("the database holds the same table of transitions", async () => {
		const { rows } = await runSql("select from_status, to_status, who, stage from case_moves");
		const stored = rows.map((row) => `${row.from_status} ${row.to_status} ${row.who} ${row.stage}`).sort();
		const ours = pairs.flatMap(({ from, to }) =>
			stages.flatMap((stage) =>
				caseRoles
					.filter((role) => transitionFor(inStage(from, stage), to, role))
					.map((role) => `${from} ${to} ${role} ${stage}`),
			),
		);
		expect(stored).toEqual(ours.sort());
	});

	test("the file that fills the database's table is the one that is generated", () => {
		expect(readFileSync("migrations/functions/case-moves.sql", "utf8")).toBe(transitionsSql());
	});

	/** SQL that the product never runs: a bare change of the status. */
	const force = (scope: string, personId: string, id: string, to: Status) =>
		inScope(scope, personId, async () => {
			const changed = await db().updateTable("complaints").set({ status: to }).where("id", "=", id).executeTakeFirst();
			return changed.numUpdatedRows;
		});
	const refuses = (error: unknown) => {
		expect((error as { code?: string }).code).toBe("23514");
		return undefined;
	};

	describe.each(statuses.filter((status) => status !== "draft"))("a case that is %s", (from) => {
		test("takes exactly the table's transitions per case role, by command and SQL (ASVS 2.3.1, 8.3.1)", async () => {
			const people = { complainant: await complainant(), officer: await person("officer"), head: await person("head") };
			const second = await person("head"); // an account that decided cannot judge the appeal
			const { id } = await caseIn(from, people);
			const { rows } = await runAsOperator("select status_before from complaints where id = $1", [id]);
			const actors = [
				["complainant", "own", people.complainant],
				["officer", "staff", people.officer],
				["head", "staff", second],
			] as const;
			for (const to of statuses)
				for (const [role, scope, actor] of actors) {
					const isBack = role !== "complainant" || !["pending_information", "incomplete_evidence"].includes(from);
					const isAllowed =
						transitionFor(standing(from), to, role) !== undefined &&
						(isBack || to === "closed" || to === rows[0].status_before);
					const change = { to, text: "Because." };
					const command = role === "complainant" ? changeOwnStatus : changeStatus;
					const byCommand = await rolledBack(() => command(actor, id, change));
					expect([role, from, to, byCommand.ok]).toEqual([role, from, to, isAllowed]);
					const bySql = await rolledBack(() => force(scope, actor.id, id, to)).catch(refuses);
					expect([role, from, to, bySql !== undefined]).toEqual([role, from, to, from === to || isAllowed]);
				}
		});
	});

	test("only its complainant changes a draft's status, by submitting it", async () => {
		const owner = await complainant();
		const id = await draft(owner);
		for (const to of statuses.filter((status) => status !== "draft")) {
			await expect(changeOwnStatus(owner, id, { to, text: "x" })).rejects.toMatchObject({ init: { status: 404 } });
			await expect(force("own", owner.id, id, to)).rejects.toThrow();
		}
	});

	test("what was submitted never changes, for complainant and officer", async () => {
		const owner = await complainant();
		const { id } = await filed(owner);
		for (const [scope, personId] of [
			["own", owner.id],
			["staff", (await person("officer")).id],
		] as const)
			for (const column of ["detailed_description", "second_party_full_name", "incident_location"] as const)
				await expect(
					inScope(scope, personId, () =>
						db()
							.updateTable("complaints")
							.set({ [column]: "changed" })
							.where("id", "=", id)
							.execute(),
					),
				).rejects.toThrow("never changes");
	});
});
