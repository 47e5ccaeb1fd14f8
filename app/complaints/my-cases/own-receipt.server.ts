import type { Actor } from "../../access/actor.ts";
import { asComplainant } from "../../access/case-access.server.ts";
import { receiptsOf } from "../receipts/receipt.server.ts";
import { ownCase } from "./cases.server.ts";

type ReceiptKey = { caseReference: string; number?: string };

/** A receipt of an own case by its number, the first without one; undefined when it is missing, or another person's. */
export async function ownReceipt(actor: Actor, { caseReference, number = "1" }: ReceiptKey) {
	const found = await ownCase(actor, caseReference);
	const receipts = found ? await asComplainant(actor, () => receiptsOf(found.id)) : [];
	return receipts.find((receipt) => String(receipt.number) === number);
}
