import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { insertHold } from "../../holds/holds.server.ts";
import { endLiftRequest, liftOrAsk } from "../../holds/lifting/lift-hold.server.ts";
import { tellsPerson } from "../../naming/people-in-text.ts";
import { peopleOfCase } from "../../naming/people-of-case.server.ts";
import { type CommandResult, note, withLockedCase } from "./case-commands.server.ts";

/**
 * A head puts a case on hold: until it is lifted nothing of the case is removed (docs/rules/personal-data.md#holds).
 * Owners, who see no case, read the reason: one that tells a person of the case is refused.
 */
export function holdCase(actor: Actor, id: string, reason: string): Promise<CommandResult<"tellsPerson">> {
	authorize(actor, "case.hold");
	const work = async (): Promise<CommandResult<"tellsPerson">> => {
		if (tellsPerson(reason, await peopleOfCase(id))) return { ok: false, refused: "tellsPerson" };
		if (!(await insertHold(id, accountIdOf(actor), reason))) return { ok: false, refused: "unchanged" };
		await note(actor, id, "case.held", { reason });
		return { ok: true };
	};
	return withLockedCase<"tellsPerson">(actor, id, work, { judges: true });
}

/**
 * A head lifts the hold on a case that another asked to lift, or asks another head or owner to; a head who is alone
 * lifts it.
 */
export function liftHold(actor: Actor, id: string, reason = ""): Promise<CommandResult<"tellsPerson">> {
	authorize(actor, "case.hold");
	return withLockedCase<"tellsPerson">(
		actor,
		id,
		async (item) => {
			if (tellsPerson(reason, await peopleOfCase(id))) return { ok: false, refused: "tellsPerson" };
			const lift = await liftOrAsk({ id, reference: item.case_reference ?? "" }, accountIdOf(actor), reason);
			if (lift === "none" || lift === "waits") return { ok: false, refused: "unchanged" };
			if (lift === "lifted") await note(actor, id, "case.hold-lifted");
			else await note(actor, id, "case.hold-lift-asked", reason ? { reason } : {});
			return { ok: true };
		},
		{ judges: true },
	);
}

/** A head refuses that the hold is lifted, or takes back that they asked for it. */
export function refuseLifting(actor: Actor, id: string): Promise<CommandResult> {
	authorize(actor, "case.hold");
	const work = async (): Promise<CommandResult> => {
		if (!(await endLiftRequest(id))) return { ok: false, refused: "unchanged" };
		await note(actor, id, "case.hold-kept");
		return { ok: true };
	};
	return withLockedCase(actor, id, work, { judges: true });
}
