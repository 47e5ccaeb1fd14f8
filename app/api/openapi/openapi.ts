import { z } from "zod";
import { absolute } from "../../base/config.server.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { errorSchema, json, listQuery, pageOf, seasonQuery } from "../api.server.ts";
import { groupStandingsQuery } from "../lists/league/group-standings.ts";
import { roundsQuery, tiesQuery } from "../lists/league/queries.ts";
import * as league from "../lists/league/schemas.ts";
import * as schemas from "../lists/schemas.ts";
import { type FunctionDescription, functions } from "./functions.ts";

export const handle = { cached: [] };

const lists = {
	news: { item: schemas.articleSchema, query: listQuery, summary: "Published news" },
	standings: {
		item: z.union([league.standingSchema, league.groupStandingSchema]),
		query: seasonQuery.extend(groupStandingsQuery.partial().shape),
		summary: "League table by season, or the table of a group",
	},
	competitions: { item: league.competitionSchema, query: seasonQuery, summary: "Competitions by season" },
	groups: { item: league.groupSchema, query: seasonQuery, summary: "Groups of competitions, each with a table" },
	rounds: { item: league.roundSchema, query: roundsQuery, summary: "Rounds of groups" },
	venues: { item: league.venueSchema, query: listQuery, summary: "Halls" },
	matches: {
		item: z.union([schemas.tieSchema, league.groupTieSchema]),
		query: tiesQuery,
		summary: "Ties, newest first; with more fields where a group or a round is asked for",
	},
	teams: { item: schemas.clubSchema, query: listQuery, summary: "Clubs" },
	players: { item: schemas.playerSchema, query: listQuery, summary: "Players" },
	"national-teams": {
		item: schemas.nationalTeamSchema,
		query: listQuery,
		summary: "National teams with their players",
	},
};

const items = {
	"matches/{id}": { name: "match", item: league.oneTieSchema, summary: "One tie" },
	"players/{id}": { name: "player", item: schemas.onePlayerSchema, summary: "One player" },
};

const body = (schema: z.ZodType, io: "input" | "output" = "output") => ({
	content: { "application/json": { schema: withoutDialect(z.toJSONSchema(schema, { io })) } },
});
const withoutDialect = ({ $schema, ...schema }: Record<string, unknown>) => schema;
const failure = (description: string) => ({ description, ...body(errorSchema) });

function operation(
	name: string,
	{ summary, form, file, beside = {}, isOptional, needsToken, result, failures }: FunctionDescription,
) {
	const multipart = {
		type: "object",
		required: [file],
		properties: {
			[file ?? ""]: { type: "string", format: "binary" },
			...Object.fromEntries(
				Object.entries(beside).map(([name, description]) => [name, { type: "string", description }]),
			),
		},
	};
	const sent = form ? body(form, "input") : { content: { "multipart/form-data": { schema: multipart } } };
	return {
		operationId: name,
		summary,
		...(needsToken && { security: [{ bearer: [] }] }),
		requestBody: { required: !isOptional, ...sent },
		responses: {
			200: { description: result.description, ...body(result.schema) },
			...Object.fromEntries(Object.entries(failures).map(([status, description]) => [status, failure(description)])),
		},
	};
}

function parametersOf(query: z.ZodObject) {
	const { properties = {} } = z.toJSONSchema(query, { io: "input" });
	return Object.entries(properties).map(([name, schema]) => {
		const { description, ...rest } = schema as { description?: string };
		return { name, in: "query", required: false, description, schema: rest };
	});
}

/** The description of the public API (OpenAPI 3.1), made from the schemas that check what goes in and out. */
export async function loader() {
	const settings = await siteSettings();
	return json({
		openapi: "3.1.0",
		info: { title: settings.name, version: "1.0.0", description: settings.description ?? settings.name },
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
			...Object.fromEntries(
				Object.entries(items).map(([path, { name, item, summary }]) => [
					`/api/v1/${path}`,
					{
						get: {
							operationId: `read-${name}`,
							summary,
							parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
							responses: { 200: { description: summary, ...body(item) }, 404: failure("There is none") },
						},
					},
				]),
			),
			...Object.fromEntries(
				Object.entries(functions).map(([name, described]) => [
					`/api/functions/${name}`,
					{ post: operation(name, described) },
				]),
			),
		},
		components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
	});
}
