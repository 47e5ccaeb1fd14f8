import { system } from "../../../access/actor.ts";
import { asSystem } from "../../../access/case-access.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { eachLocked, lastMoment, moveDeadline, running } from "../complainant/complainant-deadlines.server.ts";
import { endAfterOutages, LAST_DAY_MS, type Outage } from "./outages.ts";

/**
 * Moves the ends that outages cut short, each with an event of its case and an email, and writes one row to the log for
 * each outage with how many it moved. Work that was interrupted is done again: an end that was moved is not moved
 * twice.
 */
export async function settleOutages(now: Date) {
	const open = await db().selectFrom("outages").selectAll().where("settled_at", "is", null).orderBy("id").execute();
	for (const { id, began_at, ended_at } of open) {
		const moved = await moveEnds({ from: began_at, until: ended_at });
		await inTransaction(async () => {
			const settled = await db()
				.updateTable("outages")
				.set({ settled_at: now, moved })
				.where("id", "=", id)
				.where("settled_at", "is", null)
				.executeTakeFirst();
			const details = { from: began_at.toISOString(), until: ended_at.toISOString(), moved };
			if (settled.numUpdatedRows > 0n) await audit(system, "site.away", null, details);
		});
	}
}

/**
 * Ends within the outage or in the day after it, which are counted with every other outage near them. Returns how many
 * were moved.
 */
async function moveEnds({ from, until }: Outage): Promise<number> {
	const { holidays } = await siteSettings();
	const last = new Date(until.getTime() + LAST_DAY_MS);
	const near = await db()
		.selectFrom("outages")
		.select(["began_at as from", "ended_at as until"])
		.where("ended_at", ">", new Date(from.getTime() - LAST_DAY_MS))
		.execute();
	const ending = await asSystem(() => running().execute());
	let moved = 0;
	for (const row of ending.filter((deadline) => lastMoment(deadline) > from && lastMoment(deadline) <= last))
		await asSystem(() =>
			eachLocked([row], async (deadline, item) => {
				const to = endAfterOutages(lastMoment(deadline), near, holidays);
				if (await moveDeadline(deadline, item, { to, why: "outage" })) moved += 1;
			}),
		);
	return moved;
}
