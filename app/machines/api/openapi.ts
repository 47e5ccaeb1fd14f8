import { z } from "zod";
import { disputeTypes, priorities, statuses } from "../../complaints/complaint.ts";
import { absolute } from "../../config.server.ts";
import { contactForm } from "../../federation/contact-form.ts";
import { site } from "../../site.ts";
import { errorSchema, json, listQuery, pageOf, seasonQuery } from "./api.server.ts";
import { listForm, updateForm } from "./complaint-forms.ts";
import * as schemas from "./schemas.ts";
import { adminLoginForm } from "./verify-admin-login.ts";

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

export const handle = { cached: [] };

const lists = {
	news: { item: schemas.articleSchema, query: listQuery, summary: "Published news" },
	standings: { item: schemas.standingSchema, query: seasonQuery, summary: "League table by season" },
	matches: { item: schemas.matchSchema, query: seasonQuery, summary: "Ties, newest first" },
	teams: { item: schemas.teamSchema, query: listQuery, summary: "Clubs" },
	players: { item: schemas.playerSchema, query: listQuery, summary: "Players" },
	"national-teams": {
		item: schemas.nationalTeamSchema,
		query: listQuery,
		summary: "National teams with their players",
	},
};

const body = (schema: z.ZodType, io: "input" | "output" = "output") => ({
	content: { "application/json": { schema: withoutDialect(z.toJSONSchema(schema, { io })) } },
});
const withoutDialect = ({ $schema, ...schema }: Record<string, unknown>) => schema;
const failure = (description: string) => ({ description, ...body(errorSchema) });

function parametersOf(query: z.ZodObject) {
	const { properties = {} } = z.toJSONSchema(query, { io: "input" });
	return Object.entries(properties).map(([name, schema]) => {
		const { description, ...rest } = schema as { description?: string };
		return { name, in: "query", required: false, description, schema: rest };
	});
}

/** The description of the public API (OpenAPI 3.1), made from the schemas that check what goes in and out. */
export const loader = () =>
	json({
		openapi: "3.1.0",
		info: { title: site.name.en, version: "1.0.0", description: site.description.en },
		servers: [{ url: absolute("") }],
		paths: {
			...Object.fromEntries(
				Object.entries(lists).map(([name, { item, query, summary }]) => [
					`/api/v1/${name}`,
					{
						get: {
							operationId: `list-${name}`,
							summary,
							parameters: parametersOf(query),
							responses: {
								200: { description: "A page of the list", ...body(pageOf(item)) },
								400: failure("A parameter is wrong"),
							},
						},
					},
				]),
			),
			"/api/functions/send-contact-email": {
				post: {
					operationId: "send-contact-email",
					summary: "Send a message to the federation",
					requestBody: { required: true, ...body(contactForm, "input") },
					responses: {
						200: { description: "Stored and on its way", ...body(z.object({ success: z.literal(true) })) },
						400: failure("Not a JSON object"),
						422: failure("A field is wrong"),
						429: failure("Too many messages from this address"),
					},
				},
			},
			"/api/functions/verify-admin-login": {
				post: {
					operationId: "verify-admin-login",
					summary: "Sign in for a program of the staff",
					requestBody: { required: true, ...body(adminLoginForm, "input") },
					responses: {
						200: { description: "Signed in", ...body(adminLoginResult) },
						401: failure("Wrong e-mail or password, or the code of the second factor is missing"),
						403: failure("The account has no role"),
						422: failure("A field is wrong"),
						429: failure("Too many tries"),
					},
				},
			},
			"/api/functions/admin-get-complaints": {
				post: {
					operationId: "admin-get-complaints",
					summary:
						"Cases for a program of the complaints officers, the newest first; those without their part are left out",
					security: [{ bearer: [] }],
					requestBody: { required: false, ...body(listForm, "input") },
					responses: {
						200: { description: "A page of the cases", ...body(complaintsResult) },
						400: failure("Not a JSON object"),
						401: failure("No session"),
						403: failure("The account may not handle complaints"),
						422: failure("A field is wrong"),
					},
				},
			},
			"/api/functions/admin-update-complaint": {
				post: {
					operationId: "admin-update-complaint",
					summary: "Change the status of a case",
					security: [{ bearer: [] }],
					requestBody: { required: true, ...body(updateForm, "input") },
					responses: {
						200: { description: "The status was changed", ...body(z.object({ success: z.literal(true) })) },
						400: failure("Not a JSON object"),
						401: failure("No session"),
						403: failure("The account may not handle complaints"),
						404: failure("There is no such case"),
						409: failure(
							"Not from this status, not by this account, or the case has changed meanwhile; the message says which",
						),
						422: failure("A field is wrong, missing or unknown; the message names it"),
					},
				},
			},
			"/api/functions/process-player-images": {
				post: {
					operationId: "process-player-images",
					summary: "Photos of players from a zip archive",
					security: [{ bearer: [] }],
					requestBody: {
						required: true,
						content: {
							"multipart/form-data": {
								schema: {
									type: "object",
									required: ["zip"],
									properties: { zip: { type: "string", format: "binary" } },
								},
							},
						},
					},
					responses: {
						200: { description: "What came of the entries", ...body(playerImagesResult) },
						401: failure("No session"),
						403: failure("The account may not manage players"),
						413: failure("The archive is larger than 64 MB"),
						422: failure("Not a zip archive"),
					},
				},
			},
		},
		components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
	});
