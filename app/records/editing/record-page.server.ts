import type { z } from "zod";
import { type PageArgs, pageArgs, type RouteArgs } from "../page-args.server.ts";
import { draftName, type Kind } from "./drafts.server.ts";
import { editorState, withoutDraft } from "./editor-state.server.ts";
import { type RecordOutcome, recordAction } from "./record-action.server.ts";

/** `query` is that of the list under the panel. */
type RecordArgs<P> = PageArgs<P> & { query: string };
/** `accepted` are the questions that the editor saves in spite of. */
type SaveArgs<P, Id> = RecordArgs<P> & { id: Id; version: number; accepted: string[] };

type Options<P, Id, S extends z.ZodType> = {
	/** Names the record for its draft and in the audit log. */
	kind: Kind;
	schema: S;
	/** The id in the address; undefined for a new record. */
	id: (params: P) => Id;
	/** The record that this one belongs to: in each of them a new one has a draft of its own. */
	under?: (args: RecordArgs<P>) => number;
	/** The page of the list: closing and saving lead there. */
	back: (args: RecordArgs<P>) => string;
	read: (id: number, args: RecordArgs<P>) => Promise<Record<string, unknown> | undefined>;
	/** The first values of the form of a new record. */
	blank?: (args: RecordArgs<P>) => Record<string, string> | Promise<Record<string, string>>;
	/** Runs before anything of the form is looked at. */
	before?: (args: RecordArgs<P>) => Promise<void>;
	save: (input: z.output<S>, args: SaveArgs<P, Id>) => Promise<RecordOutcome>;
	/** The message of the list after a save, where it is not "created" or "saved". */
	message?: string;
};

/**
 * Loader and action of the page with the form of one record, plain HTML that scripts improve (decision 9);
 * `RecordPanel` shows it. A route with further facts has a loader of its own around this one.
 */
export function recordPage<P, Id extends number | undefined, S extends z.ZodType>(options: Options<P, Id, S>) {
	const { kind, schema, under, back, read, blank, before, save, message } = options;
	const argsOf = (route: RouteArgs<P>) => ({ ...pageArgs(route), query: withoutDraft(route.url) });
	const draftOf = (args: RecordArgs<P>) =>
		draftName(kind, options.id(args.params) ?? (under ? `${under(args)}-new` : undefined));
	return {
		async loader(route: RouteArgs<P>) {
			const args = argsOf(route);
			const id = options.id(args.params);
			const row = id === undefined ? undefined : read(id, args);
			const first = id === undefined ? await blank?.(args) : undefined;
			const { state, draft } = await editorState(route, draftOf(args), row, first);
			return { isNew: id === undefined, state, draft, close: back(args) };
		},
		async action(route: RouteArgs<P>) {
			const args = argsOf(route);
			const id = options.id(args.params);
			return recordAction(route, {
				schema,
				subject: `${kind}:${id}`,
				draft: draftOf(args),
				before: before && (() => before(args)),
				save: (input, version, _actor, _values, accepted) => save(input, { ...args, id, version, accepted }),
				done: { message: message ?? (id === undefined ? "created" : "saved"), path: back(args) },
			});
		},
	};
}
