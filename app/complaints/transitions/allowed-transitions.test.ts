import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import type { Actor } from "../../access/actor.ts";
import { inTransaction, runAsOperator } from "../../base/db/client.server.ts";
import { saveSettings } from "../../office/settings/save-settings.server.ts";
import { settingsRow, siteSettings } from "../../settings/settings.server.ts";
import { type Status, statuses } from "../case/complaint.ts";
import { allowedTransitions } from "../case/flow/case-flow.ts";
import type { Ground } from "../case/stage.ts";
import { deskCases } from "../case-list/desk-list.server.ts";
import { declareConflict } from "../handling/commands/declare-recusal.server.ts";
import { deskCase } from "../handling/desk-case.server.ts";
import { deskTransitions } from "../handling/desk-transitions.ts";
import { ownCase } from "../my-cases/cases.server.ts";
import { changeOwnStatus, changeStatus } from "./change-status.server.ts";

const submitted = statuses.filter((status) => status !== "draft");
const soon = new Date(Date.now() + 86_400_000);
const past = new Date(0);

onOneEngine((engine) => {
	freshProduct(engine);

	/** Puts a case into any situation, past every rule. */
	async function put(id: string, columns: Record<string, unknown>) {
		const names = Object.keys(columns);
		await runAsOperator("alter table complaints disable trigger guard_case");
		await runAsOperator(
			`update complaints set ${names.map((name, i) => `${name} = $${i + 2}`).join(", ")} where id = $1`,
			[id, ...Object.values(columns)],
		);
		await runAsOperator("alter table complaints enable trigger guard_case");
	}

	/** The statuses to which a command would take the case now; each try is rolled back. */
	async function accepted(
		command: typeof changeStatus,
		actor: Actor,
		id: string,
		ground: Ground = "new_fact",
	): Promise<Status[]> {
		const undo = new Error("rolled back");
		const taken: Status[] = [];
		for (const to of statuses)
			await inTransaction(async () => {
				const { ok } = await command(actor, id, { to, text: "Because.", reasons: "Because.", ground });
				if (ok) taken.push(to);
				throw undo;
			}).catch((error) => {
				if (error !== undo) throw error;
			});
		return taken;
	}

	async function officersMayResolve(officers_may_resolve: "yes" | "no") {
		const { appeal_days, answer_days, answer_days_least, unanswered, reopening_days, ...rest } = await siteSettings();
		const { first_answer_days, decision_days, appeal_decision_days } = rest;
		const answers = { appeal_days, answer_days, answer_days_least, unanswered, reopening_days };
		const periods = { ...answers, first_answer_days, decision_days, appeal_decision_days };
		const owner = await person("owner");
		await saveSettings(owner, "complaints", (await settingsRow()).version, { ...periods, officers_may_resolve });
	}

	test("the desk offers exactly the transitions that the command accepts", async () => {
		const filer = await complainant();
		const { id, reference } = await filed(filer);
		const judges = { officer: await person("officer"), head: await person("head") };
		const recused = await person("officer");
		await declareConflict(recused, id, "A cousin.");
		const actors: Record<string, Actor> = {
			officer: await person("officer"),
			head: await person("head"),
			both: await person("officer", "head"),
			"officer who judged before": judges.officer,
			"head who judged before": judges.head,
			"head who filed it": { ...filer, roles: ["complainant", "head"] },
			"officer who is recused": recused,
		};
		await runAsOperator("insert into account_roles (account_id, role) values ($1, 'head')", [filer.id]);
		const none = { appealed_at: null, reopened_at: null, withdrawn_at: null, reopen_until: null };
		const stages = [
			none,
			{ ...none, appealed_at: past, reopen_until: soon },
			{ ...none, appealed_at: past, reopen_until: past },
			{ ...none, reopened_at: past, reopen_until: soon },
			{ ...none, withdrawn_at: past },
		];
		let offers = 0;
		for (const setting of ["yes", "no"] as const) {
			await officersMayResolve(setting);
			const settings = await siteSettings();
			// Only first decisions depend on the setting.
			for (const stage of setting === "yes" ? stages : [none])
				for (const status of submitted.filter((each) => stage.appealed_at || each !== "appealed")) {
					const status_before = status === "pending_information" ? "in_progress" : null;
					await put(id, { status, status_before, judges: [judges.officer.id, judges.head.id], ...stage });
					const ground = stage.withdrawn_at ? "own_case" : "new_fact";
					for (const [name, actor] of Object.entries(actors)) {
						if (setting === "no" && !name.startsWith("officer")) continue;
						const found = await deskCase(actor, reference);
						const onPage = found?.recused === false ? found.transitions.map(({ to }) => to) : [];
						const now = new Date();
						const { rows } = await deskCases(actor, { sort: "created" }, settings.holidays, now);
						const inList = rows.flatMap((row) => deskTransitions(actor, row, settings, now).map(({ to }) => to));
						const situation = [name, status, JSON.stringify(stage), setting];
						expect([...situation, onPage, inList]).toEqual([...situation, inList, onPage]);
						expect([...situation, onPage]).toEqual([...situation, await accepted(changeStatus, actor, id, ground)]);
						offers += onPage.length;
					}
				}
		}
		expect(offers).toBeGreaterThan(100);
	});

	test("the page of a complainant's case offers exactly the transitions that the command accepts", async () => {
		const filer = await complainant();
		const { id, reference } = await filed(filer);
		const by = { role: "complainant", account: filer.id } as const;
		const windows = [
			{ appeal_until: soon, withdrawn_at: null },
			{ appeal_until: past, withdrawn_at: null },
			{ appeal_until: soon, withdrawn_at: past },
			{ appeal_until: past, withdrawn_at: past, consent_until: soon },
			{ appeal_until: past, withdrawn_at: null, own_case_at: past },
		];
		for (const window of windows)
			for (const appealed_at of [null, past])
				for (const status of submitted.filter((each) => appealed_at || each !== "appealed"))
					for (const status_before of status === "incomplete_evidence"
						? ["submitted", "in_progress"]
						: ["under_review"]) {
						await put(id, { status, status_before, appealed_at, ...window });
						const item = (await ownCase(filer, reference))!;
						const offered = allowedTransitions(item, by, await siteSettings(), new Date()).map(({ to }) => to);
						const situation = [status, window, appealed_at];
						expect([...situation, offered]).toEqual([...situation, await accepted(changeOwnStatus, filer, id)]);
					}
	});
});
