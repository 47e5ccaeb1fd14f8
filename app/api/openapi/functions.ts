import { z } from "zod";
import { disputeTypes, priorities, statuses } from "../../complaints/case/complaint.ts";
import { contactForm } from "../../contact/contact-form.ts";
import { listForm, updateForm } from "../functions/complaint-forms.ts";
import { askForCode, giveCode } from "../functions/otp-form.ts";
import { adminLoginForm } from "../functions/verify-admin-login.ts";

/** The OpenAPI description of one function. */
export type FunctionDescription = {
	summary: string;
	/** JSON that goes in; a function that takes a file names its field in `file` instead. */
	form?: z.ZodType;
	file?: string;
	/** Fields that may come beside the file, and what they say. */
	beside?: Record<string, string>;
	/** The body may be empty. */
	isOptional?: boolean;
	needsToken?: boolean;
	result: { description: string; schema: z.ZodType };
	/** The meaning of each status other than 200. */
	failures: Record<number, string>;
};

const done = z.object({ success: z.literal(true) });

const adminLoginResult = z.object({
	success: z.literal(true),
	admin: z.object({ id: z.string(), email: z.string(), full_name: z.string(), full_name_ar: z.string() }),
	token: z.string(),
});
const playerImagesResult = z.object({
	created: z.number(),
	updated: z.number(),
	errors: z.array(z.string()),
	entries: z.array(z.object({ name: z.string(), outcome: z.string(), message: z.string() })),
});
const complaintsResult = z.object({
	success: z.literal(true),
	complaints: z.array(
		z.object({
			id: z.uuid(),
			case_reference: z.string(),
			status: z.enum(statuses),
			dispute_type: z.enum(disputeTypes),
			priority: z.enum(priorities),
			version: z.number().int(),
			detailed_description: z.string(),
			detailed_description_ar: z.string().nullable(),
			incident_date: z.iso.date().nullable(),
			incident_location: z.string().nullable(),
			created_at: z.iso.datetime(),
			submitted_at: z.iso.datetime(),
			updated_at: z.iso.datetime(),
			last_updated_at: z.iso.datetime(),
			complaint_users: z.object({ full_name: z.string(), full_name_ar: z.string().nullable(), email: z.string() }),
		}),
	),
	next: z.uuid().nullable().describe("Sent as cursor it asks for the cases behind; null at the end."),
});

const badJson = { 400: "Not a JSON object" };
const staff = { 401: "No session", 403: "The account may not handle complaints" };

/** Every function under `/api/functions/`, by name. */
export const functions: Record<string, FunctionDescription> = {
	"send-contact-email": {
		summary: "Send a message to the federation",
		form: contactForm,
		result: { description: "Stored and on its way", schema: done },
		failures: { ...badJson, 422: "A field is wrong", 429: "Too many messages from this address" },
	},
	"generate-complaint-otp": {
		summary: "Send a code to an email address; the answer does not say whether a complainant has it",
		form: askForCode,
		result: {
			description: "The code is on its way, if the address is known",
			schema: done.extend({ message: z.string() }),
		},
		failures: { ...badJson, 422: "A field is wrong", 429: "Too many codes for this address or network" },
	},
	"verify-complaint-otp": {
		summary: "Check a code; a code is valid once, for the type and from the network it was asked for",
		form: giveCode,
		result: {
			description: "Whether the code is valid",
			schema: z.object({ valid: z.boolean(), message: z.string() }),
		},
		failures: { ...badJson, 422: "A field is wrong", 429: "Too many wrong codes" },
	},
	"verify-admin-login": {
		summary: "Sign in for a program of the staff",
		form: adminLoginForm,
		result: { description: "Signed in", schema: adminLoginResult },
		failures: {
			...badJson,
			401: "Wrong email or password, or the code of two-step verification is missing",
			403: "The account has no role, or must first choose a longer password or set up two-step verification",
			422: "A field is wrong",
			429: "Too many attempts",
		},
	},
	"admin-get-complaints": {
		summary: "Cases for a program of the complaints officers, the newest first; those without their part are left out",
		form: listForm,
		isOptional: true,
		needsToken: true,
		result: { description: "A page of the cases", schema: complaintsResult },
		failures: { ...badJson, ...staff, 422: "A field is wrong" },
	},
	"admin-update-complaint": {
		summary: "Change the status of a case",
		form: updateForm,
		needsToken: true,
		result: { description: "The status was changed", schema: done },
		failures: {
			...badJson,
			...staff,
			404: "There is no such case",
			409: "Not from this status, not by this account, or the case has changed meanwhile; the message says which",
			422: "A field is wrong, missing or unknown; the message names it",
		},
	},
	"process-player-images": {
		summary: "Photos of players from a zip archive",
		file: "zip",
		beside: { create: "`true` adds players for names that are not known; otherwise none is added" },
		needsToken: true,
		result: { description: "What came of the entries", schema: playerImagesResult },
		failures: {
			400: "No multipart form with a file named zip",
			401: "No session",
			403: "The account may not manage players",
			413: "The archive is larger than 64 MB",
			422: "Not a zip archive",
			429: "Too many uploads at once, or too many archives that wait for a decision",
		},
	},
};
