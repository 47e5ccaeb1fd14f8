import { beforeEach, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { caseNumbers } from "../case-list/case-numbers.server.ts";
import { changeOwnStatus, changeStatus } from "../transitions/change-status.server.ts";
import { writeToComplainant } from "../transitions/send-message.server.ts";
import { latenessRecount, recountLateness } from "./recount-lateness.server.ts";

onEveryEngine((engine) => {
	freshProduct(engine);
	beforeEach(() => runAsOperator("delete from figure_recounts"));

	/** A case as if it had been filed so many days earlier. */
	async function filedBefore(days: number) {
		const filer = await complainant();
		const made = await filed(filer);
		await runAsOperator("alter table complaints disable trigger guard_case");
		await runAsOperator(
			`update complaints set submitted_at = submitted_at - $2::int * interval '1 day',
				clock_from = clock_from - $2::int * interval '1 day',
				due_at = due_at - $2::int * interval '1 day' where id = $1`,
			[made.id, days],
		);
		await runAsOperator("alter table complaints enable trigger guard_case");
		return { ...made, filer };
	}
	const wasLate = async (id: string): Promise<boolean> =>
		(await runAsOperator("select was_late from complaints where id = $1", [id])).rows[0].was_late;

	test("a question, a message and another status leave an overdue case late", async () => {
		const head = await person("head");
		const resolved = await filedBefore(60);
		await changeStatus(head, resolved.id, { to: "resolved", text: "Yes." });
		const asked = await filedBefore(60);
		await changeStatus(head, asked.id, { to: "pending_information", text: "Anything to add?" });
		await changeOwnStatus(asked.filer, asked.id, { to: "submitted", text: "No." });
		await changeStatus(head, asked.id, { to: "resolved", text: "Yes." });
		const written = await filedBefore(60);
		await writeToComplainant(head, written.id, { body: "Soon." });
		const punctual = await filedBefore(0);
		await changeStatus(head, punctual.id, { to: "pending_information", text: "Anything to add?" });
		const all = await Promise.all([resolved, asked, written, punctual].map(({ id }) => wasLate(id)));
		expect(all).toEqual([true, true, true, false]);
	});

	test("past cases are counted again once, and the corrected ones say so", async () => {
		const head = await person("head");
		const asked = await filedBefore(60);
		await changeStatus(head, asked.id, { to: "pending_information", text: "Anything to add?" });
		await changeStatus(head, asked.id, { to: "resolved", text: "Yes." });
		const punctual = await filedBefore(0);
		await changeStatus(head, punctual.id, { to: "resolved", text: "Yes." });
		await runAsOperator("update complaints set was_late = false"); // as it was counted before
		await recountLateness();
		expect([await wasLate(asked.id), await wasLate(punctual.id)]).toEqual([true, false]);
		expect(await latenessRecount()).toMatchObject({ rows: 2, corrected: 1 });
		expect(await caseNumbers(head, new Date())).toMatchObject({ late: 1, decided: 2, recount: { corrected: 1 } });
		const events = await runAsOperator(
			"select complaint_id, is_public from complaint_events where type = 'case.lateness-corrected'",
		);
		expect(events.rows).toEqual([{ complaint_id: asked.id, is_public: false }]);
		await runAsOperator("update complaints set was_late = false");
		await recountLateness();
		expect(await wasLate(asked.id)).toBe(false);
	});
});
