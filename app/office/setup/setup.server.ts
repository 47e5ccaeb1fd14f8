import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { can } from "../../access/policy.ts";
import { audit } from "../../audit/audit.server.ts";
import { config } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { inDemo } from "../../installation/demo.server.ts";
import { isOpen, readOpening, recordOpening } from "../../installation/opening.server.ts";
import { ownersSettings, settingsRow } from "../../settings/settings.server.ts";
import { type SetupFacts, type SetupStepId, setupSteps } from "./steps.ts";

export type StepState = "done" | "missing" | "optional" | "later";

/** The steps to a site that visitors may see, each with its state; for those who may change the settings. */
export async function setup(actor: Actor) {
	authorize(actor, "settings.manage");
	const facts = await readFacts();
	const { setup_later: later } = await ownersSettings();
	const stateOf = (step: (typeof setupSteps)[number]): StepState => {
		if (step.isDone(facts)) return "done";
		if ("isOptional" in step) return "optional";
		return later.includes(step.id) ? "later" : "missing";
	};
	const steps = setupSteps.map((step) => ({ id: step.id, state: stateOf(step) }));
	return { steps, missing: steps.filter(({ state }) => state === "missing").length, isOpen: await readOpening() };
}

/** The state of the set-up for the first page of staff; the number of steps for those who may take them. */
export async function setupNotice(actor: Actor): Promise<{ isOpen: boolean; missing: number; mayAct: boolean }> {
	const mayAct = can(actor, "settings.manage");
	if (inDemo() || !mayAct) return { isOpen: isOpen() || (await readOpening()), missing: 0, mayAct };
	return { ...(await setup(actor)), mayAct };
}

async function readFacts(): Promise<SetupFacts> {
	const { fields } = await settingsRow();
	const counts = sql<Omit<SetupFacts, "told" | "hasMailServer" | "hasScanner">>`
		select (select count(*) from teams)::int as clubs,
		       (select count(distinct group_id) from entries)::int as groups,
		       (select count(distinct account_id) from account_roles where role = 'head')::int as heads,
		       (select count(distinct account_id) from account_roles where role <> 'captain')::int
		         + (select count(*) from pending_accounts where role is not null)::int as staff,
		       (select count(*) from mail_states where status = 'sent')::int as mails`;
	const { rows } = await counts.execute(db());
	const [row] = rows;
	if (!row) throw new Error("No row of counts.");
	const { SMTP_URL, CLAMD_URL } = config();
	const parts = { hasMailServer: SMTP_URL !== undefined, hasScanner: CLAMD_URL !== undefined };
	return { ...row, ...parts, told: new Set(Object.keys(fields)) };
}

/** Puts a step off, or takes it up again; the list goes on to name it. */
export async function putOff(actor: Actor, step: SetupStepId, isLater: boolean): Promise<void> {
	authorize(actor, "settings.manage");
	await inTransaction(async () => {
		const { fields } = await db()
			.selectFrom("site_settings")
			.select("fields")
			.where("id", "=", 1)
			.forUpdate()
			.executeTakeFirstOrThrow();
		const before = (await ownersSettings()).setup_later;
		const setup_later = [...before.filter((id) => id !== step), ...(isLater ? [step] : [])];
		const changed = JSON.stringify({ ...fields, setup_later });
		await db().updateTable("site_settings").set({ fields: changed }).where("id", "=", 1).execute();
	});
}

/** Opens the site to visitors, for good; false when it is open. */
export async function openSite(actor: Actor): Promise<boolean> {
	authorize(actor, "settings.manage");
	const isOpened = await inTransaction(async () => {
		const isFirst = await recordOpening();
		if (isFirst) await audit(actor, "site.opened", "settings:site");
		return isFirst;
	});
	await readOpening();
	return isOpened;
}
