import { expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { complainant, filed, person } from "../../../../test/make-case.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { endOfWorkingDays } from "../../../base/locale/working-calendar.ts";
import { defaultSettings } from "../../../settings/defaults.ts";
import { changeStatus } from "../../transitions/change-status.server.ts";
import { noteOpening } from "../complainant/notice.server.ts";
import { beat } from "./heartbeat.server.ts";
import { settleOutages } from "./settle-outages.server.ts";

const { holidays } = defaultSettings;

onEveryEngine((engine) => {
	freshProduct(engine);

	/** The site was away until now for so many seconds. */
	async function away(seconds: number) {
		await beat();
		await runAsOperator(`update heartbeat set at = now() - interval '${seconds} seconds'`);
		await Promise.all([beat(), beat()]); // two processes come back at once
	}
	const outages = async () =>
		(
			await runAsOperator(
				"select extract(epoch from ended_at - began_at)::int as seconds, moved from outages order by id",
			)
		).rows;
	/** A case with a read question whose last moment is in so many minutes. */
	async function asked(minutes: number) {
		const [filer, officer] = [await complainant(), await person("officer")];
		const made = await filed(filer);
		await changeStatus(officer, made.id, { to: "under_review" });
		await changeStatus(officer, made.id, { to: "pending_information", text: "When?" });
		await noteOpening(filer, made.reference);
		const end = `now() + ${minutes} * interval '1 minute'`;
		await runAsOperator(`update complainant_deadlines set ends_at = ${end} where complaint_id = $1`, [made.id]);
		await runAsOperator(
			`update complaint_messages set due_on = ((${end}) at time zone 'Asia/Riyadh')::date where complaint_id = $1
				and due_on is not null`,
			[made.id],
		);
		return made;
	}
	const endOf = async (id: string) => {
		const { rows } = await runAsOperator("select ends_at from complainant_deadlines where complaint_id = $1", [id]);
		return new Date(rows[0].ends_at);
	};

	test("a gap of 90 seconds is one outage for all processes that come back, a shorter one is a restart", async () => {
		await away(80);
		expect(await outages()).toEqual([]);
		await away(100);
		expect(await outages()).toEqual([{ seconds: expect.any(Number), moved: null }]);
		await settleOutages(new Date());
		expect(await outages()).toEqual([{ seconds: expect.any(Number), moved: 0 }]);
	});

	test("an end that an outage cut short moves to the next working day, once, and is told", async () => {
		await runAsOperator("truncate outages");
		const [passed, soon, later] = [await asked(-5), await asked(30), await asked(3 * 24 * 60)];
		const [before, untouched] = [await endOf(passed.id), await endOf(later.id)];
		await away(600);
		await settleOutages(new Date());
		expect(await endOf(passed.id)).toEqual(endOfWorkingDays(before, 1, holidays));
		expect((await endOf(soon.id)).getTime()).toBeGreaterThan(Date.now() + 3_600_000);
		expect(await endOf(later.id)).toEqual(untouched);
		await settleOutages(new Date());
		expect(await outages()).toEqual([{ seconds: expect.any(Number), moved: 2 }]);
		const { rows: log } = await runAsOperator(
			"select details from audit_log where action = 'site.away' order by id desc limit 1",
		);
		expect(log).toEqual([{ details: { from: expect.any(String), until: expect.any(String), moved: 2 } }]);
		const { rows: events } = await runAsOperator(
			`select is_public, details ->> 'why' as why from complaint_events where complaint_id = $1
				and type = 'case.time-extended'`,
			[passed.id],
		);
		expect(events).toEqual([{ is_public: true, why: "outage" }]);
	});

	test("outages of one day count in sum, those that were settled before as well", async () => {
		await runAsOperator(`truncate outages; insert into outages (began_at, ended_at, settled_at, moved)
			values (now() - interval '4 hours', now() - interval '3 hours 20 minutes', now(), 0)`);
		const soon = await asked(120);
		const before = await endOf(soon.id);
		await away(1500);
		await settleOutages(new Date());
		expect(await endOf(soon.id)).toEqual(endOfWorkingDays(before, 1, holidays));
	});
});
