import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { ownSquads } from "../../people/squads/own-squads.server.ts";
import { sidesOf } from "./sides/sides.server.ts";

const OWN = /^(?:line-up|report|transfer-request):/;
const OF_TIE = /^(?:line-up|report):(\d{1,15})-(home|away)$/;
const OF_SQUAD = /^transfer-request:(\d{1,15})-new$/;

/**
 * Whether a draft of a captain's form is of a tie or a squad that they act for; true for drafts of every other record.
 */
export async function isOwnDraft(actor: Actor, of: string): Promise<boolean> {
	if (!OWN.test(of)) return true;
	authorize(actor, "squad.act");
	const [, tie, side] = OF_TIE.exec(of) ?? [];
	if (tie) return (await sidesOf(actor, Number(tie))).some((own) => own === side);
	const [, squad] = OF_SQUAD.exec(of) ?? [];
	return squad !== undefined && (await ownSquads(actor)).some(({ id }) => id === Number(squad));
}
