/** A receipt certifies that this statement with these files was received at this moment. It tells nothing of the content. */
export type ReceiptBody = {
	federation: string;
	case_reference: string;
	/** Instant of the server, UTC. */
	received_at: string;
	/** SHA-256 of the statement, as `statementText` writes it. */
	statement_sha256: string;
	files: { sha256: string; size: number }[];
	terms_version: string;
};

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

/**
 * The statement as one text: JSON with its fields in this order. Made once, at submission, and stored with the receipt, because officers
 * may choose another type of dispute later.
 */
export const statementText = (statement: Statement): string =>
	JSON.stringify(Object.fromEntries(statementFields.map((name) => [name, statement[name]])));

/** A code as people copy it: without the blanks and line breaks that come along. */
export const plainCode = (typed: string) => typed.replace(/[^\w-]/g, "");
