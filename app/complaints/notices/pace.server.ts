import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asStaff } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { defaultPace, type Pace } from "../case/notices/notice-kinds.ts";

/** How often this officer is mailed. */
export function ownPace(actor: Actor): Promise<Pace> {
	authorize(actor, "case.handle");
	return asStaff(actor, async () => {
		const row = await db()
			.selectFrom("desk_mail_settings")
			.select("pace")
			.where("account_id", "=", accountIdOf(actor) ?? "")
			.executeTakeFirst();
		return row?.pace ?? defaultPace;
	});
}

export async function setOwnPace(actor: Actor, pace: Pace) {
	authorize(actor, "case.handle");
	await asStaff(actor, () =>
		db()
			.insertInto("desk_mail_settings")
			.values({ account_id: accountIdOf(actor) ?? "", pace })
			.onConflict((conflict) => conflict.column("account_id").doUpdateSet({ pace }))
			.execute(),
	);
}
