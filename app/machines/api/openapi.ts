import { z } from "zod";
import { absolute } from "../../config.server.ts";
import { contactForm } from "../../federation/contact-form.ts";
import { site } from "../../site.ts";
import { errorSchema, json, listQuery, pageOf, seasonQuery } from "./api.server.ts";
import * as schemas from "./schemas.ts";

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
		},
	});
