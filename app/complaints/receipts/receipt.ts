import type { Act } from "./acts.ts";

export type ReceivedFile = { sha256: string; size: number };

export type ListedReceipt = { number: number; act: Act; received_at: string };

/** The end of a period in which the act could be done: the day in Riyadh. */
export type TimeLimit = { of: "answer" | "appeal"; last_day: string };

/**
 * A receipt certifies that this text with these files was received at this moment, and against which time limit. It
 * tells nothing of the content (decision 132). Receipts issued before other acts had them are of submissions, and have
 * neither kind nor act.
 */
export type ReceiptBody = {
	kind?: "receipt";
	federation: string;
	case_reference: string;
	act?: Act;
	/** Instant of the server, UTC. */
	received_at: string;
	/** SHA-256 of the text stored with the receipt: of a submission by `statementText`, of other acts by `saidText`. */
	statement_sha256?: string;
	files?: ReceivedFile[];
	/** In place of `files` where they are too many for a code on paper: how many, and the SHA-256 of their list. */
	file_list?: { count: number; sha256: string };
	time_limit?: TimeLimit;
	terms_version?: string;
};

/**
 * The longest compact JWS that is printed as one code: what a QR code of version 25 holds, which telephones read from
 * paper.
 */
export const PRINTED_MAX = 1273;

type Statement = {
	detailed_description: string | null;
	detailed_description_ar: string | null;
	dispute_type: string;
	incident_date: string | null;
	incident_location: string | null;
	incident_location_ar: string | null;
	first_party_full_name: string | null;
	first_party_phone: string | null;
	first_party_organization: string | null;
	second_party_full_name: string | null;
	second_party_phone: string | null;
	second_party_organization: string | null;
	represented_name?: string | null;
	represented_as?: string | null;
};

const statementFields = [
	"dispute_type",
	"detailed_description",
	"detailed_description_ar",
	"incident_date",
	"incident_location",
	"incident_location_ar",
	"first_party_full_name",
	"first_party_phone",
	"first_party_organization",
	"second_party_full_name",
	"second_party_phone",
	"second_party_organization",
] as const satisfies (keyof Statement)[];
/** In the text where they were given: statements of before have none of them. */
const representedFields = ["represented_name", "represented_as"] as const satisfies (keyof Statement)[];

/**
 * The statement as one text: JSON with its fields in this order. Made once, at submission, and stored with the receipt,
 * because officers may choose another type of dispute later.
 */
export function statementText(statement: Statement): string {
	const fields = [...statementFields, ...representedFields.filter((name) => statement[name])];
	return JSON.stringify(Object.fromEntries(fields.map((name) => [name, statement[name]])));
}

/** The text of an answer, an appeal or a withdrawal. The salt keeps a short text from being guessed by its hash. */
export const saidText = (text: string, salt: string): string => JSON.stringify({ text, salt });

/** A code as people copy it: without the blanks and line breaks that come along. */
export const plainCode = (typed: string) => typed.replace(/[^\w-]/g, "");

/** The file name of a receipt's PDF. */
export const receiptName = ({ number, body }: { number: number; body: ReceiptBody }) =>
	`receipt-${body.case_reference}-${number}.pdf`;
