import type { kyselyAdapter } from "@better-auth/kysely-adapter";
import { hashOfToken } from "../../base/http/browser-token.server.ts";

type MakeAdapter = ReturnType<typeof kyselyAdapter>;
type Adapter = ReturnType<MakeAdapter>;
type Row = Record<string, unknown> | null;
type Condition = { field: string; value: unknown };

/**
 * The library's way to the database, with hashes in place of session tokens: what it writes and what it looks for are hashed on their
 * way in, and a row that was asked for by its token comes back with that token. A reader of the table holds no session.
 */
export const hashedSessions =
	(make: MakeAdapter): MakeAdapter =>
	(options) => {
		const inner = make(options);
		/** Every method that takes a model, with its conditions and values hashed. */
		const hashed =
			<A extends { model: string }, R>(method: (args: A) => Promise<R>) =>
			async (args: A): Promise<R> => {
				if (args.model !== "session") return method(args);
				const { sent, tokens } = hashedArguments(args);
				return withTokens(await method(sent), tokens);
			};
		const adapter = {
			...inner,
			create: hashed(inner.create as never),
			findOne: hashed(inner.findOne as never),
			findMany: hashed(inner.findMany as never),
			count: hashed(inner.count as never),
			update: hashed(inner.update as never),
			updateMany: hashed(inner.updateMany as never),
			delete: hashed(inner.delete as never),
			deleteMany: hashed(inner.deleteMany as never),
			consumeOne: hashed(inner.consumeOne as never),
			incrementOne: hashed(inner.incrementOne as never),
			// The library's own would run the work on the adapter beneath this one.
			transaction: (work: (adapter: Adapter) => Promise<unknown>) => work(adapter as Adapter),
		};
		return adapter as Adapter;
	};

/** The arguments with hashes, and which token each hash is of. */
function hashedArguments<A extends object>(args: A) {
	const tokens = new Map<unknown, string>();
	const hash = (token: unknown): unknown => {
		if (Array.isArray(token)) return token.map(hash);
		if (typeof token !== "string") return token;
		tokens.set(hashOfToken(token), token);
		return hashOfToken(token);
	};
	const values = (row: unknown) => (isRow(row) && "token" in row ? { ...row, token: hash(row.token) } : row);
	const conditions = (where: unknown) =>
		(where as Condition[]).map((each) => (each.field === "token" ? { ...each, value: hash(each.value) } : each));
	const sent = Object.fromEntries(
		Object.entries(args).map(([name, value]) => {
			if (name === "where" && Array.isArray(value)) return [name, conditions(value)];
			return [name, name === "data" || name === "update" || name === "set" ? values(value) : value];
		}),
	) as A; // the same names with values of the same types
	return { sent, tokens };
}

const isRow = (value: unknown): value is NonNullable<Row> =>
	typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

function withTokens<R>(result: R, tokens: Map<unknown, string>): R {
	if (Array.isArray(result)) return result.map((row) => withTokens(row, tokens)) as R;
	return isRow(result) && tokens.has(result.token) ? { ...result, token: tokens.get(result.token) } : result;
}
