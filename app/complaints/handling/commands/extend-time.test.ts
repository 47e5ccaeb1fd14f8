import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { complainant, filed, person } from "../../../../test/make-case.ts";
import { recordsEvents } from "../../../../test/recorded-events.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { noteOpening } from "../../deadlines/complainant/notice.server.ts";
import { ownCase } from "../../my-cases/cases.server.ts";
import { changeStatus } from "../../transitions/change-status.server.ts";
import { deskCase } from "../desk-case.server.ts";
import { declareConflict } from "./declare-recusal.server.ts";
import { extendTime } from "./extend-time.server.ts";

const inDays = (days: number) => riyadhDay(new Date(Date.now() + days * 86_400_000));

onEveryEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["case.notified"]);

	async function waiting(to: "pending_information" | "rejected") {
		const [filer, officer] = [await complainant(), await person("officer")];
		const made = await filed(filer);
		await changeStatus(officer, made.id, { to: "under_review" });
		const decider = to === "rejected" ? await person("head") : officer;
		expect(await changeStatus(decider, made.id, { to, text: "Words", reasons: "Reasons" })).toMatchObject({ ok: true });
		await noteOpening(filer, made.reference);
		return { ...made, filer, officer };
	}
	const until = async ({ officer, reference }: Awaited<ReturnType<typeof waiting>>) => {
		const found = await deskCase(officer, reference);
		return found && !found.recused ? found.time?.ends_at : undefined;
	};

	test.each(["pending_information", "rejected"] as const)(
		"more time after %s counts at once, with a reason that both sides read",
		async (to) => {
			const made = await waiting(to);
			const before = await until(made);
			expect(await extendTime(made.officer, made.id, { until: inDays(90), reason: "You were in hospital." })).toEqual({
				ok: true,
			});
			const after = await until(made);
			expect(before && after && after > before).toBe(true);
			const own = await ownCase(made.filer, made.reference);
			expect(own?.messages.map(({ body }) => body)).toContain("You were in hospital.");
			expect(own?.events.map(({ type }) => type)).toContain("case.time-extended");
			if (to === "rejected") expect(own?.appeal_until).toEqual(after);
			const { rows } = await runAsOperator(
				"select count(*)::int as mails from mails where subject like '%more time%' or subject like '%مهلتك%'",
			);
			expect(rows[0].mails).toBeGreaterThan(0);
		},
	);

	test("a day that is not later, time that has passed, and a recused officer change nothing", async () => {
		const made = await waiting("pending_information");
		const before = await until(made);
		expect(await extendTime(made.officer, made.id, { until: inDays(1), reason: "r" })).toEqual({
			ok: false,
			refused: "notLater",
		});
		const late = new Date(Date.now() + 60 * 86_400_000);
		expect(await extendTime(made.officer, made.id, { until: inDays(90), reason: "r" }, late)).toEqual({
			ok: false,
			refused: "unknown",
		});
		expect(await until(made)).toEqual(before);
		await declareConflict(made.officer, made.id, "A friend");
		expect(await extendTime(made.officer, made.id, { until: inDays(90), reason: "r" })).toEqual({
			ok: false,
			refused: "recused",
		});
		const own = await ownCase(made.filer, made.reference);
		expect(own?.events.map(({ type }) => type)).not.toContain("case.time-extended");
	});
});
