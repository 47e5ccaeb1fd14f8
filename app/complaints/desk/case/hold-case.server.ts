import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { endHold, insertHold } from "../../holds/holds.server.ts";
import { type CommandResult, note, withLockedCase } from "./case-commands.server.ts";

/** A head puts a case on hold: until it is lifted nothing of the case is removed (docs/rules.md#holds). */
export function holdCase(actor: Actor, id: string, reason: string): Promise<CommandResult> {
	authorize(actor, "case.hold");
	const work = async (): Promise<CommandResult> => {
		if (!(await insertHold(id, accountIdOf(actor), reason))) return { ok: false, refused: "unchanged" };
		await note(actor, id, "case.held", { reason });
		return { ok: true };
	};
	return withLockedCase(actor, id, work, { judges: true });
}

/** A head lifts the hold on a case. */
export function liftHold(actor: Actor, id: string): Promise<CommandResult> {
	authorize(actor, "case.hold");
	const work = async (): Promise<CommandResult> => {
		if (!(await endHold(id, accountIdOf(actor)))) return { ok: false, refused: "unchanged" };
		await note(actor, id, "case.hold-lifted");
		return { ok: true };
	};
	return withLockedCase(actor, id, work, { judges: true });
}
