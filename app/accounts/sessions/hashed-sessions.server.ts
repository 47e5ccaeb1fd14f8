import type { kyselyAdapter } from "@better-auth/kysely-adapter";
import { hashOfToken } from "../../base/http/browser-token.server.ts";
import { fromKeys } from "../../base/literals.ts";

type AdapterFactory = ReturnType<typeof kyselyAdapter>;
type Adapter = ReturnType<AdapterFactory>;
type Row = Record<string, unknown> | null;
type Condition = { field: string; value: unknown };

/** The methods that take a model: their conditions and values are hashed. */
const withModel = [
	"create",
	"findOne",
	"findMany",
	"count",
	"update",
	"updateMany",
	"delete",
	"deleteMany",
	"consumeOne",
	"incrementOne",
] as const;

/**
 * The library's way to the database, with hashes in place of session tokens: what it writes and what it looks for are
 * hashed on their way in, and a row that was asked for by its token comes back with that token. A reader of the table
 * holds no session (decision 17).
 */
export const hashedSessions =
	(make: AdapterFactory): AdapterFactory =>
	(options) => {
		const inner = make(options);
		const hashed = (name: (typeof withModel)[number]) => async (args: { model: string }) => {
			const call = (given: object): Promise<unknown> => Reflect.apply(inner[name], inner, [given]);
			if (args.model !== "session") return call(args);
			const { sent, tokens } = hashedArguments(args);
			return withTokens(await call(sent), tokens);
		};
		const adapter: Adapter = Object.assign({ ...inner }, fromKeys(withModel, hashed), {
			// The library's own would run the work on the adapter beneath this one.
			transaction: <R>(work: (adapter: Adapter) => Promise<R>) => work(adapter),
		});
		return adapter;
	};

/** The arguments with hashes, and which token each hash is of. */
function hashedArguments(args: object) {
	const tokens = new Map<unknown, string>();
	const hash = (token: unknown): unknown => {
		if (Array.isArray(token)) return token.map(hash);
		if (typeof token !== "string") return token;
		tokens.set(hashOfToken(token), token);
		return hashOfToken(token);
	};
	const values = (row: unknown) => (isRow(row) && "token" in row ? { ...row, token: hash(row.token) } : row);
	const conditions = (where: Condition[]) =>
		where.map((each) => (each.field === "token" ? { ...each, value: hash(each.value) } : each));
	const sent = Object.fromEntries(
		Object.entries(args).map(([name, value]) => {
			if (name === "where" && Array.isArray(value)) return [name, conditions(value)];
			return [name, name === "data" || name === "update" || name === "set" ? values(value) : value];
		}),
	);
	return { sent, tokens };
}

const isRow = (value: unknown): value is NonNullable<Row> =>
	typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

function withTokens(result: unknown, tokens: Map<unknown, string>): unknown {
	if (Array.isArray(result)) return result.map((row) => withTokens(row, tokens));
	return isRow(result) && tokens.has(result.token) ? { ...result, token: tokens.get(result.token) } : result;
}
